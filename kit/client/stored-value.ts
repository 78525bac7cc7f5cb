/** What is kept in the browser under one name. A browser that refuses to keep things only makes it forgetful. */
export interface StoredValue<Value> {
  read(): Value | null;
  write(value: Value): void;
  remove(): void;
}

export function storedValue<Value>(
  name: string,
  parse: (stored: unknown) => Value | null,
): StoredValue<Value> {
  return {
    read() {
      try {
        const text = localStorage.getItem(name);
        return text === null ? null : parse(JSON.parse(text));
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        localStorage.setItem(name, JSON.stringify(value));
      } catch {
        // Full or forbidden storage: the page goes on with what it has in memory.
      }
    },
    remove() {
      try {
        localStorage.removeItem(name);
      } catch {
        // Forbidden storage holds nothing that could be removed.
      }
    },
  };
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
