/** What students are told of their attendance. */
export const studentMessages = {
  attendanceTab: {
    text: 'Attendance',
    about: 'A tab of the student’s attendance page: sessions and percent.',
  },
  noAttendanceYet: { text: 'No attendance yet', about: 'In place of a student’s attendance.' },
  noAttendanceYetLead: {
    text: 'You’ll see each class here once its roll was taken.',
    about: 'Under “No attendance yet”.',
  },
  noAttendanceOf: {
    text: 'No roll with this student was taken yet.',
    about: 'On the page of a student, seen by staff, in place of attendance.',
  },
  attendanceTermLabel: { text: 'Term', about: 'Label of a drop-down with the terms of a student.' },
  outsideTerms: { text: 'Outside terms', about: 'In place of the name of a term: sessions between terms.' },
  attendanceShare: {
    text: 'Attendance',
    about: 'Label of a percentage: how much of the classes was attended.',
  },
  absencesTold: { text: 'Absences', about: 'Label of a number of absences in a term.' },
  latesTold: { text: 'Late arrivals', about: 'Label of a number of late arrivals in a term.' },
  graceLeft: {
    text: '{left, plural, =0 {No more without deduction} one {# more without deduction} other {# more without deduction}}',
    about: 'Under a number of absences or late arrivals: how many more the term forgives.',
  },
  overGrace: {
    text: '{over, plural, one {# over the limit} other {# over the limit}}',
    about: 'Under a number of absences or late arrivals: how many cost something.',
  },
  attendanceDeduction: {
    text: 'Deduction so far',
    about: 'Label of a percentage: what absences take off the course grades of the term.',
  },
  offEachGrade: {
    text: 'Off each course grade of the term',
    about: 'Under the deduction for absences.',
  },
  sessionsUntaken: {
    text: '{count, plural, one {# class has no roll yet} other {# classes have no roll yet}}',
    about: 'Under the attendance percentage: classes it does not include.',
  },
  isBelowLimit: {
    text: 'Attendance is below {limit}. Talk to your teacher or ask for help.',
    about: 'A note on the student’s attendance page; {limit} is a percentage such as 80%.',
  },
  ledgerSessions: {
    text: 'Sessions with a roll',
    about: 'A step of how the attendance percentage was computed.',
  },
  ledgerExcused: {
    text: 'Excused, not counted',
    about: 'A step of how the attendance percentage was computed.',
  },
  ledgerAttended: { text: 'Present or late', about: 'A step of how the attendance percentage was computed.' },
  ledgerShareNote: { text: '{attended} of {counted}', about: 'Beside the attendance percentage: 27 of 30.' },
  ledgerAbsences: {
    text: 'Absences over {grace}',
    about: 'A step of how a deduction was computed; {grace} absences are forgiven.',
  },
  ledgerLates: {
    text: 'Late arrivals over {grace}',
    about: 'A step of how a deduction was computed; {grace} late arrivals are forgiven.',
  },
  ledgerForgiven: {
    text: 'Forgiven per term',
    about: 'A step of how many absences or late arrivals are left: so many cost nothing.',
  },
  ledgerLeft: {
    text: 'Left without deduction',
    about: 'The result of how many absences or late arrivals are left.',
  },
  ledgerOverGrace: {
    text: 'Over the limit',
    about: 'The result of how many absences or late arrivals cost something.',
  },
  ledgerTimes: { text: '{over} × {each}', about: 'Beside a step of a deduction: 2 × 3%.' },
  ledgerDeduction: { text: 'Deduction', about: 'The result of how a deduction was computed.' },
  attendanceByCourse: { text: 'By course', about: 'Heading over the attendance of each course.' },
  noCourseName: { text: 'Other sessions', about: 'In place of a course: sessions that belong to no course.' },
  attendanceCountsLine: {
    text: '{present} present · {late} late · {absent} absent · {excused} excused',
    about: 'Under a course: how often a student was what.',
  },
  attendanceMonths: { text: 'Classes', about: 'Heading over the month calendar and its list of classes.' },
  monthBefore: { text: 'Previous month', about: 'A button with an arrow.' },
  monthAfter: { text: 'Next month', about: 'A button with an arrow.' },
  noClassesThisMonth: { text: 'No classes in this month', about: 'In place of the classes of a month.' },
  stepMarked: { text: '{status} ({name})', about: 'A link of a chain: what was marked, and by whom.' },
  stepTooLate: {
    text: 'more than {minutes} min late',
    about: 'A link of a chain: why late counts as absent.',
  },
  stepLeaveApproved: { text: 'leave approved by {name}', about: 'A link of a chain that ends in Excused.' },
  stepLeaveNoted: {
    text: 'leave noted by {name}',
    about: 'A link of a chain: the absence stays an absence.',
  },
  stepExplanationExcused: {
    text: 'explanation accepted by {name}',
    about: 'A link of a chain that ends in Excused.',
  },
  stepExplanationNoted: {
    text: 'explanation noted by {name}',
    about: 'A link of a chain: the absence stays an absence.',
  },
  explainThisAbsence: {
    text: 'Explain',
    about: 'Link beside a class a student missed: leads to where they say why.',
  },
  explainedThisAbsence: {
    text: 'Your explanation',
    about: 'Link beside a class a student missed and has explained.',
  },
  runningPercent: {
    text: '{percent} by then',
    about: 'Beside a class: the attendance of the term up to it.',
  },
};
