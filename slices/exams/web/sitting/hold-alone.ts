/** A tab that was closed, or a page that was reloaded, lets go within this time. */
const LETTING_GO_MS = 2_000;

/**
 * Holds an attempt for this tab alone, until the page goes or `signal` says so: two tabs would number what happens in
 * them alike. False when another tab has it. A browser without locks is trusted.
 */
export function holdAlone(attemptId: string, signal: AbortSignal): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  const patience = AbortSignal.any([signal, AbortSignal.timeout(LETTING_GO_MS)]);
  return new Promise((resolve) => {
    navigator.locks
      .request(
        `exam ${attemptId}`,
        { signal: patience },
        () =>
          new Promise<void>((letGo) => {
            resolve(true);
            signal.addEventListener('abort', () => letGo());
          }),
      )
      .catch(() => resolve(false));
  });
}
