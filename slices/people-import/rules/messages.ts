import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';

export const messages = defineMessages('people-import', {
  menuImportPeople: {
    text: 'Import people',
    about: 'Name of the screen to which a file with many new people is uploaded.',
  },
  importPeople: {
    text: 'Import people',
    about: 'Link from the list of people, and heading of the page to which a file of people is uploaded.',
  },
  importLead: {
    text: 'Add many people at once from a spreadsheet (CSV). The file is checked first, and no one is added until you confirm.',
    about: 'Line under the heading of the page to which a file of people is uploaded.',
  },
  importColumnsHelp: {
    text: 'The first row names the columns: First name, Last name, Email and, if you like, Group and Language. People who are here already are known by Email or Number, and enrolled into the group.',
    about:
      'Help over the place for a file of people. The names of columns stay in English, as in the example file.',
  },
  importGoodLines: {
    text: '{count, plural, =0 {No one can be imported} one {# person can be imported} other {# people can be imported}}',
    about: 'Says how many lines of a file are good.',
  },
  importCanEnrol: {
    text: '{count, plural, one {# person can be enrolled} other {# people can be enrolled}}',
    about: 'Says how many people of a file, all of whom have accounts, can be enrolled into groups.',
  },
  importNewcomers: {
    text: '{count, plural, one {# new person} other {# new people}}',
    about: 'Heading over the people of a file who have no account yet.',
  },
  importNumber: {
    text: 'Number',
    about: 'Head of a column: the student number in a line of a file of people.',
  },
  importLanguage: {
    text: 'Language',
    about: 'Head of a column: the language in a line of a file of people.',
  },
  importSendsMail: {
    text: 'Email everyone a link to set a password',
    about: 'Label of a checkbox of an import of people.',
  },
  importSendsMailHelp: {
    text: 'Otherwise only the accounts are created. You can send the emails later from each person’s page.',
    about: 'Help beside the checkbox for mails.',
  },
  importNow: {
    text: '{count, plural, one {Import # person} other {Import # people}}',
    about: 'Button that begins an import of people.',
  },
  importRunning: {
    text: 'People are being added. You can leave this page and come back.',
    about: 'Over the bar that shows how far an import of people has come.',
  },
  importDone: {
    text: '{count, plural, =0 {No one was imported.} one {# person was imported.} other {# people were imported.}}',
    about: 'Says how many people an import has entered.',
  },
  undoImportHelp: {
    text: 'Everyone this import added is permanently removed, except people who have already used their account.',
    about: 'Says what happens when an import of people is taken back.',
  },
  importUndone: {
    text: '{count, plural, one {# person was removed.} other {# people were removed.}}',
    about: 'Says how many people were removed when an import was taken back.',
  },
  importKept: {
    text: '{count, plural, one {# person has already used their account and stays.} other {# people have already used their accounts and stay.}}',
    about: 'Says how many people stay although an import was taken back.',
  },
  importName: { text: 'Name', about: 'Head of a column: the name in a line of a file of people.' },
  importEmail: { text: 'Email', about: 'Head of a column: the address in a line of a file of people.' },
  importRowProblem: {
    text: 'Row {line}, {problem}',
    about: 'What is wrong with a row of a file of people; the problem begins with the name of the column.',
  },
  importValueName: { text: '“{value}” can’t be a name', about: 'Behind the name of a column of a file.' },
  importValueEmail: {
    text: '“{value}” isn’t an email address',
    about: 'Behind the name of a column of a file.',
  },
  importValueLanguage: {
    text: '“{value}” isn’t a language of this site. Use one of these: {languages}',
    about: 'Behind the name of a column of a file; languages are codes such as de, en.',
  },
  importValueBirthDate: {
    text: '“{value}” isn’t a date of birth such as 1998-03-04',
    about: 'Behind the name of a column of a file. The date stays as it is.',
  },
  importHere: {
    text: '{count, plural, one {# person is already here} other {# people are already here}}',
    about: 'Heading over the lines of a file about people who have accounts.',
  },
  importHereHelp: {
    text: 'People who aren’t in the group of their row yet join it. Nothing else about them changes.',
    about: 'Under the heading over people who have accounts.',
  },
  importWillJoin: { text: 'Already here – will be enrolled', about: 'Beside a line of a file of people.' },
  importHasJoined: { text: 'Already here – enrolled', about: 'Beside a line of a file of people.' },
  importHasLeft: {
    text: 'Already here – enrolment undone',
    about: 'Beside a line of a file of people, once the import was undone.',
  },
  importUnchanged: { text: 'Already here – no changes', about: 'Beside a line of a file of people.' },
  importNameInFile: {
    text: 'In the file: {name}',
    about: 'Under the name of a user with an account, whom the file names differently.',
  },
  importOtherNames: {
    text: '{count, plural, one {The name in row {rows} differs from ours.} other {The names in rows {rows} differ from ours.}} No one is renamed, but check that the file means these people.',
    about: 'Over the lines of a file about people who have accounts. Numbers of rows: 3, 7, 12.',
  },
  importGroup: { text: 'Group', about: 'Head of a column: the group in a line of a file of people.' },
  importEnrolNow: {
    text: '{count, plural, one {Enrol # person} other {Enrol # people}}',
    about: 'Button that begins an import of which everybody has an account already.',
  },
  importJoined: {
    text: '{count, plural, one {# person who was here already is in their group now.} other {# people who were here already are in their groups now.}}',
    about: 'Says how many people with accounts an import has enrolled.',
  },
  importLeft: {
    text: '{count, plural, one {# person was taken out of their group again.} other {# people were taken out of their groups again.}}',
    about: 'Says how many people left their groups when an import was undone.',
  },
  ...historyMessages,
});
