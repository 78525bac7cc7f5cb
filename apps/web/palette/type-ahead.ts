/** What was typed since the palette was asked for, until it is there to take the keys itself. */
let typed = '';
let listening: AbortController | null = null;

/** A palette that has not come by then is not coming: the keys belong to the page again. */
const PATIENCE_MS = 10_000;

/** Some keyboards write an @ by Control and Alt together, others by Alt alone. */
const isText = ({ key, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  [...key].length === 1 && (altKey || !ctrlKey) && !metaKey && !isComposing;

/** Keeps what is typed from now on, so that nobody has to wait for the palette before typing. Escape takes it back. */
export function beginTypeAhead(onCancel: () => void): void {
  listening?.abort();
  typed = '';
  const { signal } = (listening = new AbortController());
  const begunAt = performance.now();
  const hear = (event: KeyboardEvent): void => {
    if (performance.now() - begunAt > PATIENCE_MS) {
      endTypeAhead();
      return;
    }
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Backspace') typed = [...typed].slice(0, -1).join('');
    else if (isText(event)) typed += event.key;
    // Enter would press whatever has the focus on the page behind.
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    // Neither a field of the page nor its shortcuts may hear it too.
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', hear, { capture: true, signal });
}

export const typedAhead = (): string => typed;

/** Leaves the keys to the palette, which takes what was typed before. */
export function handOverTyped(take: (words: string) => void): void {
  if (typed) take(typed);
  endTypeAhead();
}

/** Leaves the keys to the page, where the palette is not opened after all. */
export function endTypeAhead(): void {
  listening?.abort();
  listening = null;
  typed = '';
}
