import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('people-import', {
  importColumnsMissing: {
    text: 'The file needs the columns First name, Last name and Email in its first line.',
    about:
      'Shown when a file of people has no such columns. The three names stay in English, as in the example file.',
  },
  importEmpty: { text: 'There is nobody in the file.', about: 'Shown when a file of people has no lines.' },
  importTooLong: {
    text: 'The file has too many lines. Please divide it.',
    about: 'Shown when a file of people is too long.',
  },
  importEmailTwice: {
    text: 'The same email stands in an earlier line.',
    about: 'Shown beside a line of a file of people.',
  },
  importEmailKnown: {
    text: '“{name}” has an account with this email already.',
    about: 'Shown beside a line of a file of people.',
  },
  importEmailElsewhere: {
    text: 'Somebody has an account with this email already.',
    about: 'Shown beside a line of a file of people, where it may not be told who it is.',
  },
  importGroupUnknown: {
    text: 'The campus has no group of this name.',
    about: 'Shown beside a line of a file of people.',
  },
  importGroupArchived: {
    text: 'This group is archived.',
    about: 'Shown beside a line of a file of people.',
  },
  importGroupNotUnique: {
    text: 'The campus has several groups of this name.',
    about: 'Shown beside a line of a file of people.',
  },
  importNotReady: {
    text: 'This cannot be done with the import now. Please reload the page.',
    about: 'Shown when an import of people has moved on meanwhile, for instance in another window.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
