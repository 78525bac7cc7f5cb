import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('documents', {
  documentTitleInvalid: {
    text: 'Enter a title of up to 120 characters, on one line, with at least one letter or number.',
    about: 'Shown when the title of a document is missing, too long or made of signs alone.',
  },
  documentTitleTaken: {
    text: 'A document with this title already exists.',
    about: 'Shown when a user gives a document the title of another one.',
  },
  legalDocumentIsOpen: {
    text: 'The privacy policy and the terms of use are always public.',
    about: 'Shown when a user tries to restrict who may read the privacy policy or the terms of use.',
  },
  legalTitleStays: {
    text: 'The titles of the privacy policy and the terms of use are reserved and can’t be used or changed.',
    about:
      'Shown when a user tries to rename the document “privacy” or “terms”, or to rename another one to that.',
  },
  legalDocumentStays: {
    text: 'The privacy policy and the terms of use must stay published because people are asked to accept them.',
    about:
      'Shown when a user tries to make the privacy policy or the terms of use a draft, or to delete them.',
  },
  documentTitleMistyped: {
    text: 'Type the title exactly as shown.',
    about: 'Shown when a user deletes a published document without typing its title.',
  },
  documentNeedsEnglish: {
    text: 'A published document needs an English text. It’s shown where another language is missing.',
    about: 'Shown when a user publishes a document without English, or takes the English text away.',
  },
  documentTooLong: {
    text: 'This text is too long. Split it into several documents.',
    about: 'Shown when the text of a document is far too long.',
  },
  documentSearchTooLong: {
    text: 'Search for up to {max} characters.',
    about: 'Shown when a user searches the documents for a text that is far too long.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
