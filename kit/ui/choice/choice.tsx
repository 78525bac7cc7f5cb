import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './choice.module.css';

export interface ChoiceProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'children' | 'role'
> {
  label: ReactNode;
  help?: ReactNode;
}

/** A native control with its words beside it and looks of our own. */
export function Choice({
  kind,
  label,
  help,
  ...input
}: ChoiceProps & { kind: 'checkbox' | 'radio' | 'switch' }) {
  return (
    <label className={styles['choice']}>
      <input
        {...input}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        {...(kind === 'switch' && { role: 'switch' })}
      />
      <span className={styles['mark']} data-kind={kind}>
        {kind === 'checkbox' && <Icon name="check" />}
      </span>
      <span className={styles['words']}>
        {label}
        {help && <span className={styles['help']}>{help}</span>}
      </span>
    </label>
  );
}
