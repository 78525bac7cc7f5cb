import { defineMessages } from '#kit/messages/define-messages.ts';

export const messages = defineMessages('navigation', {
  menuAttendance: { text: 'Attendance', about: 'Menu entry: who was present when.' },
  menuFinances: { text: 'Finances', about: 'Menu entry of students: invoices and payments.' },
  menuNotifications: { text: 'Notifications', about: 'Name of the bell in the title bar and of its screen.' },
  menuNotificationsNew: {
    text: 'Notifications, {count} new',
    about: 'Read aloud as the name of the bell in the title bar. Not visible.',
  },
  menuNews: { text: 'News', about: 'Entry of the menu behind a person’s picture: the noticeboard.' },
  menuHours: { text: 'Hours', about: 'Entry of the menu behind a person’s picture: practical hours logged.' },
  menuAppSettings: { text: 'App settings', about: 'Name of the screen with the settings of the app.' },
  menuLeaveRequests: { text: 'Leave Requests', about: 'Menu entry of staff: students who ask to be away.' },
  menuTimeLogs: { text: 'Time Logs', about: 'Menu entry of staff: hours that students have logged.' },
  menuEvaluations: {
    text: 'Evaluations',
    about: 'Menu entry of staff and name of a page: how managers evaluate their students.',
  },
  menuReports: { text: 'Reports', about: 'Menu entry of staff: figures and charts.' },
  menuNoticeboardManager: {
    text: 'Noticeboard Manager',
    about: 'Entry of the settings menu: writing the news of the noticeboard.',
  },
  menuAttendanceSchemas: {
    text: 'Attendance Schemas',
    about: 'Entry of the restricted settings: the rules by which attendance is counted.',
  },
  menuSettings: { text: 'Settings', about: 'Button that opens the settings menu.' },
  menuRestricted: {
    text: 'Restricted',
    about: 'Heading in the settings menu over what only the highest administrators may do.',
  },
  menuMore: {
    text: 'More',
    about:
      'Button at the end of the main menu with the entries that did not fit, and title of their list on a phone.',
  },
  accountMenu: {
    text: 'Account of {fullName}',
    about: 'Read aloud as the name of the button with a person’s initials. Not visible.',
  },
  findAnything: {
    text: 'Find anything',
    about: 'Box in the title bar that opens the search over everything.',
  },
  keyboardShortcuts: {
    text: 'Keyboard shortcuts',
    about: 'Title of the list of shortcuts, and the action that opens it.',
  },
  shortcutsOfThisScreen: { text: 'On this screen', about: 'Heading in the list of shortcuts.' },
  shortcutsEverywhere: {
    text: 'Everywhere',
    about: 'Heading in the list of shortcuts: those that always work.',
  },
  paletteRecent: { text: 'Recent', about: 'Heading in the search over everything: screens opened lately.' },
  paletteDo: { text: 'Do', about: 'Heading in the search over everything: actions.' },
  paletteMark: {
    text: 'Mark answers',
    about: 'Action in the search over everything, before the name of a course: marks answers of an exam.',
  },
  paletteGrade: {
    text: 'Grade assignments',
    about: 'Action in the search over everything, before the name of a course: grades submitted assignments.',
  },
  paletteGoTo: { text: 'Go to', about: 'Heading in the search over everything: screens.' },
  addUser: {
    text: 'Add user',
    about: 'Action in the search over everything: opens the form for a new account.',
  },
  paletteTeachers: {
    text: 'Teachers',
    about: 'Heading in the search over everything: a student’s teachers.',
  },
  paletteMove: { text: 'move', about: 'Beside pictures of the arrow keys: they move through the list.' },
  paletteOpen: { text: 'open', about: 'Beside a picture of the Enter key: it opens what is chosen.' },
  paletteNewTab: {
    text: 'new tab',
    about: 'Beside pictures of two keys: they open it in a new browser tab.',
  },
  nothingFound: { text: 'No matches for “{words}”.', about: 'The search over everything found nothing.' },
  paletteSearching: {
    text: 'Searching…',
    about: 'The search over everything waits for the server.',
  },
  paletteUnreachable: {
    text: 'People and records can’t be searched right now. Check your connection.',
    about: 'Under what the search over everything found by itself: the server could not be asked.',
  },
  underWay: {
    text: 'In progress',
    about:
      'Read aloud as the name of the corner that lists uploads and other work still going on. Not visible.',
  },
  crashReference: {
    text: 'Reference: {reference}',
    about: 'Stands on the page shown after a crash; the user who asks for help can quote it.',
  },
  financesAlsoBy: {
    text: 'invoices, bills, payments, fees, balance, card',
    about:
      'Words by which the search over everything also finds what a student owes and pays. Nobody reads them.',
  },
  assessmentsAlsoBy: {
    text: 'exams, tests, assignments, homework, deadlines',
    about:
      'Words by which the search over everything also finds exams and assignments of a student. Nobody reads them.',
  },
  gradesAlsoBy: {
    text: 'marks, results, average',
    about: 'Words by which the search over everything also finds grades of a student. Nobody reads them.',
  },
  transcriptAlsoBy: {
    text: 'credits, certificate, official record',
    about: 'Words by which the search over everything also finds transcript of a student. Nobody reads them.',
  },
  calendarAlsoBy: {
    text: 'timetable, schedule, classes, events',
    about: 'Words by which the search over everything also finds calendar. Nobody reads them.',
  },
  attendanceAlsoBy: {
    text: 'absences, leave, late, check in',
    about:
      'Words by which the search over everything also finds a student’s own attendance. Nobody reads them.',
  },
  profileAlsoBy: {
    text: 'password, photo, email, address, language, time zone, devices, account',
    about: 'Words by which the search over everything also finds a person’s own profile. Nobody reads them.',
  },
  helpAlsoBy: {
    text: 'support, contact, question, problem',
    about: 'Words by which the search over everything also finds help. Nobody reads them.',
  },
  usersAlsoBy: {
    text: 'people, students, staff, accounts',
    about: 'Words by which the search over everything also finds the list of all people. Nobody reads them.',
  },
  systemLogAlsoBy: {
    text: 'audit log, errors, changes, history',
    about:
      'Words by which the search over everything also finds the system log with the audit log. Nobody reads them.',
  },
  openInvoicesAlsoBy: {
    text: 'payments, overdue, debts, balances',
    about:
      'Words by which the search over everything also finds the list of open invoices. Nobody reads them.',
  },
  leaveRequestsAlsoBy: {
    text: 'absences, time off',
    about: 'Words by which the search over everything also finds requests for leave. Nobody reads them.',
  },
  rollsAlsoBy: {
    text: 'roll, rolls, take roll, register',
    about: 'Words by which the search over everything also finds the rolls of classes. Nobody reads them.',
  },
  regionsAlsoBy: {
    text: 'campuses, currencies, exchange rates',
    about: 'Words by which the search over everything also finds regions and currencies. Nobody reads them.',
  },
});
