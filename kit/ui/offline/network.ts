import { useSyncExternalStore } from 'react';

let isUnavailable = false;
const watchers = new Set<() => void>();
const waiting = new Set<() => void>();

export const isNetworkAway = (): boolean => isUnavailable;

export function watchReach(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function tell(isUnavailableNow: boolean): void {
  isUnavailable = isUnavailableNow;
  for (const watcher of watchers) watcher();
}

/** No answer came, or the browser says that it has no network. */
export const noteSilence = (): void => tell(true);

/** Any answer came: what waits for the network need not wait any longer. */
export function noteAnswer(): void {
  if (!isUnavailable) return;
  // An answer that was under way may still arrive after the browser has lost its network.
  tell(!navigator.onLine);
  if (!isUnavailable) retryWhatWaits();
}

export const useIsNetworkAway = (): boolean => useSyncExternalStore(watchReach, isNetworkAway);

/** Calls whenever it is worth trying once more what could not be had without a network. */
export function onRetry(retry: () => void): () => void {
  waiting.add(retry);
  return () => waiting.delete(retry);
}

/** Lets everything that waits try once more, and says whether anything did. */
export function retryWhatWaits(): boolean {
  const retries = [...waiting];
  for (const retry of retries) retry();
  return retries.length > 0;
}
