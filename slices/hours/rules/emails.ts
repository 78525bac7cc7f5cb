import { defineMessages } from '#kit/messages/define-messages.ts';

export const emails = defineMessages('emails', {
  supervisorMailSubject: {
    text: '{student} asks you to confirm hours of service',
    about:
      'Subject and heading of the mail to somebody outside of the college for whom a student has served. student is the student’s name.',
  },
  supervisorMailIntro: {
    text: '{student} studies at {college} and has named you as the supervisor of {count, plural, one {an entry of hours of service} other {# entries of hours of service}}. Open the link to see them, and confirm or refuse them. You need no account.',
    about: 'First sentences of that mail. It must hold nothing that the student has typed for it.',
  },
  supervisorMailButton: { text: 'See the hours', about: 'Button in that mail.' },
  supervisorMailFarewell: {
    text: 'The link works once, until {day}. If you don’t know this student, do nothing, or refuse.',
    about: 'Quiet line at the end of that mail. day is such as “December 3, 2026”.',
  },
});
