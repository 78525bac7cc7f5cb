/**
 * Marks what has the focus when a window opens: the field to begin with, or the answer that loses nothing, which Enter
 * right after the question gives.
 */
export const FOCUSED_FIRST = { 'data-focused-first': true } as const;

/** For a field with autoFocus: that comes too early for a window, which opens only once everything in it is there. */
export const focusedFirst = (isWanted: boolean | undefined): Partial<typeof FOCUSED_FIRST> =>
  isWanted ? FOCUSED_FIRST : {};
