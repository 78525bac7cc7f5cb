import type { ComponentProps, ReactNode } from 'react';
import { focusedFirst } from '../focus/focused-first.ts';
import { holdsAtMost } from '../form/form-problems.ts';
import { Field } from './field.tsx';
import styles from './field.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'id'> {
  name: string;
  label: string;
  help?: ReactNode;
}

/** Several lines of plain text. It grows with what is written, where the browser can do that. */
export function TextArea({ name, label, help, maxLength, ...rest }: TextAreaProps) {
  return (
    <Field name={name} label={label} help={help}>
      {(links) => (
        <span className={styles['box']}>
          <textarea
            {...rest}
            {...focusedFirst(rest.autoFocus)}
            {...links}
            name={name}
            {...holdsAtMost(maxLength)}
          />
        </span>
      )}
    </Field>
  );
}
