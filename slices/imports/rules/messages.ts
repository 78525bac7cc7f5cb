import { defineMessages } from '#kit/messages/define-messages.ts';

/** What is said of every import, whatever its lines are about. */
export const messages = defineMessages('imports', {
  importCampus: { text: 'Campus', about: 'Label of a drop-down: of which campus a file is.' },
  importFile: { text: 'File', about: 'Label of the place to drop a file on.' },
  importCampusFirst: {
    text: 'Choose a campus before you upload the file.',
    about: 'Under the place to drop a file on, which does nothing until a campus is chosen.',
  },
  exampleFile: {
    text: 'Example file',
    about: 'Button that saves an example of a file.',
  },
  importUploading: { text: 'Uploading', about: 'Over the bar that shows how far a file has been uploaded.' },
  recentImports: { text: 'Recent imports', about: 'Heading over the list of earlier imports.' },
  noImports: { text: 'No imports yet.', about: 'Stands in place of the list of imports.' },
  importChecking: { text: 'The file is being checked', about: 'Shown while a file is checked.' },
  importStateChecked: { text: 'Checked', about: 'State of an import: nothing is stored yet.' },
  importStateRefused: {
    text: 'Can’t be used',
    about: 'State of an import: the file cannot be read.',
  },
  importStateImported: { text: 'Imported', about: 'State of an import.' },
  importStateUndone: { text: 'Undone', about: 'State of an import that was taken back.' },
  importStateBusy: {
    text: 'In progress',
    about: 'State of an import that goes on in the background.',
  },
  importStateUploading: {
    text: 'Incomplete',
    about: 'State of an import: the upload was broken off.',
  },
  importBadLines: {
    text: '{count, plural, one {# row has a problem} other {# rows have a problem}}',
    about: 'Heading over the lines of a file that have a problem.',
  },
  undoImport: { text: 'Undo import', about: 'Button that takes an import back.' },
  undoRunning: { text: 'The import is being undone', about: 'Over the bar while an import is taken back.' },
  correctHelp: {
    text: 'Save these rows as a file, correct them and upload that file. You don’t need the other rows again.',
    about: 'Line over the lines of a file that have a problem.',
  },
  uploadCorrected: {
    text: 'Upload corrected rows',
    about: 'Link to the page to which a file is uploaded.',
  },
  importLine: { text: 'Row', about: 'Head of a column: where a line stands in a file.' },
  importLinesCounted: {
    text: '{count, plural, one {# row} other {# rows}}',
    about: 'How many lines a list has. Within a line and within sentences.',
  },
  importProblem: {
    text: 'Problem',
    about: 'Head of a column: what is wrong with a line of a file.',
  },
  importNotFound: {
    text: 'Import not found, or it belongs to another campus.',
    about: 'Stands in place of the page of an import.',
  },
  importColumnProblem: {
    text: '{column}: {problem}',
    about: 'What is wrong in a column of a file. The name of the column is in English.',
  },
  importValueMissing: {
    text: 'is empty',
    about: 'Behind the name of a column, in which nothing is written.',
  },
  importOutcome: {
    text: 'Outcome',
    about: 'Head of a column: what a line of a file leads to, or has led to.',
  },
});
