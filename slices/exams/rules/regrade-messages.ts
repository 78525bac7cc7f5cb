/** What is said where an exam is graded anew, and where that should be thought of. */
export const regradeMessages = {
  oldKeysTitle: {
    text: 'Some results still use the old answer',
    about: 'Title of the window after what is right in a question was changed that students have answered.',
  },
  oldKeysOfQuestion: {
    text: 'Your change is saved. {count, plural, one {# result on your campuses was} other {# results on your campuses were}} graded with the old answer. See what would change, then grade anew now or later.',
    about:
      'After what is right in a question was changed: how many results were graded by what was right before.',
  },
  oldKeysOfExam: {
    text: '{count, plural, one {# result on your campuses was} other {# results on your campuses were}} graded with answers that have since been corrected.',
    about: 'Note over the questions of an exam, beside the button that shows what would change.',
  },
  seeRegrade: {
    text: 'See what would change',
    about: 'Button that shows which grades change if an exam is graded anew; nothing is changed by it.',
  },
  notNow: { text: 'Not now', about: 'Button that leaves everything as it is.' },
  regradeExam: { text: 'Grade anew', about: 'Button and heading: grades follow corrected keys.' },
  regradeMeans: {
    text: 'Attempts on your campuses are graded by the answers that count as right now. Questions keep the points they had when they were asked.',
    about: 'What follows from grading an exam anew.',
  },
  regradeOutlook: {
    text: '{changed, plural, =0 {No grade changes} one {# grade changes} other {# grades change}} of {attempts}. {nowPass, plural, =0 {Nobody passes by it} one {# student passes by it} other {# students pass by it}}, {nowFail, plural, =0 {nobody fails by it} one {# student fails by it} other {# students fail by it}}.',
    about: 'A dry run of grading an exam anew.',
  },
  regradePasses: { text: 'Now passes', about: 'Beside a grade that changes.' },
  regradeFails: { text: 'No longer passes', about: 'Beside a grade that changes.' },
  regradeNow: {
    text: 'Change {count, plural, one {# grade} other {# grades}}',
    about: 'Button that carries out what the dry run told.',
  },
  examRegraded: {
    text: '{count, plural, one {# grade was changed.} other {# grades were changed.}}',
    about: 'Message after an exam was graded anew.',
  },
  examRegrades: { text: 'Graded anew', about: 'Heading over the times an exam was graded anew.' },
  regradeChanged: {
    text: '{count, plural, one {# grade changed} other {# grades changed}}',
    about: 'How many grades changed when an exam was graded anew.',
  },
  undoRegrade: { text: 'Take back', about: 'Button: grades are as before an exam was graded anew.' },
  regradeUndone: { text: 'The grades are as they were before.', about: 'Message after it was taken back.' },
  regradeWasUndone: { text: 'Taken back', about: 'Beside a time an exam was graded anew.' },
};
