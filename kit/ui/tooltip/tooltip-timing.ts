/** How long a pointer rests before the tooltip opens. */
export const HOVER_OPENS_MS = 100;
/** How long a finger presses before the tooltip opens. */
export const PRESS_OPENS_MS = 700;
/** How long the tooltip stays when the finger has gone: it covered what it points at. */
export const RELEASE_CLOSES_MS = 1_500;
