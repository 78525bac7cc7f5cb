const THEIRS = 'Of a student, beside what the college requires for the next year.';

/** How students stand to what is asked for the next year: said by the server, in the reader's language. */
export const findingMessages = {
  requirementCount: {
    text: '{count} of {needed}',
    about: 'How much of what is required a student has: 9 of 10, or 12 hr of 20 hr.',
  },
  requirementAsked: { text: 'Required', about: `Label: how much is required. ${THEIRS}` },
  requirementPassed: { text: 'Passed', about: `Label: how many courses were passed. ${THEIRS}` },
  requirementAtLeast: {
    text: '{value} (at least {needed})',
    about: `A mean and what it has to be, such as 3.2 (at least 3.5). ${THEIRS}`,
  },
  requirementNone: {
    text: 'None required',
    about: 'In place of hours or courses, where the group has none required.',
  },
  hoursInAll: { text: 'All categories', about: 'Label: the hours of all categories together.' },
  attendanceInAll: { text: 'The whole year', about: 'Label: the attendance in all terms together.' },
  attendanceOutsideTerms: {
    text: 'All sessions',
    about: 'Label: the attendance where a group has no terms.',
  },
  noRollYet: { text: 'No rolls yet', about: 'In place of attendance, where no session counts yet.' },
  evaluationsPublished: {
    text: 'Published evaluations',
    about: `Label: how many evaluations were published. ${THEIRS}`,
  },
  evaluationsMean: { text: 'Average score', about: `Label: the mean of all scales from 1 to 5. ${THEIRS}` },
  evaluationsWithMean: {
    text: '{count} of {needed}, average {mean}',
    about: 'How many evaluations a student has of those required, and the mean of their scores.',
  },
  noScoreYet: { text: 'No scores yet', about: 'In place of a mean score, where nothing was scored.' },
  duesAtCampus: { text: 'Payments to {campus}', about: 'Label: the payments of a student to a campus.' },
  duesInOrder: { text: 'In order', about: 'No payment of a student is overdue above the limit.' },
  duesOverdue: { text: 'Overdue', about: 'Payments of a student are overdue above the limit.' },
};

export type ReadinessMessage = keyof typeof findingMessages;

export const readinessMessages = {
  ...findingMessages,
  readiness: { text: 'Readiness', about: 'Tab of a group: who is ready for the next year.' },
  readinessState: {
    text: 'Next year',
    about: 'Head of a column and name of a filter: whether a student is ready for the next year.',
  },
  readinessReady: { text: 'Ready', about: 'Chip and filter: a student meets what the next year requires.' },
  readinessNotReady: {
    text: 'Not ready',
    about: 'Chip and filter: a student does not meet what the next year requires.',
  },
  readinessCount: {
    text: 'Ready for Year {year}: {ready} of {count}',
    about: 'Over the table of a group’s members.',
  },
  readinessCountAfter: {
    text: '{moved} moved on. Ready for Year {year} of those who stay: {ready} of {count}',
    about:
      'Over the table of a group’s members, where some were promoted already. moved is a number of students.',
  },
  readinessMovedOn: {
    text: 'Moved on',
    about: 'Chip: a member has left a group that was promoted, most often to go on to the next year.',
  },
  readinessFileMet: {
    text: '{name}: met',
    about: 'Head of a column in a file: whether a requirement is met. name is such as Core courses.',
  },
  readinessMet: { text: 'Met', about: 'Read aloud beside a requirement that a student meets.' },
  readinessNotMet: {
    text: 'Not met',
    about: 'Read aloud beside a requirement that a student does not meet.',
  },
  readinessLeaving: { text: 'Leaving', about: 'Chip: a member has a last day and does not go on.' },
  readinessSeeToIt: { text: 'Open the details', about: 'Link to the page where what is missing is seen to.' },
  requirementCORE_COURSES: { text: 'Core courses', about: 'A requirement for the next year.' },
  requirementELECTIVES: { text: 'Electives', about: 'A requirement for the next year.' },
  requirementHOURS: { text: 'Hours', about: 'A requirement for the next year: confirmed hours of service.' },
  requirementATTENDANCE: { text: 'Attendance', about: 'A requirement for the next year.' },
  requirementEVALUATIONS: { text: 'Evaluations', about: 'A requirement for the next year.' },
  requirementDUES: { text: 'Payments', about: 'A requirement for the next year: nothing is overdue.' },
  shortfallNamed: {
    text: '{name}: {value}',
    about: 'Mark of a member: a requirement and how much of it there is, such as Core courses: 9 of 10.',
  },
  promotionPolicy: {
    text: 'Required after Year {year}',
    about: 'Card: what the campus requires of those who go on to the next year. year is 1 or 2.',
  },
  promotionPolicyOf: {
    text: 'Required after Year {year} at {campus}',
    about: 'Dialog: what a campus requires of those who go on to the next year.',
  },
  changePromotionPolicy: { text: 'Change', about: 'Button: changes what is required for the next year.' },
  policyCourses: {
    text: 'As set by the college in Site Settings',
    about: 'Beside Core courses and electives: who says how many are required.',
  },
  policyCoursesTerm: { text: 'Courses', about: 'Label: the courses that are required for the next year.' },
  policyHours: {
    text: 'All hours required of the group, confirmed',
    about: 'What is required for the next year.',
  },
  policyAttendance: {
    text: 'At least {share} of all sessions',
    about: 'What is required for the next year. share is such as 80%.',
  },
  policyEvaluations: {
    text: 'At least {count} published',
    about: 'How many evaluations are required for the next year.',
  },
  policyEvaluationsWithMean: {
    text: 'At least {count} published, with an average of {mean} or better',
    about: 'How many evaluations are required for the next year, and their mean score.',
  },
  policyDues: {
    text: 'Nothing overdue above the campus’s limit',
    about: 'What is required for the next year.',
  },
  policyNothing: { text: 'Not required', about: 'Beside hours, attendance, evaluations or payments.' },
  asksHours: { text: 'Confirmed hours', about: 'Checkbox: hours are required for the next year.' },
  asksHoursHelp: {
    text: 'Every category the group’s policy requires, as set under Time Logs.',
    about: 'Help of the checkbox “Confirmed hours”.',
  },
  minAttendance: { text: 'Attendance of at least', about: 'Label of a field for a percentage.' },
  minAttendanceHelp: {
    text: 'Of all sessions of the year that aren’t excused. Leave empty to require none.',
    about: 'Help of the field “Attendance of at least”.',
  },
  minEvaluations: { text: 'Published evaluations', about: 'Label of a field for a number.' },
  minEvaluationsHelp: {
    text: 'How many a student needs in this group. Leave empty to require none.',
    about: 'Help of the field “Published evaluations”.',
  },
  minScore: { text: 'Mean score of at least', about: 'Label of a field for a number from 1 to 5.' },
  minScoreHelp: {
    text: 'From 1 to 5, over all their scales. Leave empty if any score will do.',
    about: 'Help of the field “Mean score of at least”.',
  },
  asksDues: { text: 'No overdue payments', about: 'Checkbox: payments have to be in order.' },
  asksDuesHelp: {
    text: 'Only what is above the limit under Reminders and holds counts, and exceptions are respected.',
    about: 'Help of the checkbox “No overdue payments”.',
  },
  promotionPolicySaved: { text: 'Requirements saved', about: 'Short message.' },
};
