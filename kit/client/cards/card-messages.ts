import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What is said to a user who pays by card. */
export const cardMessages = {
  cardTestMode: {
    text: 'TEST MODE: no money is moved. Choose a test card.',
    about: 'Ribbon over the choice of a card where payments are only played, for trying the college out.',
  },
  cardTestChoice: { text: 'Test card', about: 'Heading of a list of test cards, one of which is chosen.' },
  cardTestSucceeds: { text: 'Is accepted', about: 'What happens to a test card, in a list of them.' },
  cardTestNeedsChallenge: {
    text: 'Has to be confirmed with the bank (3-D Secure)',
    about: 'What happens to a test card, in a list of them.',
  },
  cardTestDeclined: { text: 'Is declined', about: 'What happens to a test card, in a list of them.' },
  cardTestInsufficientFunds: {
    text: 'Is declined: not enough money',
    about: 'What happens to a test card, in a list of them.',
  },
  cardTestExpired: { text: 'Is declined: expired', about: 'What happens to a test card, in a list of them.' },
  cardTestSavesThenDeclines: {
    text: 'Can be saved, and is declined when it is charged',
    about: 'What happens to a test card, in a list of them.',
  },
  cardBankTitle: {
    text: 'Confirm with your bank',
    about: 'Title of a window in which a payment by card is confirmed (3-D Secure).',
  },
  cardBankQuestion: {
    text: 'This is where your bank would ask whether it’s really you. Confirm or refuse the payment.',
    about: 'In a window in which a payment by a test card is confirmed.',
  },
  cardBankConfirm: { text: 'Confirm', about: 'Button that confirms a payment to the bank.' },
  cardBankRefuse: { text: 'Refuse', about: 'Button that tells the bank not to make a payment.' },
  cardWasDeclined: {
    text: 'Your card was declined. Try another card, or ask your bank.',
    about: 'Shown to a user whose payment by card failed.',
  },
  cardHasTooLittle: {
    text: 'There isn’t enough money on this card. Try another card.',
    about: 'Shown to a user whose payment by card failed.',
  },
  cardHasExpired: {
    text: 'This card has expired. Try another card.',
    about: 'Shown to a user whose payment by card failed.',
  },
  cardNotConfirmed: {
    text: 'The payment wasn’t confirmed with your bank. Nothing was charged.',
    about: 'Shown to a user who did not confirm a payment by card.',
  },
  cardFieldsAway: {
    text: 'The fields for your card couldn’t be loaded. Nothing was charged.',
    about: 'Shown where the company that charges cards cannot be reached. A button to try again follows.',
  },
  cardPaymentCanceled: {
    text: 'This payment was canceled. Start again to pay.',
    about: 'Shown to a user whose payment was called off before they had paid.',
  },
} as const satisfies Record<string, MessageSource>;
