import type { ComponentProps } from 'react';
import { focusedFirst } from '../focus/focused-first.ts';
import { Icon } from '../icon/icon.tsx';
import { useText } from '../text/use-text.ts';
import { Field } from './field.tsx';
import styles from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className' | 'style' | 'id' | 'children'> {
  name: string;
  label: string;
  options: readonly SelectOption[];
  /** Leaves out the empty entry; the first option is then chosen from the start. */
  hidesPlaceholder?: boolean;
}

/** A drop-down. Its values are trimmed. */
export function SelectField({ name, label, options, hidesPlaceholder = false, ...rest }: SelectFieldProps) {
  const text = useText();
  return (
    <div className={styles['place']}>
      <div className={styles['dropdown']}>
        <Field name={name} label={label}>
          {(links) => (
            <span className={styles['box']}>
              <select {...rest} {...focusedFirst(rest.autoFocus)} {...links} name={name}>
                {!hidesPlaceholder && <option value="">{text('selectOption')}</option>}
                {options.map((option) => (
                  <option key={option.value} value={option.value.trim()}>
                    {option.label}
                  </option>
                ))}
              </select>
              <Icon name="chevronDown" size="small" />
            </span>
          )}
        </Field>
      </div>
    </div>
  );
}
