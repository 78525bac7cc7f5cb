import { isRecord, storedValue } from './stored-value.ts';

export const PERSIST_DEBOUNCE_MS = 1_000;

/** Longer caches are not stored at all: the browser would refuse other things next. */
export const PERSISTED_MAX_BYTES = 1_048_576;

interface PersistedCache {
  userId: string;
  answers: Record<string, unknown>;
}

const stored = storedValue<PersistedCache>('cache', (value) =>
  isRecord(value) && typeof value['userId'] === 'string' && isRecord(value['answers'])
    ? { userId: value['userId'], answers: value['answers'] }
    : null,
);

let timer: ReturnType<typeof setTimeout> | undefined;
let isPurged = false;

/** What was stored for this person; what belonged to another one is thrown away. */
export function readPersistedCache(userId: string): Record<string, unknown> | null {
  isPurged = false;
  const found = stored.read();
  if (found?.userId === userId) return found.answers;
  stored.remove();
  return null;
}

/** Stores what `extract` gives once nothing has changed for a while. */
export function persistSoon(userId: string, extract: () => Record<string, unknown>): void {
  if (isPurged) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    const cache: PersistedCache = { userId, answers: extract() };
    const bytes = new Blob([JSON.stringify(cache)]).size;
    if (bytes <= PERSISTED_MAX_BYTES) stored.write(cache);
  }, PERSIST_DEBOUNCE_MS);
}

/** Nothing of this person stays behind, and nothing that is still under way is written after it. */
export function purgePersistedCache(): void {
  isPurged = true;
  clearTimeout(timer);
  stored.remove();
}
