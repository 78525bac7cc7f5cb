import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('courses', {
  courseSearchTooLong: {
    text: 'Please search for at most {most} characters.',
    about: 'Shown when somebody searches the list of courses for a text that is far too long.',
  },
});
