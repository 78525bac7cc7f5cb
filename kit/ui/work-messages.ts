import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What the parts say that people only work with after signing in: uploads, suggestions, numbers, steps, selections. */
export const workMessages = {
  fileTypeMustBe: {
    text: 'File type must be {types}',
    about: 'Error of a file upload that takes one type. types is that type, such as .pdf.',
  },
  fileTypeMustBeOneOf: {
    text: 'File type must be one of {types}',
    about: 'Error of a file upload that takes several types. types is a list such as .pdf, .docx.',
  },
  fileTooLarge: {
    text: 'File is larger than {bytes} {bytes, plural, one {bytes} other {bytes}}',
    about: 'Error of a file upload. bytes is the largest size.',
  },
  fileTooSmall: {
    text: 'File is smaller than {bytes} {bytes, plural, one {bytes} other {bytes}}',
    about: 'Error of a file upload. bytes is the smallest size.',
  },
  tooManyFiles: { text: 'Too many files', about: 'Error of a file upload.' },
  dropFilesHere: {
    text: '{count, plural, one {Drop a file here, or} other {Drop files here, or}}',
    about:
      'In the box where files are dropped. A button that says "Choose a file" or "Choose files" follows.',
  },
  chooseFiles: {
    text: '{count, plural, one {Choose a file} other {Choose files}}',
    about: 'Button that opens the dialog in which files are chosen.',
  },
  nothingElseMatches: {
    text: 'Nothing else matches the search and filters.',
    about: 'Told after the last entry of a list that a search or a filter has shortened was decided.',
  },
  removeNamed: { text: 'Remove {name}', about: 'Button that takes one file or one chosen entry away again.' },
  doneOfTotal: {
    text: '{done, number} of {total, number}',
    about: 'How far long work has come, such as 12 of 48.',
  },
  secondsLeft: {
    text: '{count, plural, one {# second left} other {# seconds left}}',
    about: 'How long work will still take.',
  },
  minutesLeft: {
    text: '{count, plural, one {# minute left} other {# minutes left}}',
    about: 'How long work will still take.',
  },
  noMatches: {
    text: 'No matches',
    about: 'Stands in a list of suggestions when none fits what was typed.',
  },
  suggestionsFailed: {
    text: 'The list couldn’t be loaded',
    about: 'Stands in a list of suggestions that did not come.',
  },
  matchCount: {
    text: '{count, plural, one {# match} other {# matches}}',
    about: 'Read aloud while a person types into a list of suggestions. Not visible.',
  },
  numberExpected: { text: 'Enter a number', about: 'Error of a field for numbers.' },
  numberTooSmall: {
    text: 'Enter {min} or more',
    about: 'Error of a field for numbers. least is the smallest number allowed.',
  },
  numberTooLarge: {
    text: 'Enter {max} or less',
    about: 'Error of a field for numbers. most is the largest number allowed.',
  },
  tooManyDecimals: {
    text: '{count, plural, =0 {Enter a whole number} one {Use at most # decimal place} other {Use at most # decimal places}}',
    about: 'Error of a field for numbers or amounts of money.',
  },
  savedAt: { text: 'Saved · {time}', about: 'Says that work is stored. time is the time of day.' },
  saving: { text: 'Saving', about: 'Says that work is being stored just now.' },
  savedOnDevice: {
    text: 'Saved on this device · waiting for network',
    about: 'Says that work is stored here and will be sent when the network is back.',
  },
  stepOfTotal: {
    text: 'Step {step, number} of {total, number}',
    about: 'Read aloud with the steps of a longer form.',
  },
  stepDone: { text: 'Done', about: 'Read aloud with a step that is finished. Not visible.' },
  howComputed: {
    text: 'How this was calculated',
    about: 'Title of the list of steps that led to a number such as a grade.',
  },
  history: { text: 'History', about: 'Title of the list of changes to one thing.' },
  changedFromTo: {
    text: '{field}: from {before} to {after}',
    about: 'Read aloud for one changed field in the list of changes. Not visible.',
  },
  emptyValue: { text: 'empty', about: 'Stands in the list of changes for a field that had nothing in it.' },
  selectedCount: {
    text: '{count, plural, one {# selected} other {# selected}}',
    about: 'In the bar that shows how many rows of a list are selected.',
  },
  selectionActions: {
    text: 'Actions for the selection',
    about: 'Read aloud as the name of the bar with actions for the selected rows. Not visible.',
  },
  clearSelection: { text: 'Clear selection', about: 'Button that selects nothing any more.' },
  yourTime: {
    text: '{when} your time',
    about: 'Stands in brackets behind a time at the campus: the same instant where the reader is.',
  },
} satisfies Record<string, MessageSource>;
