import type { ComponentProps, SyntheticEvent } from 'react';
import { TextField } from '#kit/ui/field/text-field.tsx';

interface CheckedFieldProps extends ComponentProps<typeof TextField> {
  isFit: (text: string) => boolean;
  complaint: string;
}

export function CheckedField({ isFit, complaint, ...field }: CheckedFieldProps) {
  const check = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
    const text = currentTarget.value.trim();
    currentTarget.setCustomValidity(text === '' || isFit(text) ? '' : complaint);
  };
  return <TextField {...field} onInput={check} />;
}
