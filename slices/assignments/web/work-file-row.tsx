import type { ReactNode } from 'react';
import { useFileSize } from '#kit/ui/file-size/use-file-size.ts';
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

export function WorkFileRow({ name, bytes, url, about, action }: WorkFileRowProps) {
  const { size } = useFileSize();
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
          {size(bytes)}
          {about && <> · {about}</>}
        </small>
      </span>
      {action}
    </li>
  );
}
