import type { ComponentProps } from 'react';
import { NumberField } from './number-field.tsx';

interface MoneyFieldProps extends Omit<
  ComponentProps<typeof NumberField>,
  'rules' | 'unit' | 'defaultValue'
> {
  /** An ISO 4217 code; it decides how many decimals there are. */
  currency: string;
  defaultCents?: number | null;
  minCents?: number;
}

const decimalsIn = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount of money. It submits whole minor units of the currency (cents). */
export function MoneyField({ currency, defaultCents = null, minCents = 0, ...rest }: MoneyFieldProps) {
  const decimals = decimalsIn(currency);
  const scale = 10 ** decimals;
  return (
    <NumberField
      {...rest}
      defaultValue={defaultCents}
      rules={{ decimals, scale, min: minCents / scale }}
      unit={currency}
    />
  );
}
