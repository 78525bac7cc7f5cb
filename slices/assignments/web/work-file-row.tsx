import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#kit/ui/icon/icon.tsx';
import styles from './assignments.module.css';

interface WorkFileRowProps {
  name: string;
  bytes: number;
  /** Where it can be had; none while it is on the device only. */
  url?: string;
  about?: ReactNode;
  action?: ReactNode;
}

const MEGA = 1_000_000;

/** One file with its size, and what can be done with it. */
export function WorkFileRow({ name, bytes, url, about, action }: WorkFileRowProps) {
  const { formatNumber } = useIntl();
  const isLarge = bytes >= MEGA;
  const size = formatNumber(isLarge ? bytes / MEGA : Math.max(1, bytes / 1_000), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return (
    <li className={styles['file']}>
      <Icon name="file" />
      <span className={styles['fileWords']}>
        {url ? (
          <a href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          <span>{name}</span>
        )}
        <small>
          {size}
          {about && <> · {about}</>}
        </small>
      </span>
      {action}
    </li>
  );
}
