import type { ComponentProps } from 'react';
import { SelectField } from './select-field.tsx';

interface NumberSelectFieldProps extends Omit<ComponentProps<typeof SelectField>, 'options' | 'onChange'> {
  options: readonly { value: number; label: string }[];
  onChoose?: (value: number | null) => void;
}

/** The whole number a drop-down holds; nothing when nothing is chosen. */
export function integerOf(value: string): number | null {
  const number = Number.parseInt(value, 10);
  return Number.isNaN(number) ? null : number;
}

/** A drop-down of whole numbers, such as years or counts. */
export function NumberSelectField({ options, onChoose, ...rest }: NumberSelectFieldProps) {
  return (
    <SelectField
      {...rest}
      options={options.map(({ value, label }) => ({ value: String(value), label }))}
      onChange={({ currentTarget }) => onChoose?.(integerOf(currentTarget.value))}
    />
  );
}
