import { useEffect, useRef, useState, type RefObject } from 'react';
import type { MapPoint } from '#kit/world-map/projection.ts';
import { fitted, type MapView, type WindowSize } from './map-view.ts';

/** Until it is measured. */
const UNMEASURED: WindowSize = { width: 800, height: 400 };

export interface SeenMap {
  sheet: RefObject<HTMLDivElement | null>;
  view: MapView;
  size: WindowSize;
  change: (next: (view: MapView, size: WindowSize) => MapView) => void;
  /** Back to where everything can be seen. */
  reset: () => void;
}

/** The part of the map in sight. It begins with all points, and again whenever they are others. */
export function useMapView(points: readonly MapPoint[]): SeenMap {
  const sheet = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(UNMEASURED);
  const [moved, setMoved] = useState<{ from: string; view: MapView } | null>(null);
  // The same points in another list are no others.
  const from = points.map(({ x, y }) => `${x} ${y}`).join();
  const viewIn = (window: WindowSize): MapView =>
    moved?.from === from ? moved.view : fitted(points, window);

  useEffect(function measureSheet() {
    const element = sheet.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return {
    sheet,
    view: viewIn(size),
    size,
    change: (next) =>
      setMoved((last) => ({
        from,
        view: next(last?.from === from ? last.view : fitted(points, size), size),
      })),
    reset: () => setMoved(null),
  };
}
