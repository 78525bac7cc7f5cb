import type { MapPoint } from '#kit/world-map/projection.ts';

export interface Cluster<Item extends MapPoint> extends MapPoint {
  items: Item[];
}

/** Joins what would lie on top of each other: each stands with the first that is nearer than so many map units. */
export function clustered<Item extends MapPoint>(items: readonly Item[], apart: number): Cluster<Item>[] {
  const clusters: Cluster<Item>[] = [];
  const cells = new Map<string, Cluster<Item>[]>();
  const cellOf = (value: number): number => Math.floor(value / apart);
  for (const item of items) {
    const near = nearestOf(item, cells, cellOf, apart);
    if (near) {
      near.items.push(item);
      continue;
    }
    const cluster = { x: item.x, y: item.y, items: [item] };
    const cell = `${cellOf(item.x)} ${cellOf(item.y)}`;
    cells.set(cell, [...(cells.get(cell) ?? []), cluster]);
    clusters.push(cluster);
  }
  return clusters.toSorted((one, other) => one.x - other.x || one.y - other.y);
}

function nearestOf<Item extends MapPoint>(
  { x, y }: MapPoint,
  cells: ReadonlyMap<string, Cluster<Item>[]>,
  cellOf: (value: number) => number,
  apart: number,
): Cluster<Item> | undefined {
  for (const column of [-1, 0, 1])
    for (const row of [-1, 0, 1]) {
      const around = cells.get(`${cellOf(x) + column} ${cellOf(y) + row}`);
      const near = around?.find((cluster) => Math.hypot(cluster.x - x, cluster.y - y) < apart);
      if (near) return near;
    }
  return undefined;
}
