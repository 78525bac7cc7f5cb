import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { HOVER_OPENS_MS, PRESS_OPENS_MS, RELEASE_CLOSES_MS } from './tooltip-timing.ts';

/** Opens by hover, by a long press or by the focus of a keyboard, and knows when to close. */
export function useTooltip() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(function forgetTheTimer() {
    return () => clearTimeout(timer.current);
  }, []);

  function set(next: boolean, afterMs = 0): void {
    clearTimeout(timer.current);
    if (afterMs === 0) setIsOpen(next);
    else timer.current = setTimeout(() => setIsOpen(next), afterMs);
  }

  const release = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') return;
    set(false, isOpen ? RELEASE_CLOSES_MS : 0);
  };

  return {
    isOpen,
    close: () => set(false),
    events: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') set(true, HOVER_OPENS_MS);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') set(false);
      },
      onPointerDown: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') set(true, PRESS_OPENS_MS);
        else set(false);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) set(true);
      },
      onBlur: () => set(false),
    },
  };
}
