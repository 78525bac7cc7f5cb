import { useLayoutEffect, useRef } from 'react';
import { useText } from '#kit/ui/text/use-text.ts';
import { useTray } from '#kit/ui/tray/tray.ts';
import styles from './tray-slot.module.css';

/** Where style sheets read how much of the window's foot the tray takes: toasts stand above it, and the page ends above it. */
const HEIGHT = '--h-tray';

/** Pixels between the tray and what stands above it. */
const GAP = 12;

/** The place of the tray, once on every page. Nothing stands there while nothing is under way. */
export function TraySlot() {
  const text = useText();
  const parts = useTray();
  const tray = useRef<HTMLElement>(null);
  const isEmpty = parts.length === 0;

  useLayoutEffect(
    function makeRoomForTheTray() {
      const element = tray.current;
      if (!element) return;
      const { style } = document.documentElement;
      const measure = (): void => {
        const { offsetHeight } = element;
        style.setProperty(HEIGHT, offsetHeight === 0 ? '0px' : `${offsetHeight + GAP}px`);
      };
      measure();
      const resized = new ResizeObserver(measure);
      resized.observe(element);
      return () => {
        resized.disconnect();
        style.removeProperty(HEIGHT);
      };
    },
    [isEmpty],
  );

  if (isEmpty) return null;
  return (
    <div className={styles['room']}>
      <aside ref={tray} className={styles['tray']} aria-label={text('underWay')}>
        {parts.map(({ name, Content }) => (
          <Content key={name} />
        ))}
      </aside>
    </div>
  );
}
