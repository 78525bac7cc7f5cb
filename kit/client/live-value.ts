import { useSyncExternalStore } from 'react';

/** A value outside React that components can follow. */
export interface LiveValue<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function liveValue<Value>(initial: Value): LiveValue<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useLiveValue = <Value>(live: LiveValue<Value>): Value =>
  useSyncExternalStore(live.subscribe, live.get);
