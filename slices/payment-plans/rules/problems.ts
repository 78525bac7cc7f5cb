import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('paymentPlans', {
  planNothingOwed: {
    text: 'There is nothing left to pay on this invoice.',
    about: 'Shown when a user sets up a payment plan for an invoice that is fully paid.',
  },
  planCountInvalid: {
    text: 'Choose from {min} to {max} payments.',
    about: 'Shown when a payment plan would have too few or too many payments.',
  },
  planFirstDayInvalid: {
    text: 'Choose a day from today to a month from now.',
    about: 'Shown when the first payment of a plan would be in the past or far away.',
  },
  planAmountTooSmall: {
    text: 'The payments would be too small. Choose fewer.',
    about: 'Shown when a small amount is spread over many payments.',
  },
  planNeedsCard: {
    text: 'Save a card first: a payment plan charges it on the days you choose.',
    about: 'Shown when a user sets up a payment plan without a saved card.',
  },
  planAmountChanged: {
    text: 'What is left to pay has changed. Look at the payments again before you agree.',
    about: 'Shown when an invoice was paid in part while its student was setting up a payment plan.',
  },
  planIsThere: {
    text: 'This invoice has a payment plan already.',
    about: 'Shown when a user sets up a second payment plan for an invoice.',
  },
  planNotDisabled: {
    text: 'This payment plan is on already.',
    about: 'Shown when a user turns on a payment plan that was turned on in another window.',
  },
  planIsOff: {
    text: 'This payment plan is off already.',
    about: 'Shown when staff turn off a payment plan that is off.',
  },
  planStoppedByStaff: {
    text: 'The college has turned this payment plan off. Ask the office to turn it on again.',
    about: 'Shown to a student who turns on a plan that staff have turned off.',
  },
  planNeedsNewCard: {
    text: 'Save a card that works first. The one before was declined.',
    about: 'Shown to a student who turns on a payment plan again with the card that failed.',
  },
  instalmentNotOpen: {
    text: 'This payment was made or skipped already.',
    about: 'Shown when staff skip or move a payment of a plan that is over.',
  },
  instalmentUnderWay: {
    text: 'This payment is being made right now. Look again in a few minutes.',
    about: 'Shown when staff skip or move a payment of a plan while the card is charged for it.',
  },
  instalmentDayInvalid: {
    text: 'Choose a day from today to a year from now.',
    about: 'Shown when a payment of a plan is moved to a day that has gone by or is far away.',
  },
  instalmentDayTaken: {
    text: 'Another payment is due on that day. Choose another day.',
    about: 'Shown when a payment of a plan is moved to the day of another one.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
