import { use, useId, type ReactNode } from 'react';
import { FieldProblems } from '../form/form-context.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/** What the control of a field must carry so that label, help and problem belong to it. */
export interface ControlLinks {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  name: string;
  label: string;
  help?: ReactNode;
  /** Stands at the right end of the label's line; the keyboard reaches it after the control. */
  aside?: ReactNode;
  children: (links: ControlLinks) => ReactNode;
}

/** A label above, help below, and the problem in place of neither. */
export function Field({ name, label, help, aside, children }: FieldProps) {
  const id = useId();
  const problem = use(FieldProblems)[name];
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': Boolean(problem), 'aria-describedby': described || undefined })}
      {aside && <div className={styles['aside']}>{aside}</div>}
      {help && (
        <p id={`${id}-help`} className={styles['help']}>
          {help}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles['problem']}>
          <Icon name="alert" size="small" />
          {problem}
        </p>
      )}
    </div>
  );
}
