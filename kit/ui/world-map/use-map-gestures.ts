import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { MapPoint } from '#kit/world-map/projection.ts';
import { panned, pointAt, zoomed } from './map-view.ts';
import type { SeenMap } from './use-map-view.ts';

export const ZOOM_STEP = 2;
const PAN_STEP = 0.2;
const WHEEL_STEP = 0.01;
/** A finger is never quite still. */
const STILL_PX = 6;

type Moves = Readonly<Record<string, (seen: SeenMap) => void>>;
const pan =
  (right: number, down: number) =>
  ({ change }: SeenMap): void =>
    change((view, size) => panned(view, right * PAN_STEP, down * PAN_STEP, size));
const zoom =
  (factor: number) =>
  ({ change }: SeenMap): void =>
    change((view, size) => zoomed(view, factor, size));
const KEYS: Moves = {
  ArrowLeft: pan(-1, 0),
  ArrowRight: pan(1, 0),
  ArrowUp: pan(0, -1),
  ArrowDown: pan(0, 1),
  '+': zoom(ZOOM_STEP),
  '=': zoom(ZOOM_STEP),
  '-': zoom(1 / ZOOM_STEP),
  '0': ({ reset }) => reset(),
};

interface Fingers {
  middle: MapPoint;
  spread: number;
}

function fingersOf(pointers: ReadonlyMap<number, MapPoint>): Fingers {
  const all = [...pointers.values()];
  const middle = {
    x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
    y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
  };
  const [first = middle, second = middle] = all;
  return { middle, spread: all.length > 1 ? Math.hypot(first.x - second.x, first.y - second.y) : 0 };
}

/** Moves and zooms a map by mouse, fingers and keys. A press that does not move picks a point. */
export function useMapGestures(seen: SeenMap, onPick?: (point: MapPoint) => void) {
  const pointers = useRef(new Map<number, MapPoint>());
  const travelledPx = useRef(0);
  const { sheet, view, size, change } = seen;

  const shareAt = ({ clientX, clientY }: { clientX: number; clientY: number }): MapPoint => {
    const { left = 0, top = 0 } = sheet.current?.getBoundingClientRect() ?? {};
    return { x: (clientX - left) / size.width, y: (clientY - top) / size.height };
  };

  // A pinch on a touchpad is a wheel with Ctrl; a wheel alone scrolls the page. React listens too late to stop the page's zoom.
  useEffect(function zoomByWheel() {
    const element = sheet.current;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const share = shareAt(event);
      change((now, window) =>
        zoomed(now, Math.exp(-event.deltaY * WHEEL_STEP), window, pointAt(now, share, window)),
      );
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  });

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    if (pointers.current.size === 0) travelledPx.current = 0;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    event.currentTarget.setPointerCapture?.(event.pointerId);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (!pointers.current.has(event.pointerId)) return;
    const before = fingersOf(pointers.current);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = fingersOf(pointers.current);
    const [right, down] = [before.middle.x - after.middle.x, before.middle.y - after.middle.y];
    travelledPx.current += Math.hypot(right, down) + Math.abs(after.spread - before.spread);
    if (travelledPx.current < STILL_PX) return;
    const share = shareAt({ clientX: after.middle.x, clientY: after.middle.y });
    change((now, window) => {
      const next = panned(now, right / window.width, down / window.height, window);
      if (before.spread === 0) return next;
      return zoomed(next, after.spread / before.spread, window, pointAt(next, share, window));
    });
  }

  const onPointerEnd = ({ pointerId }: PointerEvent): void => void pointers.current.delete(pointerId);

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (travelledPx.current >= STILL_PX || (event.target as Element).closest('button')) return;
      onPick?.(pointAt(view, shareAt(event), size));
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      if ((event.target as Element).closest('button')) return;
      const share = shareAt(event);
      change((now, window) => zoomed(now, ZOOM_STEP, window, pointAt(now, share, window)));
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const move = KEYS[event.key];
      if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
      // A mark that has the focus has no use for them; a field would.
      if (event.target !== event.currentTarget && !(event.target as Element).closest('button')) return;
      event.preventDefault();
      move(seen);
    },
  };
}
