/**
 * What is kept in the browser under one name: for all its tabs, or for one of them while it is open. A browser that
 * refuses to keep things only makes it forgetful.
 */
export interface StoredValue<Value> {
  read(): Value | null;
  write(value: Value): void;
  remove(): void;
}

export function storedValue<Value>(
  name: string,
  parse: (stored: unknown) => Value | null,
  storage: () => Storage = () => localStorage,
): StoredValue<Value> {
  return {
    read() {
      try {
        const text = storage().getItem(name);
        return text === null ? null : parse(JSON.parse(text));
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        storage().setItem(name, JSON.stringify(value));
      } catch {
        // Full or forbidden storage: the page goes on with what it has in memory.
      }
    },
    remove() {
      try {
        storage().removeItem(name);
      } catch {
        // Forbidden storage holds nothing that could be removed.
      }
    },
  };
}

/** The names of all that is kept; none where the browser refuses to say. */
export function storedNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
