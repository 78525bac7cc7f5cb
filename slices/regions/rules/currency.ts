/** What is said about a currency. Its value, such as USD, is given once. */
export interface CurrencyValues {
  value: string;
  label: string;
  /** How many digits are shown behind the point. */
  decimals: number;
}

export const CURRENCY_LABEL_MAX = 60;
export const MAX_DECIMALS = 4;

type CurrencyProblem = 'currencyCodeInvalid' | 'currencyLabelInvalid' | 'currencyDecimalsInvalid';

/** Why a currency cannot be kept like this, or null. */
export function checkCurrency({ value, label, decimals }: CurrencyValues): CurrencyProblem | null {
  if (!/^[A-Z]{3}$/.test(value)) return 'currencyCodeInvalid';
  if (label === '' || label.length > CURRENCY_LABEL_MAX || /\p{Cc}/u.test(label))
    return 'currencyLabelInvalid';
  const isCount = Number.isInteger(decimals) && decimals >= 0 && decimals <= MAX_DECIMALS;
  return isCount ? null : 'currencyDecimalsInvalid';
}
