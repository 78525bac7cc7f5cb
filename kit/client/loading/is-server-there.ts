/** Small, the same for everybody, and asked for in a way that the service worker leaves to the network. */
const PROBE = '/config.json';

/** A network that swallows everything is none. */
const PATIENCE_MS = 10_000;

/**
 * Whether the college itself answers. A browser that says it is online may still have nothing behind it: a dead line, a gate
 * that wants a login, a server that is starting.
 */
export async function isServerThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
