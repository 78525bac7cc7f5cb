/** What stands on the transcript itself, on the screen and on paper. */
export const paperMessages = {
  officialTranscript: { text: 'Official transcript', about: 'Title of the paper.' },
  transcriptStudent: { text: 'Student', about: 'On a transcript, beside the name.' },
  transcriptStudentNumber: {
    text: 'Student number',
    about: 'On a transcript, beside the number that the college knows the student by.',
  },
  transcriptCampus: { text: 'Campus', about: 'On a transcript, beside where the student studies.' },
  transcriptDay: { text: 'Date of issue', about: 'On a transcript, beside the day.' },
  transcriptNumber: { text: 'Number', about: 'On a transcript, beside its number.' },
  transcriptCode: { text: 'Code', about: 'Head of the column with the codes of courses.' },
  transcriptCourse: { text: 'Course', about: 'Head of the column with the names of courses.' },
  transcriptTeacher: { text: 'Teacher', about: 'Head of the column with the names of teachers.' },
  transcriptCredits: { text: 'Credits', about: 'Head of the column with the credits of courses.' },
  transcriptGrade: { text: 'Grade', about: 'Head of the column with the grades in percent.' },
  transcriptResult: { text: 'Result', about: 'Head of the column that says passed or failed.' },
  transcriptNoTerm: { text: 'Other courses', about: 'Heading over courses that belong to no term.' },
  transcriptPassed: { text: 'Passed', about: 'Result of a course on a transcript.' },
  transcriptFailed: { text: 'Failed', about: 'Result of a course on a transcript.' },
  transcriptIncomplete: {
    text: 'Incomplete',
    about: 'Result of a course on a transcript: something was never handed in.',
  },
  transcriptInProgress: {
    text: 'In progress',
    about: 'Result of a course on a transcript: its grades are not final yet.',
  },
  transcriptTermCredits: {
    text: 'Credits earned in this term',
    about: 'Under the courses of a term; a number follows in the column of credits.',
  },
  transcriptCreditsEarned: {
    text: 'Credits earned',
    about: 'On a transcript, beside the sum of all credits.',
  },
  transcriptAverage: { text: 'Average grade', about: 'On a transcript, beside the mean of all grades.' },
  transcriptGpa: { text: 'GPA (4.0 scale)', about: 'On a transcript, beside the grade point average.' },
  transcriptScale: {
    text: 'Grades are percentages. The pass mark is 70%.',
    about: 'On a transcript, under all courses.',
  },
  transcriptSeal: { text: 'College seal', about: 'On paper, in the circle where the college stamps.' },
  transcriptRegistrar: { text: 'Registrar', about: 'On paper, under the line where the registrar signs.' },
  transcriptCheck: {
    text: 'Is this transcript genuine? Scan the code or open',
    about: 'On paper, beside the QR code; an address follows on the next line.',
  },
  transcriptPage: { text: 'Page {page} of {pages}', about: 'At the foot of each sheet of paper.' },
} as const;
