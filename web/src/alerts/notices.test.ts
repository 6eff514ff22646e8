import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allowed, Notices, type Notice } from "./notices.svelte.ts";

const TURN: Notice = { subject: "turn", title: "Your turn", body: "Table NAC8SS", isSilent: true };

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = "granted";
  static answer: NotificationPermission = "granted";
  static made: FakeNotification[] = [];
  static requestPermission = vi.fn(async () => {
    FakeNotification.permission = FakeNotification.answer;
  });
  readonly close = vi.fn();
  readonly tag: string;
  constructor(
    readonly title: string,
    { tag }: { tag: string },
  ) {
    super();
    this.tag = tag;
    FakeNotification.made.push(this);
  }
}

/** What a service worker shows. */
const shown: FakeNotification[] = [];
const worker = {
  active: {},
  showNotification: vi.fn(async (title: string, options: { tag: string }) => {
    shown.push(new FakeNotification(title, options));
  }),
  getNotifications: async () => shown,
};
const focus = vi.fn();

beforeEach(() => {
  FakeNotification.permission = "granted";
  FakeNotification.made = [];
  shown.length = 0;
  vi.clearAllMocks();
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("location", { pathname: "/t/NAC8SS" });
  vi.stubGlobal("window", { focus });
});
afterEach(() => vi.unstubAllGlobals());

function withWorker(): void {
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => worker } });
}

test("a notification is shown once it is allowed, and never before", async () => {
  const notices = new Notices();
  FakeNotification.permission = "default";
  await notices.show(TURN);
  expect(FakeNotification.made).toHaveLength(0);
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
  expect(await notices.ask()).toBe(true);
  await notices.show(TURN);
  expect(FakeNotification.made.map(({ title }) => title)).toEqual(["Your turn"]);
});

test("a press brings the tab to the front", async () => {
  await new Notices().show(TURN);
  FakeNotification.made[0]?.dispatchEvent(new Event("click"));
  expect(focus).toHaveBeenCalledOnce();
  expect(FakeNotification.made[0]?.close).toHaveBeenCalledOnce();
});

test("the service worker shows it where there is one, with the way to the table", async () => {
  withWorker();
  await new Notices().show(TURN);
  expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith(
    "Your turn",
    expect.objectContaining({ tag: "dnup-turn", silent: true, data: { path: "/t/NAC8SS" } }),
  );
});

test("what was shown about something is taken away, and nothing else", async () => {
  withWorker();
  const notices = new Notices();
  await notices.show(TURN);
  await notices.show({ ...TURN, subject: "said" });
  await notices.clear("turn");
  expect(shown.map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
  await notices.clear();
  expect(shown.map(({ close }) => close.mock.calls.length)).toEqual([2, 1]);
});

test("without a service worker, too, it is taken away", async () => {
  const notices = new Notices();
  await notices.show(TURN);
  await notices.clear("said");
  expect(FakeNotification.made[0]?.close).not.toHaveBeenCalled();
  await notices.clear("turn");
  expect(FakeNotification.made[0]?.close).toHaveBeenCalledOnce();
});

test("the player is asked once; a no stays a no", async () => {
  FakeNotification.permission = "default";
  FakeNotification.answer = "denied";
  const notices = new Notices();
  expect(await notices.ask()).toBe(false);
  expect(await notices.ask()).toBe(false);
  expect(notices.allowed).toBe("denied");
  expect(FakeNotification.requestPermission).toHaveBeenCalledOnce();
  FakeNotification.answer = "granted";
});

test("why there are none is known", () => {
  vi.stubGlobal("Notification", undefined);
  expect(allowed()).toBe("missing");
  vi.stubGlobal("isSecureContext", false);
  expect(allowed()).toBe("insecure");
});

test("a system that shows no notifications causes no error", async () => {
  vi.stubGlobal(
    "Notification",
    Object.assign(
      function broken() {
        throw new TypeError("Illegal constructor");
      },
      { permission: "granted" },
    ),
  );
  await expect(new Notices().show(TURN)).resolves.toBeUndefined();
});
