import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { MapPoint } from '#kit/world-map/projection.ts';
import { IconButton } from '../button/icon-button.tsx';
import { useText } from '../text/use-text.ts';
import styles from './world-map.module.css';

interface MapCardProps {
  /** What was pressed. */
  label: string;
  /** Where it lies in the window. */
  share: MapPoint;
  onClose: () => void;
  children: ReactNode;
}

/** Nearer to a side than this share, the card stands on the other side of the mark's middle. */
const SIDE = 0.3;

/** Stands beside the mark that was pressed, and has the focus. Escape closes it, and the mark has the focus again. */
export function MapCard({ label, share: { x, y }, onClose, children }: MapCardProps) {
  const text = useText();
  const card = useRef<HTMLElement>(null);
  useEffect(function focusCard() {
    card.current?.focus({ preventScroll: true });
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    // The keys of the map are for the map.
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from whatever is inside.
    <section
      ref={card}
      aria-label={label}
      tabIndex={-1}
      className={styles['card']}
      data-below={y < 0.5}
      data-side={x < SIDE ? 'right' : x > 1 - SIDE ? 'left' : 'middle'}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <div className={styles['cardWords']}>{children}</div>
      <IconButton icon="close" label={text('close')} onClick={onClose} />
    </section>
  );
}
