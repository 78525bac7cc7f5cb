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
  menuAlumni: { text: 'Alumni', about: 'Entry of the menu behind a person’s picture: the graduates’ area.' },
  menuHours: { text: 'Hours', about: 'Entry of the menu behind a person’s picture: practical hours logged.' },
  menuAppSettings: { text: 'App settings', about: 'Name of the screen with the settings of the app.' },
  menuLeaveRequests: { text: 'Leave Requests', about: 'Menu entry of staff: students who ask to be away.' },
  menuTimeLogs: { text: 'Time Logs', about: 'Menu entry of staff: hours that students have logged.' },
  menuEvaluations: {
    text: 'Evaluations',
    about: 'Menu entry of staff: what students think of their courses.',
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
  underWay: {
    text: 'In progress',
    about:
      'Read aloud as the name of the corner that lists uploads and other work still going on. Not visible.',
  },
  crashReference: {
    text: 'Reference: {reference}',
    about: 'Stands on the page shown after a crash; the user who asks for help can quote it.',
  },
});
