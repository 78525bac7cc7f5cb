import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { focusedFirst } from '../focus/focused-first.ts';
import { holdsAtMost, KEEPS_SPACES } from '../form/form-problems.ts';
import { Field } from './field.tsx';
import styles from './field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'id'> {
  name: string;
  label: string;
  help?: ReactNode;
  /** What was typed is kept as it is, with the blanks around it. */
  keepsSpaces?: boolean;
}

/** A line of text. Unless told otherwise, blanks around it are dropped when it is left and when the form is sent. */
export function TextField(props: TextFieldProps) {
  const { name, label, help, keepsSpaces = false, maxLength, type = 'text', ...rest } = props;
  const spaces = keepsSpaces ? { [KEEPS_SPACES]: '' } : { onBlur: trim };
  return (
    <Field name={name} label={label} help={help}>
      {(links) => (
        <span className={styles['box']}>
          <input
            {...rest}
            {...focusedFirst(rest.autoFocus)}
            {...links}
            name={name}
            type={type}
            {...spaces}
            {...holdsAtMost(maxLength)}
          />
        </span>
      )}
    </Field>
  );
}

function trim({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.value = currentTarget.value.trim();
}
