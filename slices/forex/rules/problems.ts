import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('forex', {
  rateOfDollar: {
    text: 'Rates are given per US dollar, so the dollar itself has none.',
    about: 'Shown when a user enters an exchange rate for USD.',
  },
  rateMonthInvalid: {
    text: 'Choose a month between 1970 and next month.',
    about: 'Shown when the month of an exchange rate does not exist or lies too far ahead.',
  },
  rateInvalid: {
    text: 'Enter a rate above zero with up to 8 decimals.',
    about: 'Shown when an exchange rate is no number, zero, negative, far too large or too exact.',
  },
  rateCurrencyUnknown: {
    text: 'This currency isn’t in the list of currencies.',
    about: 'Shown when an exchange rate is entered for a currency that the college does not have.',
  },
  rateTwice: {
    text: 'This month appears twice in the file.',
    about: 'Shown beside a line of a file of exchange rates that repeats an earlier one.',
  },
  tooManyRates: {
    text: 'Import up to 1,200 rates at a time.',
    about: 'Shown when a file of exchange rates is too long.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
