import { defineMessages } from '#kit/messages/define-messages.ts';

/** What goes out when money was moved by card. */
export const emails = defineMessages('emails', {
  cardReceiptMailSubject: {
    text: 'Receipt for your payment of {amount}',
    about: 'Subject and heading of the mail that confirms a payment by card. amount is such as $80.00.',
  },
  cardReceiptMailBody: {
    text: 'Thank you. You paid {amount} on {day} for “{title}” (invoice {number}).',
    about: 'Sentence of the mail that confirms a payment by card. title and number are those of an invoice.',
  },
  cardRefundMailSubject: {
    text: '{amount} refunded to your card',
    about: 'Subject and heading of the mail that tells of a refund to a card. amount is such as $80.00.',
  },
  cardRefundMailBody: {
    text: 'On {day} we refunded {amount} of what you paid for “{title}” (invoice {number}). Your bank may take up to ten days to show it.',
    about: 'Sentence of the mail that tells of a refund to a card.',
  },
  cardMailCard: {
    text: 'Card: {brand} ending {digits}',
    about: 'Line of a mail about a payment by card. digits are the last four of its number.',
  },
  cardMailBalance: {
    text: 'Left to pay on this invoice: {amount}',
    about: 'Line of a mail about a payment by card. amount is such as $80.00.',
  },
  cardMailButton: {
    text: 'Open the invoice',
    about: 'Button of a mail about a payment by card.',
  },
});
