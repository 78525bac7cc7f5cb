import { memo, useId, type ReactNode } from 'react';
import type { MapPoint } from '#kit/world-map/projection.ts';
import { BORDERS, LAND } from '#kit/world-map/world-outline.generated.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import { viewBoxOf, zoomed } from './map-view.ts';
import { useMapGestures, ZOOM_STEP } from './use-map-gestures.ts';
import type { SeenMap } from './use-map-view.ts';
import styles from './world-map.module.css';

interface MapSheetProps {
  label: string;
  seen: SeenMap;
  /** A press on the map, beside whatever stands on it. */
  onPick?: (point: MapPoint) => void;
  /** What stands on the map, placed by shares of its window. */
  children: ReactNode;
}

/** The world, drawn from what the app brings along. It is moved by pointer, fingers, keys and buttons. */
export function MapSheet({ label, seen, onPick, children }: MapSheetProps) {
  const text = useText();
  const id = useId();
  const gestures = useMapGestures(seen, onPick);
  const { sheet, view, size, change, reset } = seen;
  return (
    <div className={styles['frame']}>
      <section
        ref={sheet}
        className={styles['sheet']}
        data-picks={onPick !== undefined}
        aria-label={label}
        aria-describedby={`${id}-keys`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrow keys move it.
        tabIndex={0}
        {...gestures}
      >
        <svg className={styles['world']} viewBox={viewBoxOf(view, size)} aria-hidden="true">
          <Outline />
        </svg>
        {children}
      </section>
      <p id={`${id}-keys`} className={styles['unseen']}>
        <Text id="mapKeys" />
      </p>
      <div className={styles['zoom']}>
        <IconButton
          icon="plus"
          label={text('mapZoomIn')}
          onClick={() => change((now, window) => zoomed(now, ZOOM_STEP, window))}
        />
        <IconButton
          icon={MINUS}
          label={text('mapZoomOut')}
          onClick={() => change((now, window) => zoomed(now, 1 / ZOOM_STEP, window))}
        />
        <IconButton icon="globe" label={text('mapShowAll')} onClick={reset} />
      </div>
    </div>
  );
}

const MINUS = { path: 'M5 12h14' };

/** Drawn once: moving the map changes only the window. */
const Outline = memo(function Outline() {
  return (
    <>
      <path className={styles['land']} d={LAND} />
      <path className={styles['borders']} d={BORDERS} />
    </>
  );
});
