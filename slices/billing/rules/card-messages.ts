import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What is said to students who pay by card, and of the card they have saved. */
export const cardMessages = {
  payByCard: {
    text: 'Pay by card',
    about: 'Button on an invoice, and heading of the page to which it leads.',
  },
  payInvoice: { text: 'Pay', about: 'Link in a list of invoices: pays the one in this line by card.' },
  payInvoiceNamed: {
    text: 'Pay {title} by card',
    about: 'What a screen reader says of the link “Pay”. title is that of an invoice.',
  },
  payHowMuch: { text: 'How much would you like to pay?', about: 'Over the choice between all and a part.' },
  payAll: { text: 'All that is left: {amount}', about: 'Choice: pays an invoice to the end.' },
  payPart: { text: 'Another amount', about: 'Choice: pays a part of an invoice.' },
  payAmount: { text: 'Amount', about: 'Field for a part of what is left to pay.' },
  payUpTo: { text: 'Up to {amount}.', about: 'Under the field for a part of what is left to pay.' },
  payWith: { text: 'Card', about: 'Over the choice between the saved card and another.' },
  payWithOther: { text: 'Another card', about: 'Choice: not the card that is saved.' },
  cardNamed: { text: '{brand} ending {digits}', about: 'A card, such as Visa ending 4242.' },
  cardNamedUntil: {
    text: '{brand} ending {digits}, expires {expiry}',
    about: 'A saved card, such as Visa ending 4242, expires 11/2028.',
  },
  saveThisCard: { text: 'Save this card for next time', about: 'Checkbox beside a payment by card.' },
  saveThisCardHelp: {
    text: 'The college keeps only its brand, last four digits and expiry. It is charged when you pay here, or under a payment plan you agree to. You can remove it any time under Finances.',
    about: 'Under the checkbox that saves a card: what its owner agrees to.',
  },
  payContinue: { text: 'Continue', about: 'Button that leads from the amount to the card.' },
  payNow: { text: 'Pay {amount}', about: 'Button that pays by card.' },
  payNowSaved: { text: 'Pay now', about: 'Button that charges the saved card at once.' },
  payChange: { text: 'Change amount or card', about: 'Link back from the card to the amount.' },
  payingOf: {
    text: '{amount} for {title}',
    about: 'Over the form for a card: what is paid for which invoice.',
  },
  payBeingConfirmed: {
    text: 'Your payment is being confirmed. You can close this page: it will show under Finances, and a receipt goes out by email.',
    about: 'Shown while the bank has not said yet whether a payment was made.',
  },
  payCheckAgain: { text: 'Check again', about: 'Button that asks again whether a payment was made.' },
  payStartAgain: { text: 'Start again', about: 'Button after a payment that came to nothing.' },
  payBankAsks: {
    text: 'Your bank wants you to confirm this payment. Enter the card once more.',
    about: 'Shown after a saved card was to be charged and its bank asked for its owner.',
  },
  payBegun: {
    text: 'You began to pay {amount} by card and haven’t finished.',
    about: 'Over an invoice of which a payment was begun.',
  },
  payGoOn: { text: 'Continue payment', about: 'Link that goes on with a payment that was begun.' },
  payNothingLeft: {
    text: 'Nothing is left to pay on this invoice.',
    about: 'On the page for payments, where an invoice is paid.',
  },
  backToInvoice: { text: 'Back to the invoice', about: 'Button that leads from the payment to its invoice.' },
  paidByCard: {
    text: '{amount} paid. Your receipt is on its way by email.',
    about: 'Told after a payment by card.',
  },
  failedAttempts: { text: 'Payments that didn’t go through', about: 'Heading of a list.' },
  failureDeclined: { text: 'Card declined', about: 'Why a payment by card came to nothing.' },
  failureInsufficientFunds: {
    text: 'Not enough money on the card',
    about: 'Why a payment by card came to nothing.',
  },
  failureExpiredCard: { text: 'Card expired', about: 'Why a payment by card came to nothing.' },
  failureWrongDetails: { text: 'Wrong card details', about: 'Why a payment by card came to nothing.' },
  failureAuthenticationFailed: {
    text: 'Not confirmed with the bank',
    about: 'Why a payment by card came to nothing.',
  },
  failureCanceled: { text: 'Canceled', about: 'Why a payment by card came to nothing.' },
  failureNeedsCustomer: {
    text: 'The bank asked for confirmation',
    about: 'Why a payment by card came to nothing: nobody was there to confirm it.',
  },
  failureNotBegun: { text: 'Not started', about: 'Why a payment by card came to nothing.' },
  nothingWasCharged: {
    text: '{reason}. Nothing was charged.',
    about: 'Shown after a payment by card that came to nothing. reason is such as “Card declined”.',
  },
  savedCardTab: { text: 'Saved card', about: 'Tab of the finances page, and heading of a page.' },
  savedCardNone: { text: 'No card saved', about: 'Shown to students who have saved no card.' },
  savedCardNoneHelp: {
    text: 'Save a card to pay faster, or to set up a payment plan.',
    about: 'Under “No card saved”.',
  },
  savedCardAdd: { text: 'Save a card', about: 'Button, and heading of the page to which it leads.' },
  savedCardReplace: { text: 'Replace', about: 'Button: saves another card in the place of this one.' },
  savedCardRemove: { text: 'Remove', about: 'Button: forgets the saved card.' },
  savedCardWasRemoved: { text: 'Card removed.', about: 'Told after a saved card was removed.' },
  savedCardWasSaved: { text: 'Card saved.', about: 'Told after a card was saved.' },
  savedCardConsent: {
    text: 'By saving your card you let the college charge it when you pay here, or under a payment plan you agree to. A plan that is already on charges this card from now on. The college keeps only its brand, last four digits and expiry. You can remove it any time.',
    about: 'Over the form that saves a card: what its owner agrees to.',
  },
  savedCardRemoveQuestion: {
    text: 'Remove {card}? It can’t be charged any more. You can save a card again any time. A payment plan can’t charge anything until you do.',
    about: 'Asked before a saved card is removed. card is such as “Visa ending 4242”.',
  },
} as const satisfies Record<string, MessageSource>;
