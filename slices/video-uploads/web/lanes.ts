import { MAX_TO_OWN_HOST } from '../rules/parallel.ts';

let taken = 0;
const waiting = new Set<() => void>();

/** Newer protocols send everything over one connection; without them films and pages compete for the same few. */
const isOverHttp1 = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => !/^h[23]/.test((entry as PerformanceNavigationTiming).nextHopProtocol ?? ''));

/** Whether what goes to this address takes a connection that the pages of this site would use. */
export const sharesConnections = (url: string): boolean =>
  new URL(url, window.location.href).origin === window.location.origin && isOverHttp1();

/** Comes when a connection may be taken; not at all once the signal is aborted. */
function ownLane(signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  waiting.add(resolve);
  const giveUp = (): void => {
    waiting.delete(resolve);
    reject(signal.reason as Error);
  };
  signal.addEventListener('abort', giveUp, { once: true });
  return promise.finally(() => signal.removeEventListener('abort', giveUp));
}

/** Sends something without taking the last connection from the pages, whichever film it belongs to. */
export async function inLane<Answer>(
  url: string,
  signal: AbortSignal,
  send: () => Promise<Answer>,
): Promise<Answer> {
  if (!sharesConnections(url)) return send();
  signal.throwIfAborted();
  // Where a page came without encryption, browsers have no locks: each tab then only counts its own.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? inLaneOfAllTabs(locks, signal, send) : inLaneOfThisTab(signal, send);
}

/** Tabs share the connections of a browser, and so its lanes. What a tab held is free once the tab is gone. */
async function inLaneOfAllTabs<Answer>(
  locks: LockManager,
  signal: AbortSignal,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const { promise: lane, resolve, reject } = Promise.withResolvers<() => void>();
  const found = new AbortController();
  const wanted = AbortSignal.any([signal, found.signal]);
  const take = (): Promise<void> | undefined => {
    if (wanted.aborted) return undefined;
    const held = Promise.withResolvers<void>();
    resolve(held.resolve);
    found.abort();
    return held.promise;
  };
  // Whichever comes free first; the others are then asked for no more.
  for (let number = 1; number <= MAX_TO_OWN_HOST; number += 1)
    locks.request(`video-upload lane ${number}`, { signal: wanted }, take).catch(reject);
  const leave = await lane;
  try {
    return await send();
  } finally {
    leave();
  }
}

async function inLaneOfThisTab<Answer>(signal: AbortSignal, send: () => Promise<Answer>): Promise<Answer> {
  if (taken >= MAX_TO_OWN_HOST) await ownLane(signal);
  else taken += 1;
  try {
    return await send();
  } finally {
    // The lane goes to whoever has waited longest; only where nobody waits is it free.
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      next();
    } else taken -= 1;
  }
}
