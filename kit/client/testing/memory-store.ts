import type { DeviceStore } from '../storage/device-store.ts';

/** A device's store that lives as long as a test. */
export function memoryStore(): DeviceStore & { isFull: boolean } {
  const kept = new Map<string, string>();
  return {
    isFull: false,
    put(key, value) {
      if (this.isFull) return Promise.reject(new Error('The device is full.'));
      kept.set(key, JSON.stringify(value));
      return Promise.resolve();
    },
    all: (prefix) =>
      Promise.resolve(
        [...kept]
          .filter(([key]) => key.startsWith(prefix))
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, value]) => ({ key, value: JSON.parse(value) as unknown })),
      ),
    remove(prefix) {
      for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key);
      return Promise.resolve();
    },
  };
}
