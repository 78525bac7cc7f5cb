/** A tab that was closed, or a page that was reloaded, lets go within this time. */
const LETTING_GO_MS = 2_000;

/** Whether a page has an attempt to itself; unsure in a browser that cannot tell. */
export type Hold = 'alone' | 'unsure' | 'taken';

const nameOf = (attemptId: string): string => `exam ${attemptId}`;

/**
 * Holds an attempt for this tab alone, until the page goes or `signal` says so: two tabs would number what happens in them
 * alike.
 */
export function holdAlone(attemptId: string, signal: AbortSignal): Promise<Hold> {
  if (!('locks' in navigator)) return Promise.resolve('unsure');
  const patience = AbortSignal.any([signal, AbortSignal.timeout(LETTING_GO_MS)]);
  return new Promise((resolve) => {
    navigator.locks
      .request(
        nameOf(attemptId),
        { signal: patience },
        () =>
          new Promise<void>((letGo) => {
            resolve('alone');
            signal.addEventListener('abort', () => letGo());
          }),
      )
      .catch(() => resolve('taken'));
  });
}

/** Whether another page of this browser is on an attempt, without holding it. */
export async function whoHolds(attemptId: string): Promise<Hold> {
  if (!('locks' in navigator)) return 'unsure';
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === nameOf(attemptId)) ? 'taken' : 'alone';
}
