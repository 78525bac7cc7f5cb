import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('people-import', {
  importColumnsMissing: {
    text: 'The first row of the file must name the column Email or Number. New people also need First name and Last name.',
    about:
      'Shown when a file of people has no such columns. The names of columns stay in English, as in the example file.',
  },
  importEmailTwice: {
    text: '“{value}” is in an earlier row too; one row per person is enough',
    about: 'Behind the row and the column of a file of people, within a line.',
  },
  importEmailElsewhere: {
    text: '“{value}” already belongs to another account',
    about: 'Behind the row and the column of a file of people, within a line.',
  },
  importAccountClosed: {
    text: 'the account of “{value}” is deactivated',
    about: 'Behind the row and the column of a file of people, within a line.',
  },
  importNumberUnknown: {
    text: 'no one at this campus has the number “{value}”',
    about: 'Behind the row and the column of a file of people, within a line.',
  },
  importNumberOfAnother: {
    text: '“{value}” is the number of a different person than the email',
    about: 'Behind the row and the column of a file of people, within a line.',
  },
  importGroupUnknown: {
    text: 'the campus has no group “{value}”',
    about: 'Behind the row and the column of a file of people, within a line.',
  },
  importGroupArchived: {
    text: 'the group “{value}” is archived',
    about: 'Behind the row and the column of a file of people, within a line.',
  },
  importGroupNotUnique: {
    text: 'the campus has several groups “{value}”',
    about: 'Behind the row and the column of a file of people, within a line.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
