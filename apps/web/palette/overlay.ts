import { liveValue, useLiveValue } from '#kit/client/live-value.ts';

/** What lies over the page: the palette, or the list of shortcuts. */
type Overlay = 'palette' | 'shortcuts' | null;

const live = liveValue<Overlay>(null);

export const showOverlay = (overlay: Overlay): void => live.set(overlay);

export const useOverlay = (): Overlay => useLiveValue(live);
