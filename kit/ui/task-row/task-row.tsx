import type { ReactNode } from 'react';
import { IconCircle } from '../icon/icon-circle.tsx';
import type { IconName } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { useMayOpen } from '../link/may-open.ts';
import styles from './task-row.module.css';

interface TaskRowProps {
  to: string;
  icon: IconName;
  /** Whether it can be done now. */
  isOpen: boolean;
  title: ReactNode;
  /** Where it belongs and until when it is to be done. */
  facts: ReactNode;
  /** How it stands. */
  children?: ReactNode;
  /** What a press does, where the row is not one of many of its kind: Go to exam. Not told to those whom it would turn away. */
  action?: ReactNode;
}

/** Something to do, in a list: which it is, until when, and how it stands. */
export function TaskRow({ to, icon, isOpen, title, facts, children, action }: TaskRowProps) {
  const mayOpen = useMayOpen();
  return (
    <Link to={to} className={styles['task']}>
      <IconCircle icon={icon} tone={isOpen ? 'brand' : 'neutral'} />
      <span className={styles['words']}>
        <strong>{title}</strong>
        <small>{facts}</small>
      </span>
      {children && <span className={styles['standing']}>{children}</span>}
      {action && mayOpen(to) && <span className={styles['action']}>{action}</span>}
    </Link>
  );
}
