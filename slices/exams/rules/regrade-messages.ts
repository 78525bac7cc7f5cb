/** What is said where an exam is regraded, and where that should be thought of. */
export const regradeMessages = {
  oldKeysTitle: {
    text: 'Some results still use the old answer',
    about: 'Title of the window after what is right in a question was changed that students have answered.',
  },
  oldKeysOfQuestion: {
    text: 'Your change is saved. {count, plural, one {# result on your campuses was} other {# results on your campuses were}} graded with the old answer. See what would change, then regrade now or later.',
    about:
      'After what is right in a question was changed: how many results were graded by what was right before.',
  },
  oldKeysOfExam: {
    text: '{count, plural, one {# result on your campuses was} other {# results on your campuses were}} graded with answers that have since been corrected.',
    about: 'Note over the questions of an exam, beside the button that shows what would change.',
  },
  seeRegrade: {
    text: 'See what would change',
    about: 'Button that shows which grades change if an exam is regraded; nothing is changed by it.',
  },
  notNow: { text: 'Not now', about: 'Button that leaves everything as it is.' },
  regradeExam: { text: 'Regrade', about: 'Button and heading: grades follow corrected keys.' },
  regradeMeans: {
    text: 'Attempts on your campuses are regraded with the answers that are correct now. Questions keep the points they had when they were asked.',
    about: 'What follows from regrading an exam.',
  },
  regradeOutlook: {
    text: '{changed, plural, =0 {No grades change} one {# grade changes} other {# grades change}} out of {attempts}. {nowPass, plural, =0 {No one newly passes} one {# student newly passes} other {# students newly pass}}, {nowFail, plural, =0 {no one newly fails} one {# student newly fails} other {# students newly fail}}.',
    about: 'A dry run of regrading an exam.',
  },
  regradePasses: { text: 'Now passes', about: 'Beside a grade that changes.' },
  regradeFails: { text: 'No longer passes', about: 'Beside a grade that changes.' },
  regradeNow: {
    text: 'Change {count, plural, one {# grade} other {# grades}}',
    about: 'Button that carries out what the dry run told.',
  },
  examRegraded: {
    text: '{count, plural, one {# grade was changed.} other {# grades were changed.}}',
    about: 'Message after an exam was regraded.',
  },
  examRegrades: { text: 'Regrades', about: 'Heading over the times an exam was regraded.' },
  regradeChanged: {
    text: '{count, plural, one {# grade changed} other {# grades changed}}',
    about: 'How many grades changed when an exam was regraded.',
  },
  undoRegrade: { text: 'Undo', about: 'Button: grades are as before an exam was regraded.' },
  regradeUndone: { text: 'The previous grades were restored.', about: 'Message after it was taken back.' },
  regradeWasUndone: { text: 'Undone', about: 'Beside a time an exam was regraded.' },
};
