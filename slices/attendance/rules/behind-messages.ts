import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What managers read about students who are falling behind. */
export const behindMessages = {
  fallingBehind: {
    text: 'Falling behind',
    about: 'Name of a tab and of a list: students whose attendance is too low.',
  },
  fallingBehindLead: {
    text: 'Students who have more absences this term than are forgiven, or whose attendance is below the limit of their schema.',
    about: 'Over the list of students who are falling behind.',
  },
  behindStudent: { text: 'Student', about: 'Head of a column.' },
  behindGroup: { text: 'Group', about: 'Head of a column and filter.' },
  behindGroupUnknown: {
    text: 'Unknown group',
    about: 'Filter of the list of who is falling behind, when the address names a group that is not there.',
  },
  behindCampus: { text: 'Campus', about: 'Filter, and head of a column in files.' },
  behindTerm: { text: 'Term', about: 'Head of a column.' },
  behindPercent: { text: 'Attendance', about: 'Head of a column: a percentage.' },
  behindBelow: {
    text: 'below {limit}',
    about: 'Under a percentage: the limit it is below, such as “below 80 %”.',
  },
  behindAbsences: { text: 'Absences', about: 'Head of a column: how many.' },
  behindOverGrace: {
    text: '{over, plural, one {# beyond grace} other {# beyond grace}}',
    about: 'Under a number of absences: how many of them are not forgiven.',
  },
  behindOverGraceColumn: {
    text: 'Beyond grace',
    about: 'Head of a column in a file: absences not forgiven.',
  },
  behindDeduction: {
    text: 'Deduction so far',
    about: 'Head of a column: what is taken off the grades, a percentage.',
  },
  behindCounted: {
    text: '{count, plural, one {# student} other {# students}}',
    about: 'How many a list has.',
  },
  nobodyFallsBehind: { text: 'Nobody is falling behind', about: 'Stands in place of the list.' },
  nobodyFallsBehindHelp: {
    text: 'Students appear here once they cross a limit of their attendance schema.',
    about: 'Under “Nobody is falling behind”.',
  },
} as const satisfies Record<string, MessageSource>;
