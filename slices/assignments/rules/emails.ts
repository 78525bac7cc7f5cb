import { defineMessages } from '#kit/messages/define-messages.ts';

/** The receipt that goes out when a user has handed in an assignment. */
export const emails = defineMessages('emails', {
  receiptMailSubject: {
    text: 'We’ve received your assignment {title}',
    about: 'Subject and heading of the mail that confirms what a student has handed in.',
  },
  receiptMailBody: {
    text: 'Version {number} arrived on {moment}: {files}.',
    about:
      'Sentence of the mail that confirms what a student has handed in. moment is a day and a time with its zone, files a list of names.',
  },
  receiptMailNumber: {
    text: 'Your receipt is {receipt}. Keep this email: it shows what you submitted and when.',
    about: 'Sentence of the mail that confirms what a student has handed in. receipt is a long number.',
  },
  receiptMailButton: {
    text: 'Open the assignment',
    about: 'Button of the mail that confirms what a student has handed in.',
  },
});
