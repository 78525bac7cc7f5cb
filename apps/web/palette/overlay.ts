import { liveValue, useLiveValue } from '#kit/client/live-value.ts';

/** What lies over the page: the palette, or the list of shortcuts. */
type Overlay = 'palette' | 'shortcuts' | null;

const live = liveValue<Overlay>(null);

/** What was typed into the palette before its field was there. */
let typedAhead = '';
let stopListening = (): void => undefined;

export function showOverlay(overlay: Overlay): void {
  if (overlay === live.get()) return;
  stopListening();
  typedAhead = '';
  if (overlay === 'palette') listenForTexts();
  live.set(overlay);
}

/** The words that the palette begins with. From here on its own field hears what is typed. */
export function takeTypedAhead(): string {
  stopListening();
  return typedAhead;
}

/** The code that draws the palette may still be on its way: until then its words are kept here, and move nothing else. */
function listenForTexts(): void {
  const listening = new AbortController();
  const hear = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') showOverlay(null);
    else if (event.key === 'Backspace') typedAhead = typedAhead.slice(0, -1);
    else if (event.key.length === 1) typedAhead += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', hear, { capture: true, signal: listening.signal });
  stopListening = () => listening.abort();
  // A press elsewhere meanwhile wins.
  document.addEventListener('pointerdown', stopListening, { capture: true, signal: listening.signal });
}

export const useOverlay = (): Overlay => useLiveValue(live);
