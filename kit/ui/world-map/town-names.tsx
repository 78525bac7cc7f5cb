import { useMemo } from 'react';
import { project } from '#kit/world-map/projection.ts';
import type { Town } from '#kit/world-map/towns.ts';
import { shareOf } from './map-view.ts';
import type { SeenMap } from './use-map-view.ts';
import styles from './world-map.module.css';

/** So many of the largest in sight are tried, and those left out whose names would stand on another's. */
const TRIED = 80;
const NAMED = 18;
/** About how large a name is, with the room around it. */
const LETTER_PX = 6.5;
const DOT_PX = 16;
const LINE_PX = 18;

interface Named {
  name: string;
  left: number;
  top: number;
  width: number;
}

const isApart =
  (one: Named) =>
  (other: Named): boolean =>
    Math.abs(one.top - other.top) >= LINE_PX ||
    one.left + one.width <= other.left ||
    other.left + other.width <= one.left;

/** The names of the largest towns in sight, so that nobody guesses what lies where. Drawn alone: the finder says them. */
export function TownNames({ towns, seen: { view, size } }: { towns: readonly Town[]; seen: SeenMap }) {
  const points = useMemo(() => towns.map((town) => ({ name: town.name, ...project(town) })), [towns]);
  const named: Named[] = [];
  const inSight = points.flatMap((point): Named[] => {
    const { x, y } = shareOf(view, point, size);
    const town = {
      name: point.name,
      left: x * size.width,
      top: y * size.height,
      width: DOT_PX + point.name.length * LETTER_PX,
    };
    const isInside = town.left > 0 && town.left + town.width < size.width && y > 0.03 && y < 0.97;
    return isInside ? [town] : [];
  });
  for (const town of inSight.slice(0, TRIED))
    if (named.length < NAMED && named.every(isApart(town))) named.push(town);
  return (
    <div className={styles['towns']} aria-hidden="true">
      {named.map(({ name, left, top }) => (
        <span key={`${name} ${left} ${top}`} style={{ left, top }}>
          {name}
        </span>
      ))}
    </div>
  );
}
