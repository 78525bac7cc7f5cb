import type { ReactNode } from 'react';
import styles from './chip.module.css';

interface ChipProps {
  tone?: 'neutral' | 'brand' | 'info' | 'success' | 'warning' | 'danger';
  children: ReactNode;
}

/** A status as a word; the colour only supports it. */
export function Chip({ tone = 'neutral', children }: ChipProps) {
  return (
    <span className={styles['chip']} data-tone={tone}>
      {children}
    </span>
  );
}
