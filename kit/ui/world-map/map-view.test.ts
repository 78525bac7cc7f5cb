import { expect, test } from 'vitest';
import { MAP_HEIGHT, MAP_WIDTH, project } from '#kit/world-map/projection.ts';
import { clustered } from './clusters.ts';
import { fitted, panned, pointAt, shareOf, wholeWorld, zoomed } from './map-view.ts';

const DESK = { width: 1_000, height: 500 };
const PHONE = { width: 360, height: 270 };
const NAIROBI = project({ latitude: -1.3, longitude: 36.8 });
const KAMPALA = project({ latitude: 0.3, longitude: 32.6 });
const AUCKLAND = project({ latitude: -36.8, longitude: 174.8 });

test.each([DESK, PHONE])('the whole world fits a window of %o', (size) => {
  const view = wholeWorld(size);
  expect(view.width).toBeGreaterThanOrEqual(MAP_WIDTH);
  expect((view.width * size.height) / size.width).toBeGreaterThanOrEqual(MAP_HEIGHT);
});

test.each([
  ['one place', [NAIROBI]],
  ['two that are close', [NAIROBI, KAMPALA]],
  ['two at the ends of the world', [NAIROBI, AUCKLAND]],
])('%s can be seen at first', (_, points) => {
  const view = fitted(points, DESK);
  for (const point of points) {
    const { x, y } = shareOf(view, point, DESK);
    expect(Math.min(x, y)).toBeGreaterThan(0.02);
    expect(Math.max(x, y)).toBeLessThan(0.98);
  }
});

test('around a single place there is enough to know where it is', () => {
  const denver = project({ latitude: 39.7, longitude: -105 });
  const view = fitted([denver], DESK);
  for (const coast of [-122, -90]) {
    const { x } = shareOf(view, project({ latitude: 37, longitude: coast }), DESK);
    expect(Math.abs(x - 0.5)).toBeLessThan(0.5);
  }
  expect(fitted([NAIROBI, KAMPALA], DESK).width).toBeLessThan(view.width);
});

test('a point stays under the pointer while the map is zoomed', () => {
  const view = fitted([NAIROBI, KAMPALA], DESK);
  const far = zoomed(view, 0.5, DESK, NAIROBI);
  expect(shareOf(far, NAIROBI, DESK).x).toBeCloseTo(shareOf(view, NAIROBI, DESK).x);
  expect(pointAt(far, shareOf(far, KAMPALA, DESK), DESK).y).toBeCloseTo(KAMPALA.y);
});

test('nobody loses the world by moving or zooming', () => {
  let view = fitted([AUCKLAND], DESK);
  for (let step = 0; step < 50; step++) view = panned(view, 0.5, 0.5, DESK);
  expect(view.x + view.width / 2).toBeCloseTo(MAP_WIDTH);
  expect(view.y + view.width / 4).toBeCloseTo(MAP_HEIGHT);
  for (let step = 0; step < 50; step++) view = zoomed(view, 0.5, DESK);
  expect(view).toEqual(wholeWorld(DESK));
  for (let step = 0; step < 50; step++) view = zoomed(view, 2, DESK);
  expect(view.width).toBeGreaterThan(100);
});

test('what lies close is one cluster, and all of it is in some cluster', () => {
  const points = Array.from({ length: 2_000 }, (_, n) => ({ n, x: (n * 37) % 4_000, y: (n * 91) % 1_760 }));
  const clusters = clustered(points, 80);
  expect(clusters.flatMap(({ items }) => items)).toHaveLength(points.length);
  expect(clusters.length).toBeLessThan(1_000);
  const gaps = clusters.flatMap((one, i) =>
    clusters.slice(i + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(80);
  expect(clustered([NAIROBI, KAMPALA, AUCKLAND], 60).map(({ items }) => items.length)).toEqual([2, 1]);
});
