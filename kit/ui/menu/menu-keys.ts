const itemsOf = (menu: HTMLElement): HTMLElement[] =>
  Array.from(menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)'));

const wordsOf = (item: HTMLElement): string => (item.textContent ?? '').trim().toLocaleLowerCase();

/** The item a key leads to from the one that has the focus; null for keys that lead nowhere. */
export function itemByKey(menu: HTMLElement, key: string): HTMLElement | null {
  const items = itemsOf(menu);
  const current = items.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return items[(current + 1) % items.length] ?? null;
  if (key === 'ArrowUp') return items.at(current <= 0 ? -1 : current - 1) ?? null;
  if (key === 'Home') return items[0] ?? null;
  if (key === 'End') return items.at(-1) ?? null;
  if (key.length !== 1 || key === ' ') return null;
  const fromHere = [...items.slice(current + 1), ...items.slice(0, current + 1)];
  return fromHere.find((item) => wordsOf(item).startsWith(key.toLocaleLowerCase())) ?? null;
}
