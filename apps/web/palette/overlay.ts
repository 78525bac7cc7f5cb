import { liveValue, useLiveValue } from '#kit/client/live-value.ts';
import { beginTypeAhead, endTypeAhead } from './type-ahead.ts';

/** What lies over the page: the palette, or the list of shortcuts. */
type Overlay = 'palette' | 'shortcuts' | null;

const live = liveValue<Overlay>(null);

export function showOverlay(overlay: Overlay): void {
  if (overlay !== 'palette') endTypeAhead();
  // Its code may have to be fetched first; nobody waits for that before typing.
  else if (live.get() !== 'palette') beginTypeAhead(() => showOverlay(null));
  live.set(overlay);
}

export const useOverlay = (): Overlay => useLiveValue(live);
