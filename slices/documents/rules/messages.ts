import { defineMessages } from '#kit/messages/define-messages.ts';

export const messages = defineMessages('documents', {
  documentUpdated: {
    text: 'Updated {day}',
    about: 'Quiet line under the title of a document. day is a date.',
  },
  documentOnlyInEnglish: {
    text: 'This text is available in English only.',
    about: 'Above a document that has not been translated into the reader’s language.',
  },
});
