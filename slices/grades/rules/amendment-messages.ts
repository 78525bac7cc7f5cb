import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What staff read where a later decision would change a settled grade. */
export const amendmentMessages = {
  gradeAmendments: { text: 'Grade amendments', about: 'Name of a page: final grades that would change.' },
  gradeAmendmentsLead: {
    text: 'Final grades that a later attendance decision would change',
    about: 'Under the heading “Grade amendments”.',
  },
  amendmentsWaitInBook: {
    text: '{count, plural, one {A later attendance decision would change # final grade.} other {Later attendance decisions would change # final grades.}}',
    about: 'Over a gradebook that is settled.',
  },
  openAmendments: { text: 'Review amendments', about: 'Link to the grade amendments.' },
  amendmentsCounted: {
    text: '{count, plural, one {# amendment} other {# amendments}}',
    about: 'How many a list has.',
  },
  amendmentsPending: { text: 'Waiting', about: 'Amendments that nobody has decided yet.' },
  amendmentsAccepted: { text: 'Accepted', about: 'Amendments by which a grade was changed.' },
  amendmentsLeft: { text: 'Left as is', about: 'Amendments that were not made: the grade stayed as it was.' },
  amendmentsOfStatus: {
    text: '{status} ({count, number})',
    about: 'Choice among waiting, accepted and left, with how many there are: “Waiting (3)”.',
  },
  amendmentCourse: { text: 'Course', about: 'Head of a column.' },
  amendmentGrade: { text: 'Grade', about: 'Head of a column: the final grade before and after, 84 → 90.' },
  amendmentOffered: { text: 'Since', about: 'Head of a column: since when the amendment has been offered.' },
  amendmentDecided: {
    text: 'Decided',
    about: 'Head of a column: when an amendment was decided and by whom.',
  },
  decideAmendment: { text: 'Decide', about: 'Button in a row: opens a grade amendment.' },
  decideAmendmentOf: {
    text: 'Decide the amendment for {name} in {course}',
    about: 'The same button, read aloud.',
  },
  acceptAmendment: { text: 'Accept new grade', about: 'Button: the final grade changes.' },
  leaveGrade: { text: 'Leave grade as is', about: 'Button: the final grade stays what it was.' },
  undoAmendment: { text: 'Take back decision', about: 'Button: the amendment is again what it was before.' },
  nextAmendment: { text: 'Next amendment', about: 'Button and name of a key.' },
  previousAmendment: { text: 'Previous amendment', about: 'Button and name of a key.' },
  amendmentPlace: { text: '{place} of {count}', about: 'Which of the listed amendments is open.' },
  amendmentFinalSince: { text: 'Final since', about: 'Before the moment at which the grade was made final.' },
  amendmentComputed: {
    text: 'What changes',
    about: 'Heading over the deduction and grade before and after.',
  },
  amendmentStanding: { text: 'Standing', about: 'Row of a small table: passed, failed or incomplete.' },
  amendmentClasses: {
    text: 'Missed and late classes of the term',
    about: 'Heading over the classes from which the deduction follows.',
  },
  amendmentNote: { text: 'Note', about: 'Field: a note that is kept with the decision.' },
  amendmentNoteHelp: { text: 'Optional. Kept with the decision.', about: 'Under the field for a note.' },
  amendmentWasAccepted: { text: '{name}’s final grade was changed.', about: 'Toast with a button to undo.' },
  amendmentWasLeft: { text: '{name}’s final grade stays as it was.', about: 'Toast with a button to undo.' },
  amendmentWasUndone: { text: 'The decision on {name}’s grade was taken back.', about: 'Toast.' },
  allAmendmentsDecided: {
    text: 'That was the last one. Nothing else waits.',
    about: 'Toast after the last amendment was decided.',
  },
  noAmendmentsWait: { text: 'No amendments wait', about: 'Stands in place of a list.' },
  noAmendments: { text: 'No amendments match', about: 'Stands in place of a list.' },
  noneAcceptedYet: {
    text: 'No amendment has been accepted yet',
    about: 'Stands in place of the list of accepted amendments to final grades.',
  },
  noneLeftYet: {
    text: 'No grade has been left as it is yet',
    about: 'Stands in place of the list of amendments that were not made.',
  },
  amendmentGone: { text: 'This amendment is no longer offered', about: 'Stands in place of an amendment.' },
  amendmentGoneHelp: {
    text: 'Attendance comes to what the final grade was based on again.',
    about: 'Under “This amendment is no longer offered”.',
  },
} as const satisfies Record<string, MessageSource>;
