/** What only those who issue transcripts read. */
export const officeMessages = {
  transcripts: { text: 'Transcripts', about: 'Name of a tab and heading of a page of staff.' },
  issueTranscript: { text: 'Issue transcript', about: 'Button and title of the window it opens.' },
  issueTranscriptHelp: {
    text: 'Final grades are frozen into a numbered PDF. It can be revoked, but never changed.',
    about: 'In the window in which an official transcript is issued.',
  },
  transcriptWasIssued: { text: 'Transcript {number} was issued.', about: 'Toast.' },
  transcriptLanguage: { text: 'Language', about: 'Field: the language of an official transcript.' },
  transcriptPaper: { text: 'Paper', about: 'Field: the size of paper of an official transcript.' },
  paperA4: { text: 'A4', about: 'A size of paper.' },
  paperLetter: { text: 'US Letter', about: 'A size of paper.' },
  studentsOwnLanguage: {
    text: 'Each student’s own language',
    about: 'Choice for the language when transcripts are issued for a whole group.',
  },
  revokeTranscript: { text: 'Revoke', about: 'Button beside an official transcript.' },
  revokeTranscriptNamed: {
    text: 'Revoke {number}',
    about: 'Title of a window; number is that of a transcript.',
  },
  revokeTranscriptHelp: {
    text: 'Anyone who checks it will see that it’s no longer valid. This can’t be undone.',
    about: 'In the window in which an official transcript is revoked.',
  },
  transcriptWasRevoked: { text: 'Transcript {number} was revoked.', about: 'Toast.' },
  transcriptReason: { text: 'Reason', about: 'Field: why a transcript is held back or revoked.' },
  transcriptHolds: { text: 'Holds', about: 'Heading over what keeps transcripts from being issued.' },
  noTranscriptHolds: { text: 'No holds', about: 'In place of a list of holds.' },
  holdTranscripts: { text: 'Put on hold', about: 'Button and title of the window it opens.' },
  holdTranscriptsHelp: {
    text: 'No transcript is issued while the hold is in place. The student sees the reason.',
    about: 'In the window in which transcripts are held back.',
  },
  transcriptsWereHeld: { text: 'Transcripts are on hold.', about: 'Toast.' },
  liftHold: { text: 'Lift hold', about: 'Button beside a hold.' },
  holdWasLifted: { text: 'The hold was lifted.', about: 'Toast.' },
  holdPutBy: { text: '{day} · {name}', about: 'Under a hold: when it was put, and by whom.' },
  holdEndsByItself: {
    text: 'Ends when this is settled. Admins can make an exception under Finances.',
    about:
      'Under a hold of transcripts that follows from overdue payments. Finances is a tab of the same page.',
  },
  transcriptOnHoldChip: { text: 'On hold', about: 'Chip of a student to whom no transcript may be issued.' },
  promotionAudit: {
    text: 'Progress to graduation',
    about: 'Heading over how many of the courses that the diploma asks for a student has passed.',
  },
  coreCoursesPassed: {
    text: 'Core courses passed',
    about: 'Beside a bar: how many of those that are needed.',
  },
  electivesPassed: { text: 'Electives passed', about: 'Beside a bar: how many of those that are needed.' },
  promotionIsMet: {
    text: 'All courses required for graduation are passed.',
    about: 'Under how many courses a student has passed on the way to graduation.',
  },
  issueForEverybody: {
    text: 'Issue for everyone',
    about: 'Button over the students of a group, and title of the window it opens.',
  },
  issueTranscriptsCounted: {
    text: '{count, plural, one {Issue # transcript} other {Issue # transcripts}}',
    about:
      'Title of the window in which transcripts are issued to chosen members of a group, and its button.',
  },
  transcriptsAreIssued: { text: 'Issuing transcripts', about: 'Beside a bar that fills.' },
  transcriptsIssuedCount: {
    text: 'Issued: {issued}. On hold: {held}. Without final grades: {empty}.',
    about: 'What became of the students of a group when transcripts were issued for all; three numbers.',
  },
  transcriptsFailedCount: {
    text: 'Couldn’t be issued: {failed}. Issue them one by one from the list to see why.',
    about: 'After what became of the students of a group, when some transcripts could not be made; a number.',
  },
  downloadPapers: {
    text: 'Download all as one file',
    about: 'Link to an archive of all transcripts that were issued to a group together.',
  },
  groupWithoutStudents: { text: 'No one is in this group', about: 'In place of the students of a group.' },
  latestTranscript: {
    text: 'Latest transcript',
    about: 'Head of a column: the number of a student’s newest one.',
  },
  figureAverage: { text: 'Average', about: 'Over the mean of a student’s grades, on the page of a person.' },
  figureCredits: {
    text: '{credits, plural, one {# credit} other {# credits}}',
    about: 'Under the mean of a student’s grades: what was earned so far.',
  },
  figureCourses: { text: 'Courses running', about: 'Over a number: courses that a student takes now.' },
  figureExams: { text: 'Exams open', about: 'Over a number: exams that a student has still to take.' },
  figureAssignments: {
    text: 'Assignments open',
    about: 'Over a number: assignments that a student has still to hand in.',
  },
  figureHours: {
    text: 'Practical hours',
    about: 'Over the hours of service of a student that are confirmed, on the page of a person.',
  },
} as const;
