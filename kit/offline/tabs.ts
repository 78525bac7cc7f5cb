/** Where a page came without encryption, browsers have no locks: each tab then only knows its own work. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/** Does something while no other tab of this browser does the same. */
export async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  const manager = locks();
  if (manager) await manager.request(name, work);
  else await work();
}

/** A tab that was closed, or a page that was reloaded, lets go within this time. */
const LETTING_GO_MS = 2_000;

/** Whether a page has something to itself; unsure in a browser that cannot tell. */
export type Hold = 'alone' | 'unsure' | 'taken';

/** Holds something for this tab alone, until the page goes or `signal` says so. */
export function holdAlone(name: string, signal: AbortSignal): Promise<Hold> {
  const manager = locks();
  if (!manager) return Promise.resolve('unsure');
  const patience = AbortSignal.any([signal, AbortSignal.timeout(LETTING_GO_MS)]);
  return new Promise((resolve) => {
    manager
      .request(
        name,
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

/** Whether another page of this browser holds something, without holding it. */
export async function whoHolds(name: string): Promise<Hold> {
  const manager = locks();
  if (!manager) return 'unsure';
  const { held = [] } = await manager.query();
  return held.some((lock) => lock.name === name) ? 'taken' : 'alone';
}
