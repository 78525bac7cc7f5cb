/** What superadmins read who undo what one person did to grades. */
export const restoreMessages = {
  restoreGrades: { text: 'Restore grades', about: 'Name of a screen, and the button that does it.' },
  restoreLead: {
    text: 'Undoes every grade change one person made by hand in a period of time, all at once.',
    about: 'Under the heading of the screen.',
  },
  restorePerson: { text: 'Whose changes', about: 'Label: the person who changed the grades.' },
  restoreFrom: { text: 'From', about: 'Label over the beginning of a span of time.' },
  restoreUntil: { text: 'Until', about: 'Label over the end of a span of time.' },
  restorePreview: { text: 'Preview changes', about: 'Button: shows what restoring would do.' },
  restoreFound: {
    text: '{count, plural, =0 {No grades would change.} one {# grade returns to what it was.} other {# grades return to what they were.}}',
    about: 'What restoring would do.',
  },
  restoreStays: {
    text: 'These stay as they are: {changed} that someone else has changed since, {final} that are final.',
    about: 'How many grades restoring would leave alone.',
  },
  restoreRegrades: {
    text: 'In this period the same person also regraded exams. Undo that on each exam’s page:',
    about: 'Over a list of exams. Restoring grades leaves them alone.',
  },
  restoreRegradeChanged: {
    text: '{count, plural, one {# grade changed} other {# grades changed}}',
    about: 'Beside an exam that was regraded.',
  },
  gradeAlarms: {
    text: 'Unusually many changes',
    about: 'Heading of a list of people who changed many grades in a short time.',
  },
  gradeAlarmSays: {
    text: '{count, plural, one {# grade} other {# grades}} within an hour, in {courses}',
    about: 'How many grades a user changed. courses are codes of courses: BIB 101, THE 202.',
  },
  gradeAlarmBehind: {
    text: '({name} on their behalf)',
    about: 'After the name of a user in whose name grades were changed: the administrator who did it.',
  },
  gradesRestored: {
    text: '{count, plural, one {# grade was restored.} other {# grades were restored.}}',
    about: 'Toast.',
  },
} as const;
