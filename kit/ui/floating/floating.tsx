import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { placeFloating, type Align, type Side } from './place-floating.ts';
import styles from './floating.module.css';

interface FloatingProps {
  /** What it floats beside; a press there is the anchor's own business and does not dismiss. */
  anchor: RefObject<HTMLElement | null>;
  side?: Side;
  align?: Align;
  /** Called on Escape and on a press elsewhere. */
  onDismiss: () => void;
  /** Escape also reaches what is around it, such as a dialog. */
  passesEscape?: boolean;
  children: ReactNode;
}

/** Pixels between the anchor and what floats. */
const GAP = 6;

/** Shows its content over everything else, beside its anchor, for as long as it is rendered. */
export function Floating(props: FloatingProps) {
  const { anchor, side = 'below', align = 'start', onDismiss, passesEscape = false, children } = props;
  const floating = useRef<HTMLSpanElement>(null);
  const dismiss = useEffectEvent(onDismiss);

  useLayoutEffect(
    function floatBesideTheAnchor() {
      const box = floating.current;
      const beside = anchor.current;
      if (!box || !beside) return;
      box.showPopover();
      const place = (): void => {
        const { clientWidth: width, clientHeight: height } = document.documentElement;
        box.style.setProperty('--anchor-width', `${beside.offsetWidth}px`);
        const from = beside.getBoundingClientRect();
        const placed = placeFloating(
          from,
          box.getBoundingClientRect(),
          { width, height },
          { side, align, gap: GAP },
        );
        box.style.left = `${placed.left}px`;
        box.style.top = `${placed.top}px`;
        // For an arrow that points at the anchor even where the window's edge has pushed the box aside.
        box.style.setProperty('--anchor-middle', `${from.left + from.width / 2 - placed.left}px`);
        box.dataset['side'] = placed.side;
      };
      place();
      // Content that arrives later, such as options from the server, changes the size.
      const resized = new ResizeObserver(place);
      resized.observe(box);
      window.addEventListener('resize', place);
      window.addEventListener('scroll', place, true);
      return () => {
        resized.disconnect();
        window.removeEventListener('resize', place);
        window.removeEventListener('scroll', place, true);
      };
    },
    [anchor, side, align],
  );

  useEffect(
    function dismissFromOutside() {
      const onPress = ({ target }: PointerEvent): void => {
        const isInside = [floating, anchor].some(({ current }) => current?.contains(target as Node));
        if (!isInside) dismiss();
      };
      const onKey = (event: KeyboardEvent): void => {
        if (event.key !== 'Escape') return;
        // What floats out of this one, such as the calendar of a field, is dismissed before it.
        if (floating.current?.querySelector('[data-escape="kept"]')) return;
        if (!passesEscape) {
          event.preventDefault();
          event.stopPropagation();
        }
        dismiss();
      };
      document.addEventListener('pointerdown', onPress, true);
      document.addEventListener('keydown', onKey, true);
      return () => {
        document.removeEventListener('pointerdown', onPress, true);
        document.removeEventListener('keydown', onKey, true);
      };
    },
    [anchor, passesEscape],
  );

  return (
    // A span may stand where words may, so that a word in a paragraph can have a tooltip.
    <span
      ref={floating}
      className={styles['floating']}
      popover="manual"
      data-escape={passesEscape ? 'passed on' : 'kept'}
    >
      {children}
    </span>
  );
}
