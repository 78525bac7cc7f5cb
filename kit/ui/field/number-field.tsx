import type { ReactNode } from 'react';
import { useNumberInput, type NumberRules } from '../number/use-number-input.ts';
import { Field } from './field.tsx';
import styles from './field.module.css';

interface NumberFieldProps {
  name: string;
  label: string;
  help?: ReactNode;
  required?: boolean;
  defaultValue?: number | null;
  /** Whole numbers of any size unless told otherwise. */
  rules?: Partial<NumberRules>;
  /** The unit, behind the number. */
  unit?: string;
  /** Hears of every number while it is typed; of nothing when it is none. */
  onChange?: (value: number | null) => void;
}

/** A number, read and written as the reader's language does. What is no number hands over nothing. */
export function NumberField(props: NumberFieldProps) {
  const { name, label, help, required, defaultValue = null, rules, unit, onChange } = props;
  const input = useNumberInput({ rules: { decimals: 0, ...rules }, defaultValue, onChange });
  return (
    <Field name={name} label={label} help={help}>
      {(links) => (
        <span className={styles['box']} data-unit={unit ? 'behind' : undefined}>
          <input {...input} {...links} name={name} required={required} />
          {unit && <span className={styles['unit']}>{unit}</span>}
        </span>
      )}
    </Field>
  );
}
