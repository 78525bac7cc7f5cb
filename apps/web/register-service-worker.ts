const WORKER = '/service-worker.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** The content policy lets scripts be named only by those whom it trusts; this one names a single script. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return WORKER;
  return trustedTypes.createPolicy('app', { createScriptURL: () => WORKER }).createScriptURL(WORKER);
}

/** What the page has loaded before the worker was there to see it; the browser has it at hand. */
const loadedAssets = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/'));

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(workerAddress());
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no other origin than ours.
    active?.postMessage({ loaded: loadedAssets() });
  } catch {
    // A browser that keeps nothing, or cannot fetch the worker now, shows the site all the same.
  }
}

/** What an app that was built here before has left in this browser would stand in the way of its sources. */
async function unregister(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  } catch {
    // A browser that keeps nothing has nothing to let go.
  }
}

/** Caches the frame of the app for times without a network; not in development. */
export async function registerServiceWorker(): Promise<void> {
  if ('serviceWorker' in navigator) await (import.meta.env.OFFLINE_FRAME ? register() : unregister());
}
