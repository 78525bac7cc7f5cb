import { useMemo, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { project, type MapPoint, type Place } from '#kit/world-map/projection.ts';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import { clustered, type Cluster } from './clusters.ts';
import { MapSheet } from './map-sheet.tsx';
import { MapCard } from './map-card.tsx';
import { fitted, shareOf } from './map-view.ts';
import { useMapView } from './use-map-view.ts';
import styles from './world-map.module.css';

export interface MapMarker extends Place {
  id: string;
  label: string;
}

type Pointed<Marker> = { marker: Marker } & MapPoint;

interface WorldMapProps<Marker extends MapMarker> {
  label: string;
  markers: readonly Marker[];
  pressed: readonly string[];
  onPress: (ids: readonly string[]) => void;
  /** What stands beside the mark that is pressed. */
  card?: ReactNode;
  /** The same as a list, which stands beside the map: what was pressed, or else what is in sight. */
  children: (shown: readonly Marker[], isPressed: boolean) => ReactNode;
}

/** So near to each other, marks would be hard to press. */
const APART_PX = 40;

/** What lies somewhere, on a map and as a list. Marks that would lie on each other are one, which shows them nearer. */
export function WorldMap<Marker extends MapMarker>(props: WorldMapProps<Marker>) {
  const { label, markers, pressed, onPress, card, children } = props;
  const text = useText();
  const points = useMemo(
    () => markers.map((marker): Pointed<Marker> => ({ marker, ...project(marker) })),
    [markers],
  );
  const seen = useMapView(points);
  const { view, size, change, sheet } = seen;
  const isInSight = (point: MapPoint): boolean => {
    const { x, y } = shareOf(view, point, size);
    return x >= 0 && x <= 1 && y >= 0 && y <= 1;
  };
  const apart = (APART_PX * view.width) / size.width;
  const clusters = useMemo(() => clustered(points, apart), [points, apart]);
  const inSight = points.filter(isInSight).map(({ marker }) => marker);
  const chosen = markers.filter(({ id }) => pressed.includes(id));

  const cardAt = points.find(({ marker }) => marker.id === chosen[0]?.id);
  const pressedMark = useRef<HTMLButtonElement>(null);

  function closeCard(): void {
    onPress([]);
    // At another width the mark may have become one with others.
    const mark = pressedMark.current;
    (mark?.isConnected ? mark : sheet.current)?.focus();
  }

  function press({ items }: Cluster<Pointed<Marker>>): void {
    const next = fitted(items, size);
    const comesApart = clustered(items, (APART_PX * next.width) / size.width).length > 1;
    const isOpen = items.every(({ marker }) => pressed.includes(marker.id));
    onPress(comesApart || isOpen ? [] : items.map(({ marker }) => marker.id));
    if (!comesApart) return;
    change(() => next);
    // The mark is gone from under the focus.
    sheet.current?.focus();
  }

  return (
    <div className={styles['map']}>
      <MapSheet label={label} seen={seen}>
        {clusters.filter(isInSight).map((cluster) => (
          <Mark
            key={cluster.items.map(({ marker }) => marker.id).join()}
            cluster={cluster}
            share={shareOf(view, cluster, size)}
            isPressed={cluster.items.some(({ marker }) => pressed.includes(marker.id))}
            onPress={(pressedCluster, element) => {
              pressedMark.current = element;
              press(pressedCluster);
            }}
          />
        ))}
        {card && cardAt && isInSight(cardAt) && (
          <MapCard
            key={pressed.join()}
            label={chosen.map((marker) => marker.label).join(', ')}
            share={shareOf(view, cardAt, size)}
            onClose={closeCard}
          >
            {card}
          </MapCard>
        )}
      </MapSheet>
      <output className={styles['unseen']}>{text('mapInView', { count: inSight.length })}</output>
      <p className={styles['fingers']}>
        <Text id="mapTwoFingers" />
      </p>
      <div className={styles['list']}>
        {children(chosen.length > 0 ? chosen : inSight, chosen.length > 0)}
      </div>
    </div>
  );
}

interface MarkProps<Marker extends MapMarker> {
  cluster: Cluster<Pointed<Marker>>;
  share: MapPoint;
  isPressed: boolean;
  onPress: (cluster: Cluster<Pointed<Marker>>, element: HTMLButtonElement) => void;
}

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

function Mark<Marker extends MapMarker>({ cluster, share, isPressed, onPress }: MarkProps<Marker>) {
  const text = useText();
  const { formatNumber } = useIntl();
  const [first, ...others] = cluster.items;
  if (!first) return null;
  const name = first.marker.label;
  return (
    <button
      type="button"
      className={styles['mark']}
      data-many={others.length > 0}
      style={{ left: percent(share.x), top: percent(share.y) }}
      aria-label={others.length > 0 ? text('mapCluster', { name, count: others.length }) : name}
      aria-pressed={isPressed}
      title={others.length > 0 ? undefined : name}
      onClick={({ currentTarget }) => onPress(cluster, currentTarget)}
    >
      {/* The number is drawn: the name says it in words. */}
      <span data-count={others.length > 0 ? formatNumber(cluster.items.length) : undefined} />
    </button>
  );
}
