import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What attendance admins read while they decide. */
export const queueMessages = {
  explanationQueueLead: {
    text: 'Why students were absent, in their own words',
    about: 'Under the heading of the absence explanations.',
  },
  explanationsAreNotYours: {
    text: 'Attendance admins decide absence explanations',
    about: 'Stands in place of the list for staff who are not attendance admins.',
  },
  explanationsAreNotYoursHelp: {
    text: 'An admin selects them on the page of the region.',
    about: 'Under “Attendance admins decide absence explanations”.',
  },
  searchExplanations: { text: 'Search students', about: 'Field that searches absence explanations by name.' },
  explanationStudent: { text: 'Student', about: 'Head of a column.' },
  explanationGroup: { text: 'Group', about: 'Filter and head of a column.' },
  explanationCampus: { text: 'Campus', about: 'Column of an exported file.' },
  explanationDay: { text: 'Day', about: 'Column of an exported file: the day of the class.' },
  explanationCourse: { text: 'Course', about: 'Column of an exported file.' },
  explanationDecider: { text: 'Decided by', about: 'Column of an exported file: the name of a user.' },
  explanationSentColumn: { text: 'Sent', about: 'Head of a column: when an explanation was sent.' },
  explanationDecided: {
    text: 'Decided',
    about: 'Head of a column: when an explanation was decided and by whom.',
  },
  explanationCounted: {
    text: '{status} ({count, number})',
    about: 'Choice among pending, explained and excused, with how many there are: “Pending (3)”.',
  },
  decideExplanation: { text: 'Decide', about: 'Button in a row: opens the explanation of a student.' },
  decideExplanationOf: {
    text: 'Decide the explanation of {name}',
    about: 'The same button, read aloud.',
  },
  excuseAbsence: { text: 'Excuse', about: 'Button: the absence is excused.' },
  noteExplanation: {
    text: 'Note (stays absent)',
    about: 'Button: the explanation is noted and the absence still counts.',
  },
  undoExplanation: {
    text: 'Take back decision',
    about: 'Button: the explanation is again what it was before.',
  },
  nextExplanation: { text: 'Next explanation', about: 'Button and name of a key.' },
  previousExplanation: { text: 'Previous explanation', about: 'Button and name of a key.' },
  explanationPlace: { text: '{place} of {count}', about: 'Which of the listed explanations is open.' },
  explanationNoteTo: {
    text: 'Note to {name}',
    about: 'Field: what the student reads with the decision. name is a first name.',
  },
  explanationNoteOptional: { text: 'Optional', about: 'Under the field for a note.' },
  explanationEffect: { text: 'If excused', about: 'Heading over what an excuse would change.' },
  explanationEffectStands: {
    text: 'If only noted',
    about: 'Heading over what would change if an excused absence were only noted.',
  },
  explanationEffectClass: { text: 'This class', about: 'Row of a small table: the status in the class.' },
  explanationEffectPercent: { text: 'Attendance this term', about: 'Row of a small table: a percentage.' },
  explanationEffectDeduction: {
    text: 'Deduction this term',
    about: 'Row of a small table: what is taken off the grades.',
  },
  explanationWasExcused: {
    text: '{name}’s absence was excused.',
    about: 'Toast with a button to undo.',
  },
  explanationWasNoted: {
    text: '{name}’s explanation was noted.',
    about: 'Toast with a button to undo.',
  },
  explanationWasUndone: {
    text: 'The decision on {name}’s explanation was taken back.',
    about: 'Toast.',
  },
  allExplanationsDecided: {
    text: 'That was the last one. Nothing else waits.',
    about: 'Toast after the last explanation was decided.',
  },
  noExplanationsWait: { text: 'No explanations wait', about: 'Stands in place of a list.' },
  noExplanations: { text: 'No explanations match', about: 'Stands in place of a list.' },
  noneExplainedYet: {
    text: 'No explanation has been noted without an excuse yet',
    about: 'Stands in place of the list of explanations that were read and do not excuse.',
  },
  noneExcusedYet: {
    text: 'No absence has been excused by an explanation yet',
    about: 'Stands in place of the list of explanations that excuse.',
  },
  explanationGone: {
    text: 'This explanation is not there any more',
    about: 'Stands in place of an explanation that the student has withdrawn.',
  },
} as const satisfies Record<string, MessageSource>;
