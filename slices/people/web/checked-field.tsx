import type { ComponentProps, SyntheticEvent } from 'react';
import { TextField } from '#kit/ui/field/text-field.tsx';

interface CheckedFieldProps extends ComponentProps<typeof TextField> {
  /** Whether a text may stand here; nothing at all always may. */
  isFit: (text: string) => boolean;
  /** Said when it may not. */
  complaint: string;
}

/** A line of text with a rule of its own, which the form tells beside the field and in its summary. */
export function CheckedField({ isFit, complaint, ...field }: CheckedFieldProps) {
  const check = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
    const text = currentTarget.value.trim();
    currentTarget.setCustomValidity(text === '' || isFit(text) ? '' : complaint);
  };
  return <TextField {...field} onInput={check} />;
}
