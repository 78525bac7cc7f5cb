import { useMemo } from 'react';
import { project } from '#kit/world-map/projection.ts';
import type { Town } from '#kit/world-map/towns.ts';
import { clustered } from './clusters.ts';
import { shareOf } from './map-view.ts';
import type { SeenMap } from './use-map-view.ts';
import styles from './world-map.module.css';

/** So many of the largest in sight are tried, and those left out that would stand on another's name. */
const TRIED = 60;
const APART_PX = 84;

/** The names of the largest towns in sight, so that nobody guesses what lies where. Drawn alone: the finder says them. */
export function TownNames({ towns, seen: { view, size } }: { towns: readonly Town[]; seen: SeenMap }) {
  const points = useMemo(() => towns.map((town) => ({ name: town.name, ...project(town) })), [towns]);
  const inSight = points.flatMap((point) => {
    const share = shareOf(view, point, size);
    return Math.min(share.x, share.y) > 0.02 && share.x < 0.9 && share.y < 0.98 ? [{ ...point, share }] : [];
  });
  const named = clustered(inSight.slice(0, TRIED), (APART_PX * view.width) / size.width);
  return (
    <div className={styles['towns']} aria-hidden="true">
      {named.map(({ items: [town] }) =>
        town ? (
          <span
            key={`${town.name} ${town.x} ${town.y}`}
            style={{ left: `${town.share.x * 100}%`, top: `${town.share.y * 100}%` }}
          >
            {town.name}
          </span>
        ) : null,
      )}
    </div>
  );
}
