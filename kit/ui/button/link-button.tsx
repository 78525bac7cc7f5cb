import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { useMayOpen } from '../link/may-open.ts';
import type { ButtonTone } from './button.tsx';
import styles from './button.module.css';

interface LinkButtonProps {
  to: string;
  /** What the screen it leads to is told beside its address. */
  state?: unknown;
  tone?: ButtonTone;
  /** Read aloud, where the words alone do not say what it is about. */
  label?: string;
  children: ReactNode;
}

/** A link to another screen that looks like the action it is; not there for a reader who would only be turned away. */
export function LinkButton({ to, state, tone = 'default', label, children }: LinkButtonProps) {
  const mayOpen = useMayOpen();
  if (!mayOpen(to)) return null;
  return (
    <Link
      to={to}
      state={state}
      className={styles['button']}
      data-tone={tone}
      data-size="normal"
      {...(label !== undefined && { 'aria-label': label })}
    >
      {children}
    </Link>
  );
}
