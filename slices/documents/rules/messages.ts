import { defineMessages } from '#kit/messages/define-messages.ts';

export const messages = defineMessages('documents', {
  documentUpdated: {
    text: 'Updated {day}',
    about: 'Quiet line under the title of a document. day is a date.',
  },
});
