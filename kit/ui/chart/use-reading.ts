import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

/** The point being read, by pointer, finger or keyboard. */
export function useReading(count: number) {
  const [at, setAt] = useState<number | null>(null);

  function point(event: PointerEvent<HTMLElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const place = Math.floor((isMirrored ? 1 - share : share) * count);
    setAt(Math.max(0, Math.min(count - 1, place)));
  }

  return {
    at,
    read: setAt,
    /** For the area over which a pointer reads. A finger's reading stays until it taps elsewhere. */
    pointerEvents: {
      onPointerMove: point,
      onPointerDown: point,
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') setAt(null);
      },
    },
    /** For the control by which the keyboard reads. */
    keyboardEvents: {
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) setAt(at ?? 0);
      },
      onBlur: () => setAt(null),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') setAt(null);
      },
    },
  };
}
