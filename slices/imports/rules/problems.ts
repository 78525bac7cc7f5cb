import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('imports', {
  importEmpty: { text: 'The file is empty.', about: 'Shown when a file has nothing in it.' },
  importNoRows: {
    text: 'The file names its columns, but there is nothing below them.',
    about: 'Shown when a file has a first line only.',
  },
  importIsWorkbook: {
    text: 'This is a workbook. Open it in your spreadsheet program, save it as CSV and upload that file.',
    about: 'Shown when a user uploads an Excel workbook or the like in place of a CSV file.',
  },
  importTooLong: {
    text: 'The file has too many rows. Please divide it.',
    about: 'Shown when a file is too long.',
  },
  importCampusOther: {
    text: '“{value}” isn’t the campus of this import',
    about: 'Behind the row and the column of a file, within a line.',
  },
  importNotReady: {
    text: 'This cannot be done with the import now. Please reload the page.',
    about: 'Shown when an import has moved on meanwhile, for instance in another window.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
