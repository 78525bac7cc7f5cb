import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('billing', {
  invoiceTitleInvalid: {
    text: 'Enter a title of up to {max} characters.',
    about: 'Shown when an invoice has no title or a very long one.',
  },
  invoiceNoteTooLong: {
    text: 'A note can have up to {max} characters.',
    about: 'Shown when the note on an invoice is too long.',
  },
  invoiceDueTooEarly: {
    text: 'An invoice can’t be due before it is issued.',
    about: 'Shown when the day on which an invoice is due lies before its date.',
  },
  invoiceLinesMissing: {
    text: 'Add at least one line.',
    about: 'Shown when an invoice charges for nothing.',
  },
  invoiceLinesTooMany: {
    text: 'An invoice can have up to {max} lines.',
    about: 'Shown when an invoice has very many lines.',
  },
  particularsInvalid: {
    text: 'Say what this line is for, in up to {max} characters.',
    about: 'Shown when a line of an invoice has no words or too many.',
  },
  quantityInvalid: {
    text: 'Enter a whole number from 1 to {max}.',
    about: 'Shown when the quantity on a line of an invoice is not a whole number.',
  },
  priceInvalid: {
    text: 'This price is too high.',
    about: 'Shown when the price on a line of an invoice is larger than anything a college charges.',
  },
  taxRateInvalid: {
    text: 'Enter a tax rate from 0 to 100%.',
    about: 'Shown when the tax rate on a line of an invoice is out of range.',
  },
  invoiceTotalNegative: {
    text: 'The reductions are larger than what is charged.',
    about: 'Shown when the total of an invoice would be less than zero.',
  },
  amountInvalid: {
    text: 'Enter an amount above zero.',
    about: 'Shown when a payment, refund or credit note has no amount, or an impossibly large one.',
  },
  paymentDayInvalid: {
    text: 'Choose a day within the last year, not in the future.',
    about: 'Shown when a payment is recorded for a day to come or one that is long past.',
  },
  referenceTooLong: {
    text: 'A reference can have up to {max} characters.',
    about: 'Shown when the reference of a payment is too long.',
  },
  moneyReasonMissing: {
    text: 'Give a reason.',
    about: 'Shown when a user refunds, credits, reverses or deletes without saying why.',
  },
  moneyReasonTooLong: {
    text: 'A reason can have up to {max} characters.',
    about: 'Shown when the reason for a refund, a credit note or the like is too long.',
  },
  invoiceIsDeleted: {
    text: 'This invoice was deleted.',
    about: 'Shown when a user pays, credits or deletes an invoice that was deleted meanwhile.',
  },
  refundTooLarge: {
    text: 'You can refund up to {most}.',
    about:
      'Shown when a refund is larger than what is left of the payment. most is an amount such as $80.00.',
  },
  creditNoteTooLarge: {
    text: 'You can credit up to {most}.',
    about:
      'Shown when a credit note or a write-off is larger than what can be taken back. most is an amount such as $80.00.',
  },
  creditTooSmall: {
    text: 'There is {most} of credit on the account.',
    about: 'Shown when more credit is used than a student has. most is an amount such as $80.00.',
  },
  nothingLeftToPay: {
    text: 'There is {most} left to pay on this invoice.',
    about:
      'Shown when more credit is used on an invoice than it still asks for. most is an amount such as $80.00.',
  },
  entryIsReversed: {
    text: 'This transaction was reversed already.',
    about: 'Shown when a user reverses a transaction for the second time.',
  },
  entryNotReversible: {
    text: 'This transaction can’t be reversed. Refund a card payment, and delete an invoice, instead.',
    about: 'Shown when a user tries to reverse what can only be refunded or deleted.',
  },
  entryUsedElsewhere: {
    text: 'Part of this payment was refunded or used for another invoice, so it can’t be reversed.',
    about: 'Shown when a user reverses a payment of which something has been given back or moved.',
  },
  creditNotRefundable: {
    text: 'This was paid from credit. Reverse it to give the credit back.',
    about: 'Shown when a user refunds what was paid from credit on the account.',
  },
  cardsNotTaken: {
    text: 'Credit card processing not available in your region yet',
    about:
      'Shown when a user pays by card where a campus takes no cards. The customer gave these exact words.',
  },
  cardsAway: {
    text: 'We can’t reach the card service right now. Nothing is lost: try again in a few minutes.',
    about: 'Shown when the company that charges cards does not answer.',
  },
  amountNotChargeable: {
    text: 'This amount can’t be charged to a card. Choose another amount.',
    about: 'Shown when an amount is too small or too large for a payment by card.',
  },
  paymentUnderWay: {
    text: 'An earlier card payment of this invoice is still being confirmed. Wait a minute, then look again.',
    about: 'Shown when a user pays an invoice by card while another payment of it may have been charged.',
  },
  savedCardGone: {
    text: 'This card is no longer saved. Choose another card.',
    about: 'Shown when a user pays with a saved card that was removed in another window.',
  },
  cardRefundRefused: {
    text: 'The card company refused this refund. Refund it another way, or ask them why.',
    about: 'Shown to staff when a refund to a card is refused.',
  },
  cardNumberWritten: {
    text: 'This looks like a card number. Card numbers may not be kept here: leave it out.',
    about: 'Shown to staff who write the number of a card into a reason or a reference.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
