import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('groupInvoicing', {
  feeYearInvalid: {
    text: 'Enter a year from {min} to {max}.',
    about: 'Shown when the year of a fee template is no year.',
  },
  reductionNeedsPercentOrAmount: {
    text: 'Enter either a percentage of up to 100% or an amount.',
    about: 'Shown when a reduction of a student’s fees has neither a percentage nor an amount, or both.',
  },
  reductionReasonInvalid: {
    text: 'Enter a reason of up to {max} characters. It’s shown on the invoice.',
    about: 'Shown when a reduction of a student’s fees has no reason or a very long one.',
  },
  reductionEndsTooEarly: {
    text: 'The last day can’t be before the first.',
    about: 'Shown when a reduction of a student’s fees would end before it begins.',
  },
  invoiceRunWithoutGroups: {
    text: 'Choose at least one group.',
    about: 'Shown when whole groups are to be invoiced and none is chosen.',
  },
  invoiceRunTooLarge: {
    text: 'You can invoice up to {max} students at once. Choose fewer groups.',
    about: 'Shown when the chosen groups have too many students.',
  },
  invoiceRunChanged: {
    text: 'Something changed since this preview: a membership, a reduction or another invoice. Check it again.',
    about: 'Shown when invoices for groups are asked for and would differ from what was shown before.',
  },
  invoiceRunEmpty: {
    text: 'There’s nobody to invoice.',
    about: 'Shown when invoices for groups are asked for and everybody is left out.',
  },
  invoiceRunUndone: {
    text: 'These invoices have been undone already.',
    about: 'Shown when invoices for groups are to be undone a second time.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
