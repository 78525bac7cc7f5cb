import { useIntl } from 'react-intl';
import { formatAmount } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';

/** Writes an amount as the reader's language does, with a real minus: a hyphen is easily overlooked. */
export function useAmount(): (amount: MinorUnits, currency: Currency) => string {
  const { locale } = useIntl();
  return (amount, currency) => formatAmount(amount, currency, locale).replace('-', '−');
}
