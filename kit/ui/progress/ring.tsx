import type { ReactNode } from 'react';
import styles from './ring.module.css';

interface RingProps {
  /** All that it shows, in words that are read aloud: “Chapel: 12h confirmed, 3h pending, 40h required”. */
  words: string;
  done: number;
  /** Handed in, and not counted yet. */
  waiting: number;
  /** Null where nothing is asked for: the ring then tells how much of what was handed in is done. */
  required: number | null;
  /** Stands in the middle, short. */
  children: ReactNode;
}

interface Arc {
  from: number;
  length: number;
}

/** The parts of a ring in hundredths of it. What is more than required fills it and no more. */
export function arcsOf({ done, waiting, required }: Pick<RingProps, 'done' | 'waiting' | 'required'>): {
  done: Arc;
  waiting: Arc;
} {
  const whole = required === null || required <= 0 ? done + waiting : required;
  const share = (part: number): number => (whole === 0 ? 0 : Math.min(100, (part / whole) * 100));
  const end = share(done);
  return { done: { from: 0, length: end }, waiting: { from: end, length: share(done + waiting) - end } };
}

/** How much of what is required is done, and how much waits to be counted: by width too, not by colour alone. */
export function Ring({ words, children, ...amounts }: RingProps) {
  const { done, waiting } = arcsOf(amounts);
  return (
    <div className={styles['ring']}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- It is drawn here and has no address of its own. */}
      <svg viewBox="0 0 100 100" role="img" aria-label={words}>
        <circle className={styles['track']} cx="50" cy="50" r="44" />
        <Part name="waiting" arc={waiting} />
        <Part name="done" arc={done} />
      </svg>
      <div className={styles['middle']} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

function Part({ name, arc: { from, length } }: { name: 'done' | 'waiting'; arc: Arc }) {
  if (length === 0) return null;
  return (
    <circle
      className={styles['arc']}
      data-part={name}
      cx="50"
      cy="50"
      r="44"
      pathLength="100"
      strokeDasharray={`${length} 100`}
      strokeDashoffset={-from}
    />
  );
}
