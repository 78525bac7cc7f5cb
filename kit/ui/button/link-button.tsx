import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ButtonTone } from './button.tsx';
import styles from './button.module.css';

interface LinkButtonProps {
  to: string;
  /** What the screen it leads to is told beside its address. */
  state?: unknown;
  tone?: ButtonTone;
  children: ReactNode;
}

/** A link to another screen that looks like the action it is. */
export function LinkButton({ to, state, tone = 'default', children }: LinkButtonProps) {
  return (
    <Link to={to} state={state} className={styles['button']} data-tone={tone} data-size="normal">
      {children}
    </Link>
  );
}
