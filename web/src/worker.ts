const ADDRESS = "/sw.js";

/** What browsers call a policy for trusted types; not all of them have any. */
interface Policy {
  createScriptURL(address: string): string;
}
interface Policies {
  createPolicy(name: string, rules: Policy): Policy;
}

/** The worker's address as the server's content policy wants it: made by a policy that it names. */
export function trustedAddress(policies: Policies | undefined): string {
  // The rule gives one address, whatever it is asked for.
  const policy = policies?.createPolicy("dnup-worker", { createScriptURL: () => ADDRESS });
  return policy?.createScriptURL(ADDRESS) ?? ADDRESS;
}

/** Start the service worker where there can be one; the game does without it. */
export async function register(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  await navigator.serviceWorker.register(trustedAddress(trustedTypes)).catch(() => {});
}
