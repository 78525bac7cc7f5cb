import type { ReactNode } from 'react';
import { IconCircle } from '../icon/icon-circle.tsx';
import type { IconName } from '../icon/icon.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon: IconName;
  title: ReactNode;
  /** The button that fills it. */
  action?: ReactNode;
  /** One sentence about what will be here. */
  children?: ReactNode;
}

/** A list that has nothing yet: one sentence, and the action that fills it. */
export function EmptyState({ icon, title, action, children }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <IconCircle icon={icon} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
