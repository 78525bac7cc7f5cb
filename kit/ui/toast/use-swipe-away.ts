import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** A hand is never quite still: less than this is a click. */
const CLICK_PX = 4;

/** Handlers by which a thing can be dragged sideways: let go beyond this share of its width it is away, else back. */
export function useSwipeAway(share: number, onAway: () => void) {
  const drag = useRef<{ from: number; by: number } | null>(null);
  const wasDragged = useRef(false);
  const move = (element: HTMLElement, by: number) => {
    element.style.translate = by === 0 ? '' : `${by}px`;
  };
  return {
    onPointerDown({ clientX, button, pointerId, target, currentTarget }: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      // A button inside is pressed, not dragged.
      if (button !== 0 || (target as Element).closest('button')) return;
      drag.current = { from: clientX, by: 0 };
      currentTarget.setPointerCapture?.(pointerId);
    },
    onPointerMove({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
      if (!drag.current) return;
      drag.current.by = clientX - drag.current.from;
      if (Math.abs(drag.current.by) < CLICK_PX && !wasDragged.current) return;
      wasDragged.current = true;
      move(currentTarget, drag.current.by);
    },
    onPointerUp({ currentTarget }: PointerEvent<HTMLElement>) {
      const by = drag.current?.by ?? 0;
      drag.current = null;
      if (Math.abs(by) > currentTarget.offsetWidth * share) onAway();
      else move(currentTarget, 0);
    },
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      drag.current = null;
      move(currentTarget, 0);
    },
    /** The browser calls the end of a drag a click; it is none. */
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (wasDragged.current) event.stopPropagation();
    },
  };
}
