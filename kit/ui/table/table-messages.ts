import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What lists say. */
export const tableMessages = {
  searchThisList: { text: 'Search this list', about: 'What the slash key does, in the list of shortcuts.' },
  walkRows: {
    text: 'Move between rows',
    about: 'What the arrow keys do in a list, in the list of shortcuts.',
  },
  enterRows: {
    text: 'From search to the list',
    about: 'What the arrow down does in the search field of a list, in the list of shortcuts.',
  },
  openRow: {
    text: 'Open (with Ctrl in a new tab)',
    about: 'What Enter does on a row of a list, in the list of shortcuts.',
  },
  endsOfRows: {
    text: 'First or last on this page',
    about: 'What the Home and End keys do in a list, in the list of shortcuts.',
  },
  turnRows: {
    text: 'Previous or next page',
    about: 'What the Page Up and Page Down keys do in a list, in the list of shortcuts.',
  },
  clearFilters: { text: 'Clear filters', about: 'Button that shows the whole list again.' },
  applyFilter: { text: 'Apply', about: 'Button that narrows a list by the words typed above it.' },
  nothingMatches: {
    text: 'No matches',
    about: 'Heading in place of rows when a search or a filter finds none.',
  },
  nothingMatchesHint: {
    text: 'Try another search, or clear the filters.',
    about: 'Quiet line under that heading.',
  },
  pageIsGone: {
    text: 'This page no longer exists',
    about: 'Heading in place of rows when the address leads to a page that is no longer there.',
  },
  firstPage: { text: 'First page', about: 'Button that leads to the first page of a list.' },
  pages: {
    text: 'Pages',
    about: 'Read aloud as the name of the buttons that turn the pages of a list. Not visible.',
  },
  rowCount: { text: '{count, plural, one {# row} other {# rows}}', about: 'How many rows a list has.' },
  rowCountOpen: {
    text: 'More than {things}',
    about:
      'How many a long list has, as far as they were counted; things says it with a round number: “1,000 people”.',
  },
  exportPauses: {
    text: '{count, plural, one {# row} other {# rows}}, continuing in {seconds, number} s',
    about:
      'Beside a file of rows that is being made, while the server asks for a pause. s stands for seconds.',
  },
  exportGaveUp: {
    text: 'The file couldn’t be finished because the server is too busy. Narrow the list or try again later.',
    about: 'Shown when a file of rows was given up after waiting several times.',
  },
  printedPart: {
    text: 'This printout shows {shown, number} of {things}.',
    about:
      'Printed under a list that has more than the page that was on the screen; things is all of it: “54 people”.',
  },
  printedPartOpen: {
    text: 'This printout shows {things}; the list has more.',
    about:
      'Printed under a list that has more than the page that was on the screen, and was not counted; things is what is printed: “20 people”.',
  },
  rowsFromTo: {
    text: '{first, number}–{last, number}',
    about: 'Which rows of a list are in sight, such as 21–40.',
  },
  rowsFromToOf: {
    text: '{first, number}–{last, number} of {things}',
    about: 'Which of a list are in sight; things is all of it: 21–40 of 1,284 people.',
  },
  rowsFromToOfOpen: {
    text: '{first, number}–{last, number} of more than {things}',
    about: 'Which of a long list are in sight, of more than were counted: 21–40 of more than 1,000 people.',
  },
  selectPage: {
    text: 'Select all rows on this page',
    about: 'Read aloud with the checkbox in the head of a list. Not visible.',
  },
  selectNamed: {
    text: 'Select {name}',
    about: 'Read aloud with the checkbox of a row. name is what the row is about. Not visible.',
  },
  moreNamed: {
    text: 'More for {name}',
    about: 'Button that opens the actions for one row. name is what the row is about.',
  },
  pageSelected: {
    text: 'Everything on this page is selected: {things}.',
    about:
      'Above a list when all in sight are selected; things says how many: “20 people”. A button that selects all the others follows.',
  },
  selectAllMatching: {
    text: 'Select all {count, number}',
    about: 'Button that selects everything that matches the search, also on the other pages.',
  },
  allMatchingSelected: {
    text: 'Everything that matches is selected: {things}.',
    about:
      'Above a list when everything that matches the search is selected, also on the other pages; things says how many.',
  },
  sumRow: { text: 'Total', about: 'Name of the last row of a table, with the sums of its columns.' },
  exportList: {
    text: 'Export',
    about: 'Button over a list that opens the choice of file to save it as: “Export Excel” or “Export CSV”.',
  },
  exportExcel: { text: 'Export Excel', about: 'Choice that saves the list as a workbook of Excel.' },
  exportCsv: { text: 'Export CSV', about: 'Button that saves the list as a file for spreadsheets.' },
  recordId: { text: 'ID', about: 'Column of exported files: the code by which the system knows a record.' },
  recordSaved: { text: '{name} was saved.', about: 'Toast after something in a list was made or changed.' },
  recordDeleted: { text: '{name} was deleted.', about: 'Toast with a button to undo it.' },
} satisfies Record<string, MessageSource>;
