import { defineMessages } from '#kit/messages/define-messages.ts';

/** The texts around a notice that goes out by mail; the notice itself is the subject and heading. */
export const emails = defineMessages('emails', {
  noticeMailButton: { text: 'Open', about: 'Button of a mail that tells about something new in the app.' },
  noticeMailQuestions: {
    text: 'Questions about this email? Ask us under Help on the website.',
    about: 'Closing sentence of a mail that tells about something new in the app.',
  },
});
