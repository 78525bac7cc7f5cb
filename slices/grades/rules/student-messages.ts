/** What students read about their grades. */
export const studentMessages = {
  gradesLead: {
    text: 'Your grades and how they’re calculated',
    about: 'Under the heading of a student’s screen of grades.',
  },
  noGradesYet: {
    text: 'No grades yet. They appear here once you take a course.',
    about: 'In place of a student’s grades.',
  },
  gradesAverage: {
    text: 'Overall average',
    about: 'Key figure over a student’s grades, and the last line of “How this was computed”.',
  },
  gradesAverageRule: {
    text: 'Your best grade in each finished course, weighted by credits',
    about: 'Under the last line of “How this was computed” of the average of all courses.',
  },
  gradesCredits: { text: 'Credits passed', about: 'Key figure over a student’s grades.' },
  gradesRunning: {
    text: 'Courses in progress',
    about: 'Key figure over a student’s grades: how many courses have no final result yet.',
  },
  gradesOtherTerm: { text: 'Other courses', about: 'Heading over courses that belong to no term.' },
  gradeIsFinal: { text: 'Final since {day}', about: 'Beside a grade that is settled.' },
  gradeSoFar: { text: 'So far', about: 'Under a grade that may still change.' },
  gradeByHand: { text: 'Entered by hand', about: 'Beside a grade that staff entered.' },
  partWeight: { text: 'Counts {share}', about: 'How much of the grade an exam is worth, such as 40 %.' },
  partCompletion: {
    text: 'Must be complete',
    about: 'Beside an assignment that has no percentage but must be done.',
  },
  partDue: { text: 'Due {moment}', about: 'Until when an exam or assignment has to be done.' },
  partStanding: {
    text: '{state, select, WAITS {Awaiting grade} MISSED {Not submitted} NOT_REQUIRED {Not required (due before joining)} GRADED {Graded} other {Upcoming}}',
    about: 'How a student stands in an exam or assignment.',
  },
  partLeft: {
    text: '{ending, select, CLOSED_BROWSER {The browser was closed} CONNECTION_LOST {The connection was lost for too long} other {The page was left}}, which failed the attempt',
    about: 'Beside an exam that counts 0. Keep the words in capitals as they are.',
  },
  partComplete: {
    text: '{complete, select, true {Complete} other {Incomplete}}',
    about: 'The result of an assignment that has no percentage.',
  },
  whatIsMissing: {
    text: 'Missing: {titles}',
    about: 'The exams and assignments of which nothing came in time.',
  },
  neededOnOne: {
    text: 'You need {grade}% in “{title}” to pass.',
    about: 'What a student must reach in the one exam or assignment that is still open.',
  },
  neededOnEach: {
    text: 'You need {grade}% in each of the {count} parts still open to pass.',
    about: 'What a student must reach in all exams and assignments that are still open.',
  },
  gradeIsSecured: {
    text: 'You’ve already earned enough to pass.',
    about: 'When the rest can no longer change that a course is passed.',
  },
  gradeOutOfReach: {
    text: '{mark}% can no longer be reached. Talk to your teacher.',
    about: 'When a student can no longer pass a course.',
  },
  stepOfPart: {
    text: 'Counts {weight} of {all}',
    about: 'A line of “How this was computed”: the weight of an exam.',
  },
  stepMean: { text: 'Weighted average', about: 'A line of “How this was computed”.' },
  stepDeduction: {
    text: 'Attendance',
    about: 'A line of “How this was computed”: what absences and lates take off.',
  },
  seeAttendance: {
    text: 'See your attendance',
    about: 'Link under “How this was computed”, where attendance took something off.',
  },
  stepCourse: { text: 'Course grade', about: 'The last line of “How this was computed”.' },
  stepCourseNote: {
    text: '{mark}% or more passes',
    about: 'Under the last line of “How this was computed”.',
  },
  gradeChanges: {
    text: '{count, plural, one {# change by hand} other {# changes by hand}}',
    about: 'Opens who changed grades, when and why.',
  },
  gradeAsReached: {
    text: 'calculated',
    about: 'In the history of a grade: not entered by hand, but what the student reached.',
  },
  gradeChangeTakenBack: { text: 'Undone', about: 'In the history of a grade, before the old reason.' },
  gradeChangedBy: { text: '{name}, {when}', about: 'Who changed a grade, and when.' },
  gradePercentage: { text: '{grade}%', about: 'A grade in percent.' },
} as const;
