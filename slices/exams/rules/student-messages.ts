/** What is said of exams wherever a student meets them. */
export const studentMessages = {
  examDue: { text: 'due {when}', about: 'Beside an exam in a list: until when it should be handed in.' },
  examOpens: { text: 'opens {when}', about: 'Beside an exam in a list: from when on it can be sat.' },
  attemptsUsed: {
    text: 'Attempts used: {used} of {allowed}',
    about: 'How often a student has sat an exam, and how often they may.',
  },
  attemptGoesOnNow: {
    text: 'In progress',
    about: 'State of an attempt at an exam that was begun and has not ended.',
  },
  waitsToBeMarked: {
    text: 'Awaiting grade',
    about: 'State of an exam of which a person still has to read an answer.',
  },
  examPassed: { text: 'Passed', about: 'State of an exam. A grade follows.' },
  examFailed: { text: 'Failed', about: 'State of an exam. A grade follows.' },
  yourTime: {
    text: '{when} your time',
    about: 'Stands in brackets behind a time at the campus: the same instant where the reader is.',
  },
} as const;
