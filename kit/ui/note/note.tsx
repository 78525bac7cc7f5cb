import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './note.module.css';

type NoteTone = 'info' | 'success' | 'warning' | 'danger';

const ICONS: Record<NoteTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
};

interface NoteProps {
  tone?: NoteTone;
  children: ReactNode;
}

/** One sentence that stands out, with at most one action. Trouble is also read aloud at once. */
export function Note({ tone = 'info', children }: NoteProps) {
  return (
    <div className={styles['note']} data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon name={ICONS[tone]} size="note" />
      <div className={styles['words']}>{children}</div>
    </div>
  );
}
