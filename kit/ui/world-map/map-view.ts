import { MAP_HEIGHT, MAP_WIDTH, type MapPoint } from '#kit/world-map/projection.ts';

/** The part of the map in sight: its middle and its width, in map units. */
export interface MapView extends MapPoint {
  width: number;
}

/** Of the window in which it is seen, in pixels. */
export interface WindowSize {
  width: number;
  height: number;
}

/** About ten degrees from side to side: nearer, the coasts would be too coarse. */
const NEAREST = MAP_WIDTH / 36;
const ROOM = 1.3;
/** Around a single place, so that a country as large as any is known by its coasts. */
const ALONE = MAP_WIDTH / 8;

const shapeOf = ({ width, height }: WindowSize): number => height / width;
const widest = (size: WindowSize): number => Math.max(MAP_WIDTH, MAP_HEIGHT / shapeOf(size));

const between = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value));

/** Keeps the world in the window. */
export function within({ x, y, width }: MapView, size: WindowSize): MapView {
  const seen = between(width, NEAREST, widest(size));
  const tall = seen * shapeOf(size);
  return {
    x: between(x, seen / 2, MAP_WIDTH - seen / 2),
    y: between(y, tall / 2, MAP_HEIGHT - tall / 2),
    width: seen,
  };
}

export const wholeWorld = (size: WindowSize): MapView =>
  within({ x: MAP_WIDTH / 2, y: MAP_HEIGHT / 2, width: Infinity }, size);

/** As near as all of these can be seen together; the whole world where there are none. */
export function fitted(points: readonly MapPoint[], size: WindowSize): MapView {
  if (points.length === 0) return wholeWorld(size);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const span = Math.max(right - left, (foot - top) / shapeOf(size));
  const width = (span === 0 ? ALONE : Math.max(span, NEAREST)) * ROOM;
  return within({ x: (left + right) / 2, y: (top + foot) / 2, width }, size);
}

/** Nearer by a factor above one. The point stays where it is in the window. */
export function zoomed(view: MapView, factor: number, size: WindowSize, point: MapPoint = view): MapView {
  const width = between(view.width / factor, NEAREST, widest(size));
  const share = width / view.width;
  return within(
    { x: point.x + (view.x - point.x) * share, y: point.y + (view.y - point.y) * share, width },
    size,
  );
}

/** Moved by shares of the window. */
export const panned = (view: MapView, right: number, down: number, size: WindowSize): MapView =>
  within({ ...view, x: view.x + right * view.width, y: view.y + down * view.width * shapeOf(size) }, size);

/** Where a point of the map is in the window, as shares of its width and height. */
export const shareOf = (view: MapView, { x, y }: MapPoint, size: WindowSize): MapPoint => ({
  x: (x - view.x) / view.width + 0.5,
  y: (y - view.y) / (view.width * shapeOf(size)) + 0.5,
});

export const pointAt = (view: MapView, share: MapPoint, size: WindowSize): MapPoint => ({
  x: view.x + (share.x - 0.5) * view.width,
  y: view.y + (share.y - 0.5) * view.width * shapeOf(size),
});

export const viewBoxOf = (view: MapView, size: WindowSize): string => {
  const tall = view.width * shapeOf(size);
  return [view.x - view.width / 2, view.y - tall / 2, view.width, tall].map((n) => n.toFixed(2)).join(' ');
};
