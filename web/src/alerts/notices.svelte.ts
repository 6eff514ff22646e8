/** Whether notifications can be shown, or why not. "default": nobody has asked yet. */
export type Allowed = NotificationPermission | "insecure" | "missing";

export function allowed(): Allowed {
  if (!isSecureContext) return "insecure";
  return typeof Notification === "undefined" ? "missing" : Notification.permission;
}

/** What a notification is about: a newer one about the same takes the place of the older. */
export type Subject = "turn" | "began" | "said";
const SUBJECTS: readonly Subject[] = ["turn", "began", "said"];

export interface Notice {
  readonly subject: Subject;
  readonly title: string;
  readonly body: string;
  /** Without the system's own sound. */
  readonly isSilent: boolean;
}

const tagOf = (subject: Subject): string => `dnup-${subject}`;

/** Notifications of the system. Showing one never fails: where it is impossible, there is none. */
export class Notices {
  /** What the browser allows; it follows what is changed in the browser's settings. */
  allowed = $state<Allowed>(allowed());
  #shown = new Map<Subject, Notification>();

  /** Follow what the browser allows; gives what ends that. */
  follow(): () => void {
    let status: PermissionStatus | null = null;
    let isOver = false;
    const look = (): void => {
      this.allowed = allowed();
    };
    const begin = async (): Promise<void> => {
      status = await navigator.permissions.query({ name: "notifications" });
      if (!isOver) status.addEventListener("change", look);
    };
    look();
    begin().catch(() => {}); // a browser that can't say so is asked again on the next visit
    return () => {
      isOver = true;
      status?.removeEventListener("change", look);
    };
  }

  /** Ask the player; only as an answer to a press. Whether notifications are allowed then. */
  async ask(): Promise<boolean> {
    if (allowed() === "default") await Notification.requestPermission().catch(() => {});
    this.allowed = allowed();
    return this.allowed === "granted";
  }

  async show(notice: Notice): Promise<void> {
    if (allowed() !== "granted") return;
    const { subject, title, body, isSilent } = notice;
    const options = {
      tag: tagOf(subject),
      body,
      icon: "/icon-192.png",
      silent: isSilent,
      data: { path: location.pathname },
    };
    try {
      const worker = await activeWorker();
      // On a phone only a service worker may show one.
      if (worker !== null) await worker.showNotification(title, options);
      else this.#keep(subject, new Notification(title, options));
    } catch {
      // The system shows none.
    }
  }

  /** Take away what was shown about these. */
  async clear(...subjects: readonly Subject[]): Promise<void> {
    const gone = subjects.length === 0 ? SUBJECTS : subjects;
    for (const subject of gone) this.#shown.get(subject)?.close();
    if (allowed() !== "granted") return;
    try {
      const worker = await activeWorker();
      const tags = new Set(gone.map(tagOf));
      const shown = (await worker?.getNotifications()) ?? [];
      for (const each of shown) if (tags.has(each.tag)) each.close();
    } catch {
      // Then they go when somebody sweeps them away.
    }
  }

  #keep(subject: Subject, notification: Notification): void {
    this.#shown.set(subject, notification);
    notification.addEventListener("click", () => {
      window.focus();
      notification.close();
    });
  }
}

async function activeWorker(): Promise<ServiceWorkerRegistration | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.active == null ? null : registration;
}
