import { useIntl } from 'react-intl';
import styles from './badge.module.css';

interface BadgeProps {
  count: number;
  /** brand: it waits for the reader. */
  tone?: 'neutral' | 'brand';
}

/** A small count beside a word. */
export function Badge({ count, tone = 'neutral' }: BadgeProps) {
  const { formatNumber } = useIntl();
  return (
    <span className={styles['badge']} data-tone={tone}>
      {formatNumber(count)}
    </span>
  );
}
