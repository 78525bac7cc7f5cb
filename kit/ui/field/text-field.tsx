import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { Field } from './field.tsx';
import styles from './field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'id'> {
  name: string;
  label: string;
  help?: ReactNode;
}

/** A line of text. Blanks around it are dropped when it is left and when the form is sent. */
export function TextField({ name, label, help, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field name={name} label={label} help={help}>
      {(links) => (
        <span className={styles['box']}>
          <input {...rest} {...links} name={name} type={type} onBlur={trim} />
        </span>
      )}
    </Field>
  );
}

function trim({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.value = currentTarget.value.trim();
}
