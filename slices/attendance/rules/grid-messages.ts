import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What is said where the rolls of a week or a term stand side by side. */
export const gridMessages = {
  gridTab: {
    text: 'Week',
    about: 'Name of a tab and of a link: the rolls of a group in a week, students by class sessions.',
  },
  gridSpan: { text: 'Days shown', about: 'Read aloud: a choice between a week and a whole term.' },
  gridWeek: { text: 'Week', about: 'One of two choices: the days of a week are shown.' },
  gridTerm: { text: 'Whole term', about: 'One of two choices: all class sessions of a term are shown.' },
  gridBefore: {
    text: '{span, select, TERM {Previous term} other {Previous week}}',
    about: 'A button with an arrow.',
  },
  gridAfter: { text: '{span, select, TERM {Next term} other {Next week}}', about: 'A button with an arrow.' },
  gridLabel: { text: 'Attendance of {group}', about: 'Name of a table, read aloud.' },
  gridKeys: {
    text: 'Arrow keys move, {keys} mark, Delete takes a mark back, Enter opens. Shift and arrows select several. Ctrl+C and Ctrl+V copy and paste cells of a spreadsheet.',
    about: 'Over a table, for those with a keyboard. keys are the letters that mark, such as P L A E.',
  },
  gridUndoKeys: {
    text: 'Ctrl+Z takes back one step after another.',
    about: 'After the keys of a table: what was marked is taken back, the last first.',
  },
  gridLates: { text: 'Lates', about: 'Head of a column: how many times a student came late.' },
  gridDeduction: {
    text: 'Deduction',
    about: 'Head of a narrow column: what is taken off the grades, a percentage.',
  },
  gridNoSessions: {
    text: '{span, select, TERM {No classes in this term} other {No classes in this week}}',
    about: 'In place of a table of class sessions.',
  },
  gridNobody: {
    text: 'Nobody is in this group in these days',
    about: 'In place of a table of students.',
  },
  gridUnknown: {
    text: 'These rolls aren’t available',
    about: 'When a user opens the rolls of a group that is not there or not theirs.',
  },
  gridGroupUnknown: {
    text: 'This group wasn’t found',
    about: 'In place of the rolls of a group that is not there, or that the reader does not look after.',
  },
  gridNoGroups: { text: 'No group has classes yet', about: 'In place of the rolls of a group.' },
  gridOpenRoll: {
    text: 'Roll of {when}',
    about: 'Read aloud on a link in the head of a column; {when} such as “Mon, Nov 16, 9:00 AM, Romans”.',
  },
  cellUnmarked: {
    text: 'Not marked',
    about: 'Read aloud in a cell: the roll was not taken yet.',
  },
  cellNotInClass: {
    text: 'Not in the class',
    about: 'Read aloud in a cell: the student was not in the class on that day.',
  },
  cellAhead: { text: 'Not open yet', about: 'Read aloud in a cell: the class session is ahead.' },
  cellCountsAs: {
    text: '{marked}, counts as {status}',
    about:
      'Read aloud in a cell: what was marked and what it counts as, such as “Absent, counts as Excused”.',
  },
  cellNotSaved: {
    text: '{status}, not saved',
    about: 'Read aloud in a cell: a mark that the server does not have.',
  },
  gridMarked: {
    text: '{count, plural, one {# mark changed} other {# marks changed}}',
    about: 'Told after marks were changed, with a button that takes it back.',
  },
  gridNothingMarked: {
    text: 'Nothing to change',
    about: 'Told when marks that a teacher makes or pastes are there already.',
  },
  gridReasonLead: {
    text: '{count, plural, one {# mark is of a class} other {# marks are of classes}} more than {days} days ago. The reason is kept with each change.',
    about: 'In a dialog that asks for the reason.',
  },
  gridReasonKept: {
    text: 'Reason for changes of old classes: {reason}',
    about: 'Over a table: the reason that a user gave is used for further changes.',
  },
  gridReasonChange: { text: 'Change reason', about: 'A button.' },
  gridReasonSave: { text: 'Save marks', about: 'Button of a dialog that has asked for a reason.' },
  gridPasteRefused: { text: 'Nothing was pasted', about: 'Title of a dialog.' },
  gridPasteLead: {
    text: '{count, plural, one {# cell doesn’t fit.} other {# cells don’t fit.}} Correct them in the spreadsheet and paste again.',
    about: 'In a dialog, over a list of cells.',
  },
  gridPasteCell: {
    text: 'Row {row}, {name}, {when}: {problem, select, CLOSED {“{said}” can’t be marked here} MINUTES {“{said}” has minutes that don’t fit} other {“{said}” isn’t a status}}',
    about: 'A cell of a spreadsheet that cannot be pasted; {name} is a student, {when} a class session.',
  },
  gridPasteRows: {
    text: '{count, plural, one {# row goes} other {# rows go}} beyond the last student',
    about: 'Why cells of a spreadsheet cannot be pasted.',
  },
  gridPasteColumns: {
    text: '{count, plural, one {# column goes} other {# columns go}} beyond the last class',
    about: 'Why cells of a spreadsheet cannot be pasted.',
  },
  gridPasteMore: { text: 'and {count} more', about: 'After a list that was cut off.' },
  gridTroubles: { text: 'Not saved', about: 'Heading over marks that the server did not store.' },
} as const satisfies Record<string, MessageSource>;
