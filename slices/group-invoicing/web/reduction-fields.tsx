import { minorUnits, type Currency, type MinorUnits } from '#kit/money/minor-units.ts';
import { MoneyField } from '#kit/ui/field/money-field.tsx';
import { PercentField } from '#kit/ui/field/percent-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { REDUCTION_REASON_MAX } from '../rules/reductions.ts';

export interface SaidReduction {
  percentOff: number | null;
  amountOff: MinorUnits | null;
  reason: string;
}

const numberOf = (written: string | undefined): number | null => (written ? Number(written) : null);

export function reductionOf(values: Readonly<Record<string, string>>): SaidReduction {
  const amount = numberOf(values['amountOff']);
  return {
    percentOff: numberOf(values['percentOff']),
    amountOff: amount === null ? null : minorUnits(amount),
    reason: values['reason'] ?? '',
  };
}

/** A share or an amount, and why. */
export function ReductionFields({ currency }: { currency: Currency }) {
  const text = useText();
  return (
    <>
      <PercentField name="percentOff" label={text('reductionPercent')} help={text('reductionEither')} />
      <MoneyField name="amountOff" label={text('reductionAmount')} currency={currency} />
      <TextField
        name="reason"
        label={text('booksReason')}
        help={text('reductionReasonHelp')}
        required
        maxLength={REDUCTION_REASON_MAX}
      />
    </>
  );
}
