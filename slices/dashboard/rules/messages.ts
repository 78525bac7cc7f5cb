import { defineMessages } from '#kit/messages/define-messages.ts';

export const messages = defineMessages('dashboard', {
  dashboard: { text: 'Dashboard', about: 'Menu entry of the first screen after login.' },
  greeting: {
    text: '{part, select, morning {Good morning, {firstName}} afternoon {Good afternoon, {firstName}} other {Good evening, {firstName}}}',
    about:
      'Greeting on the first screen after login, by the time of day: morning, afternoon, other (evening).',
  },
  weekOfTerm: {
    text: 'week {week} of {weeks}',
    about:
      'After the date, in a line under the greeting of a student: the week of the term, such as week 9 of 12.',
  },
  statAverage: {
    text: 'Average of final grades',
    about: 'Key figure on a student’s dashboard.',
  },
  statCredits: { text: 'Credits passed', about: 'Key figure on a student’s dashboard.' },
  statCourses: {
    text: 'Courses now',
    about: 'Key figure on a student’s dashboard: how many courses they take now.',
  },
  adminDashboard: { text: 'Admin', about: 'Choice of administrators: the first screen of an administrator.' },
  managerDashboard: { text: 'Manager', about: 'Choice of administrators: the first screen of a manager.' },
  studentDashboard: { text: 'Student', about: 'Choice of administrators: the first screen of a student.' },
  needsYouToday: { text: 'To do', about: 'Heading over tasks with a deadline.' },
  nothingNeedsYou: { text: 'You’re all caught up', about: 'Stands where no task is open.' },
  answersWaiting: {
    text: '{count, plural, one {# answer to mark} other {# answers to mark}}',
    about: 'On a teacher’s dashboard: essays of an exam that wait for points.',
  },
  rollsWaiting: {
    text: '{count, plural, one {# roll to take} other {# rolls to take}}',
    about: 'On a teacher’s dashboard: class sessions whose attendance was not noted.',
  },
  rollNowWaiting: {
    text: 'Your class is running: take the roll',
    about: 'On a teacher’s dashboard, first of all, while a class of theirs is under way.',
  },
  checkInNowWaiting: {
    text: 'Your class is running: check in',
    about:
      'On a student’s dashboard, first of all, while students of a class check in by a code on the wall.',
  },
  submissionsWaiting: {
    text: '{count, plural, one {# submission to grade} other {# submissions to grade}}',
    about: 'On a teacher’s dashboard: work of students that waits for a grade.',
  },
  questionsWaiting: {
    text: '{count, plural, one {# question to answer} other {# questions to answer}}',
    about: 'On a teacher’s dashboard: what students of a course have asked.',
  },
  gradesWaiting: {
    text: 'Grades to finalise',
    about: 'On a manager’s dashboard: a course is over and its grades are not final yet.',
  },
  helpRequestsWaiting: {
    text: '{count, plural, one {# help request to answer} other {# help requests to answer}}',
    about: 'On the dashboard of those who answer requests for help.',
  },
  campusQuestionsWaiting: {
    text: '{count, plural, one {# question about a course at your campus} other {# questions about courses at your campus}}',
    about: 'On a manager’s dashboard: what students ask about courses whose teacher has no account.',
  },
  leaveRequestsWaiting: {
    text: '{count, plural, one {# leave request to decide} other {# leave requests to decide}}',
    about: 'On the dashboard of administrators: students who ask to be away.',
  },
  absenceExplanationsWaiting: {
    text: '{count, plural, one {# absence explanation to decide} other {# absence explanations to decide}}',
    about: 'On the dashboard of attendance admins: students who explain why they were absent.',
  },
  hoursWaiting: {
    text: '{count, plural, one {# entry of hours to review} other {# entries of hours to review}}',
    about: 'On the dashboard of managers: hours that students have logged.',
  },
  ministriesWaiting: {
    text: '{count, plural, one {# ministry to approve} other {# ministries to approve}}',
    about: 'On the dashboard of alumni admins: ministries of the registry that wait to be approved.',
  },
  gradeAmendmentsWaiting: {
    text: '{count, plural, one {# final grade to review} other {# final grades to review}}',
    about:
      'On the dashboard of those who may unlock grades: a later decision on absences would change final grades.',
  },
  staleTextsWaiting: {
    text: '{count, plural, one {# custom text to check: its English has changed} other {# custom texts to check: their English has changed}}',
    about:
      'On the dashboard of those who translate: the college’s own words for texts that have changed since.',
  },
  failedPlansWaiting: {
    text: '{count, plural, one {# payment plan is off after failed payments} other {# payment plans are off after failed payments}}',
    about:
      'On the dashboard of administrators: students whose card could not be charged three times in a row.',
  },
  answersAction: { text: 'Mark', about: 'Button: goes to the answers that wait for points.' },
  rollsAction: { text: 'Take roll', about: 'Button: goes to the roll of a class session.' },
  checkInNowAction: {
    text: 'Enter code',
    about: 'Button: goes to where students enter the code on the wall.',
  },
  rollNowAction: { text: 'Take roll', about: 'Button: goes to the roll of the class that is running.' },
  submissionsAction: { text: 'Grade', about: 'Button: goes to the work that waits for a grade.' },
  questionsAction: { text: 'Answer', about: 'Button: goes to the questions of students.' },
  gradesAction: { text: 'Review', about: 'Button: goes to grades that can be made final.' },
  helpRequestsAction: { text: 'Answer', about: 'Button: goes to the requests for help.' },
  campusQuestionsAction: { text: 'Answer', about: 'Button: goes to questions about courses of a campus.' },
  leaveRequestsAction: { text: 'Decide', about: 'Button: goes to the leave requests that wait.' },
  absenceExplanationsAction: { text: 'Decide', about: 'Button: goes to the absence explanations that wait.' },
  hoursAction: { text: 'Review', about: 'Button: goes to the hours that wait to be confirmed.' },
  ministriesAction: { text: 'Decide', about: 'Button: goes to the ministries that wait to be approved.' },
  gradeAmendmentsAction: { text: 'Review', about: 'Button: goes to final grades that would change.' },
  failedPlansAction: {
    text: 'View',
    about: 'Button: goes to the finances of a student whose payment plan is off.',
  },
  staleTextsAction: { text: 'Review', about: 'Button: goes to custom texts that may be out of date.' },
  goToExam: { text: 'Go to exam', about: 'Button: goes to the page on which an exam is started.' },
  continueWithExam: { text: 'Continue exam', about: 'Button: goes back to an exam that was begun.' },
  goToAssignment: { text: 'Go to assignment', about: 'Button: goes to the page on which work is submitted.' },
  atCampuses: {
    text: '{count, plural, one {# campus} other {# campuses}}',
    about: 'Under something to do: on how many campuses it waits, such as 3 campuses.',
  },
  atOtherCampuses: {
    text: '{count, plural, one {# other campus} other {# other campuses}}',
    about: 'Under something to do: on how many campuses besides the chosen one it waits.',
  },
  explainAbsenceTask: {
    text: 'Explain your absence',
    about: 'On a student’s dashboard: they missed a class and can still say why.',
  },
  explainAbsenceTaskAction: {
    text: 'Explain',
    about: 'Button: opens the form in which an absence is explained.',
  },
  payInvoiceTask: {
    text: 'Invoice {about}',
    about: 'On a student’s dashboard: an invoice to be paid soon. about is its number.',
  },
  mendPlanTask: {
    text: 'A payment for invoice {about} failed',
    about:
      'On a student’s dashboard: their payment plan will charge the card again. about is the number of an invoice.',
  },
  mendPlanTaskAction: { text: 'View', about: 'Button: opens the payment plans of a student.' },
  revivePlanTask: {
    text: 'Payment plan for invoice {about} is off',
    about: 'On a student’s dashboard: three payments in a row failed. about is the number of an invoice.',
  },
  revivePlanTaskAction: { text: 'Turn on', about: 'Button: opens the payment plans of a student.' },
  payInvoiceTaskAction: { text: 'View', about: 'Button: opens the invoice.' },
  acknowledgeEvaluationTask: {
    text: 'Read your evaluation',
    about:
      'On a student’s dashboard: an evaluation of them was published, and they have not acknowledged it.',
  },
  acknowledgeEvaluationTaskAction: { text: 'Read', about: 'Button: opens the evaluations of a student.' },
  answerMinistryOfferTask: {
    text: 'You’re offered a ministry',
    about: 'On a graduate’s dashboard: another graduate would like to hand on a ministry to them.',
  },
  answerMinistryOfferTaskAction: {
    text: 'Answer',
    about: 'Button: goes to where a ministry that is offered is accepted or declined.',
  },
  leaveApprovedTask: {
    text: 'Your leave was approved',
    about: 'On a student’s dashboard: the college has answered a leave request.',
  },
  leaveApprovedTaskAction: { text: 'View', about: 'Button: opens the leave requests of a student.' },
  leaveAcknowledgedTask: {
    text: 'Your leave was noted, but isn’t excused',
    about: 'On a student’s dashboard: the college has answered a leave request.',
  },
  leaveAcknowledgedTaskAction: { text: 'View', about: 'Button: opens the leave requests of a student.' },
  taskBy: { text: 'By {when}', about: 'Beside something to do: the last day to do it, such as By Thursday.' },
  taskOverdue: {
    text: 'Overdue since {when}',
    about: 'Beside an invoice that should be paid by now, such as Overdue since Sep 23.',
  },
  taskDue: {
    text: 'Due {when}',
    about: 'Beside something to do: when it is to be paid, such as Due Friday.',
  },
  statAttendance: {
    text: 'Attendance',
    about: 'Key figure on a student’s dashboard: the share of classes of this term.',
  },
  waitsSince: { text: 'since {when}', about: 'Under something to do: since yesterday, since Nov 3.' },
  moreWaiting: {
    text: '{count, plural, one {# more} other {# more}}',
    about: 'Opens the rest of a list of things to do.',
  },
  continueWatching: { text: 'Continue watching', about: 'Heading over the lesson that was watched last.' },
  pendingAssessments: {
    text: 'Pending assessments',
    about: 'Heading over exams and assignments still to do.',
  },
  allAssessments: { text: 'All', about: 'Link beside “Pending assessments” to all of them.' },
  noPendingExams: { text: 'You have no pending exams', about: 'Stands where no exam is still to do.' },
  recentResults: { text: 'Recent results', about: 'Heading over the latest marks.' },
  noticeboard: { text: 'Noticeboard', about: 'Heading over the latest news of the college.' },
  dashboardRegion: { text: 'Region', about: 'Name of the list in which an administrator chooses a region.' },
  peopleInRegion: {
    text: 'People in this region',
    about: 'Name of a number on the first screen of administrators.',
  },
  coursesAndTeachers: {
    text: 'Courses and teachers',
    about: 'Heading of a card on an administrator’s dashboard.',
  },
  manageGroups: {
    text: 'Manage groups',
    about: 'Link on a manager’s dashboard to the groups of the campuses.',
  },
  managedGroups: { text: 'Groups at your campuses', about: 'Heading of a card on a manager’s dashboard.' },
  quickLinks: {
    text: 'Quick links',
    about: 'Heading of a card with links for staff who hold an office on a campus.',
  },
  yourStudies: {
    text: 'Your studies',
    about: 'Heading of a card on the dashboard of a graduate.',
  },
  studiesStay: {
    text: 'You’ve graduated. Your courses and results stay available here.',
    about: 'To a graduate, over links to transcript, grades and courses.',
  },
  yourGroups: { text: 'Groups', about: 'Heading over the groups a person belongs to.' },
  yourRegions: { text: 'Regions', about: 'Heading over the campuses and regions a person belongs to.' },
  yourRoles: { text: 'Roles', about: 'Heading over what a person may do on the site.' },
  beginWith: {
    text: 'Welcome! Begin with {course}',
    about: 'Heading of what a new student sees first: the name of their first course.',
  },
  startFirstLesson: { text: 'Start lesson 1', about: 'Button of a new student: opens their first lesson.' },
  aboutTheCourse: {
    text: 'About the course',
    about: 'Link of a new student to the page of their first course.',
  },
  lessonsComeSoon: {
    text: 'Its lessons aren’t here yet. They appear on the page of the course.',
    about: 'In place of the title of the first lesson, where a course has none yet.',
  },
  noCourseYet: {
    text: 'Welcome! You don’t have a course yet',
    about: 'Heading of what a new student sees who takes no course.',
  },
  noCourseYetHint: {
    text: 'Your college adds you to your first course, and it appears here. If you expected one by now, ask us under Help.',
    about: 'Under the heading for a new student who takes no course.',
  },
  noGroupsFound: { text: 'No Groups Found', about: 'Stands where a student is in no group.' },
  noRegions: { text: 'You don’t belong to a region yet.', about: 'Stands where a person is in no region.' },
  leaveRequestsToReadWaiting: {
    text: '{count, plural, one {# leave request is waiting} other {# leave requests are waiting}}',
    about: 'On the dashboard of deans: students who ask to be away; administrators decide.',
  },
  leaveRequestsToReadAction: {
    text: 'Read',
    about: 'Button: goes to the leave requests that deans read.',
  },
});
