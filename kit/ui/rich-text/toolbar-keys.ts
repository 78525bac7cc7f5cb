/** Arrows go the way people read. */
const isRightToLeft = (element: Element): boolean => element.closest('[dir]')?.getAttribute('dir') === 'rtl';

/** The tool a key leads to from the one that has the focus; nothing for keys that lead nowhere. */
export function neighbourByKey(toolbar: HTMLElement, key: string): HTMLElement | null {
  const tools = Array.from(toolbar.querySelectorAll<HTMLElement>('button'));
  const current = tools.indexOf(document.activeElement as HTMLElement);
  const [forward, backward] = isRightToLeft(toolbar)
    ? ['ArrowLeft', 'ArrowRight']
    : ['ArrowRight', 'ArrowLeft'];
  if (key === forward) return tools[(current + 1) % tools.length] ?? null;
  if (key === backward) return tools.at(current <= 0 ? -1 : current - 1) ?? null;
  if (key === 'Home') return tools[0] ?? null;
  return key === 'End' ? (tools.at(-1) ?? null) : null;
}
