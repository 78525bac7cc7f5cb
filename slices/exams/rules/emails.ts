import { defineMessages } from '#kit/messages/define-messages.ts';

export const emails = defineMessages('emails', {
  examReminderSubject: {
    text: 'Your exam “{title}” is due soon',
    about: 'Subject and heading of the mail a day before the deadline of an exam.',
  },
  examReminderBody: {
    text: 'The exam “{title}” in {courseName} is due on {deadline}. You haven’t taken it yet. After the deadline you can earn at most 70%.',
    about: 'Main sentences of the mail a day before the deadline of an exam.',
  },
  examReminderButton: {
    text: 'Open the exam',
    about: 'Button of the mail a day before the deadline of an exam.',
  },
});
