import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ButtonTone } from './button.tsx';
import styles from './button.module.css';

interface LinkButtonProps {
  to: string;
  tone?: ButtonTone;
  children: ReactNode;
}

/** A link to another screen that looks like the action it is. */
export function LinkButton({ to, tone = 'default', children }: LinkButtonProps) {
  return (
    <Link to={to} className={styles['button']} data-tone={tone} data-size="normal">
      {children}
    </Link>
  );
}
