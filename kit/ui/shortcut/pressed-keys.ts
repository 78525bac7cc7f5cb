/** What a shortcut needs to know of a pressed key. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp'>;

/** The second key of two must follow the first within this time, or it counts as a first one. */
export const SECOND_KEY_MS = 1_500;

/** The keys as shortcuts write them. Cmd on a Mac is Ctrl elsewhere. */
export const writtenKey = ({ key, ctrlKey, metaKey }: KeyPress): string =>
  ctrlKey || metaKey ? `mod+${key.toLowerCase()}` : key.toLowerCase();

/** The combinations that a key press completes, the longer one first: alone, and after the key before it. */
export function completedKeys(press: KeyPress, before: KeyPress | null): string[] {
  if (press.altKey) return [];
  const key = writtenKey(press);
  const isSoon = before !== null && press.timeStamp - before.timeStamp <= SECOND_KEY_MS;
  return isSoon ? [`${writtenKey(before)} ${key}`, key] : [key];
}
