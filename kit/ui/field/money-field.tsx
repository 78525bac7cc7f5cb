import type { ComponentProps } from 'react';
import { minorUnits, type Currency, type MinorUnits } from '#kit/money/minor-units.ts';
import { NumberField } from './number-field.tsx';

interface MoneyFieldProps extends Omit<
  ComponentProps<typeof NumberField>,
  'rules' | 'unit' | 'defaultValue'
> {
  currency: Currency;
  defaultCents?: MinorUnits | null;
  minCents?: MinorUnits;
}

/** An amount of money. It submits whole minor units of the currency (cents). */
export function MoneyField({
  currency,
  defaultCents = null,
  minCents = minorUnits(0),
  ...rest
}: MoneyFieldProps) {
  const { value, decimals } = currency;
  const scale = 10 ** decimals;
  return (
    <NumberField
      {...rest}
      defaultValue={defaultCents}
      rules={{ decimals, scale, min: minCents / scale }}
      unit={value}
    />
  );
}
