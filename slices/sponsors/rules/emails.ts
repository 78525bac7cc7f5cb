import { defineMessages } from '#kit/messages/define-messages.ts';

export const emails = defineMessages('emails', {
  sponsorMailSubject: {
    text: '{student} asks for your help with college fees',
    about:
      'Subject and heading of the mail by which a student asks a sponsor to pay an invoice. student is the first name.',
  },
  sponsorMailIntro: {
    text: '{student} studies at {college} and would be glad of your help with an invoice of which {amount} is left to pay. By the link you can pay it, or a part where {student} takes parts, by card. You need no account.',
    about: 'First sentences of that mail. It must hold nothing that the student has typed for it.',
  },
  sponsorMailButton: { text: 'See the page', about: 'Button in that mail.' },
  sponsorMailFarewell: {
    text: 'The link works until {day}. If you don’t know this student, do nothing.',
    about: 'Quiet line at the end of that mail. day is such as “December 3, 2026”.',
  },
  sponsorReceiptBody: {
    text: 'Thank you. On {day} you paid {amount} for {student} at {college}.',
    about: 'First sentence of that mail. student is the first name.',
  },
  sponsorReceiptButton: { text: 'Download the receipt', about: 'Button in that mail. It leads to a PDF.' },
  sponsorReceiptFarewell: {
    text: 'This mail was sent because this address was given with a payment to {college}.',
    about: 'Quiet line at the end of mails to sponsors.',
  },
  sponsorRefundBody: {
    text: '{college} has given back {amount} of what you paid for {student} on {day}. Your bank may take some days to show it.',
    about: 'First sentence of that mail. student is the first name.',
  },
  sponsorPaidMailSubject: {
    text: 'A sponsor has paid {amount} for you',
    about: 'Subject and heading of the mail to a student for whom a sponsor has paid.',
  },
  sponsorPaidMailBody: {
    text: 'A sponsor has paid {amount} for “{title}” (invoice {number}).',
    about: 'First sentence of that mail.',
  },
});
