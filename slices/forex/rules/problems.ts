import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('forex', {
  rateOfDollar: {
    text: 'All rates are told for one US dollar, so the dollar has none of its own.',
    about: 'Shown when somebody enters an exchange rate for USD.',
  },
  rateMonthInvalid: {
    text: 'A rate belongs to a month since 1970, and to none after next month.',
    about: 'Shown when the month of an exchange rate does not exist or lies too far ahead.',
  },
  rateInvalid: {
    text: 'A rate is a number above zero with at most 8 decimals.',
    about: 'Shown when an exchange rate is no number, zero, negative, far too large or too exact.',
  },
  rateCurrencyUnknown: {
    text: 'This currency is not in the list of currencies.',
    about: 'Shown when an exchange rate is entered for a currency that the college does not have.',
  },
  rateTwice: {
    text: 'This month stands in the file twice.',
    about: 'Shown beside a line of a file of exchange rates that repeats an earlier one.',
  },
  tooManyRates: {
    text: 'Please import at most 1,200 rates at a time.',
    about: 'Shown when a file of exchange rates is too long.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
