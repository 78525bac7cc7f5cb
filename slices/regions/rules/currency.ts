import { integer, line, type ValuesOf } from '#kit/record/field.ts';

/** What is said about a currency. Its value is given once: amounts and rates are stored under it. */
export const currency = {
  value: line({
    max: 3,
    problem: 'currencyCodeInvalid',
    fits: (code) => /^[A-Z]{3}$/.test(code),
    about: 'ISO 4217: USD.',
  }),
  label: line({ max: 60, problem: 'currencyLabelInvalid' }),
  decimals: integer({
    min: 0,
    max: 4,
    problem: 'currencyDecimalsInvalid',
    about: 'How many digits are shown behind the point.',
  }),
};

export type CurrencyValues = ValuesOf<typeof currency>;
