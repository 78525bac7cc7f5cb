import type { ComponentProps } from 'react';
import { NumberField } from './number-field.tsx';

/** A share of a whole: 0 to 100, with at most two digits behind the decimal sign. */
export function PercentField(props: Omit<ComponentProps<typeof NumberField>, 'rules' | 'unit'>) {
  return <NumberField {...props} rules={{ min: 0, max: 100, decimals: 2 }} unit="%" />;
}
