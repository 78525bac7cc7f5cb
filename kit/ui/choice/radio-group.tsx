import type { ReactNode } from 'react';
import { Choice } from './choice.tsx';
import styles from './choice.module.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps {
  name: string;
  legend: ReactNode;
  options: readonly RadioOption[];
  defaultValue?: string;
  /** One must be chosen. */
  required?: boolean;
  onChoose?: (value: string) => void;
}

/** One of a few, all in sight. Arrows choose. */
export function RadioGroup({ name, legend, options, defaultValue, required, onChoose }: RadioGroupProps) {
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{legend}</legend>
      {options.map(({ value, label, help, disabled = false }) => (
        <Choice
          key={value}
          kind="radio"
          name={name}
          value={value}
          label={label}
          help={help}
          disabled={disabled}
          required={required ?? false}
          defaultChecked={value === defaultValue}
          onChange={() => onChoose?.(value)}
        />
      ))}
    </fieldset>
  );
}
