import { defineMessages } from '#kit/messages/define-messages.ts';

export const messages = defineMessages('navigation', {
  menuCourses: { text: 'Courses', about: 'Menu entry of students: the courses they take.' },
  menuAssessments: { text: 'Assessments', about: 'Menu entry of students: exams and assignments.' },
  menuAttendance: { text: 'Attendance', about: 'Menu entry: who was present when.' },
  menuFinances: { text: 'Finances', about: 'Menu entry of students: invoices and payments.' },
  menuLinks: { text: 'Links', about: 'Menu entry of students: a list of useful pages.' },
  menuGrades: { text: 'Grades', about: 'Name of the screen with a student’s marks.' },
  menuTranscript: {
    text: 'Transcript',
    about: 'Name of the screen with a student’s official record of marks.',
  },
  menuDocuments: { text: 'Documents', about: 'Name of the screen with the college’s documents to read.' },
  menuNotifications: { text: 'Notifications', about: 'Name of the bell in the title bar and of its screen.' },
  menuProfile: { text: 'Profile', about: 'Entry of the menu behind a person’s picture.' },
  menuNews: { text: 'News', about: 'Entry of the menu behind a person’s picture: the noticeboard.' },
  menuAlumni: { text: 'Alumni', about: 'Entry of the menu behind a person’s picture: the graduates’ area.' },
  menuHours: { text: 'Hours', about: 'Entry of the menu behind a person’s picture: practical hours logged.' },
  menuAppSettings: { text: 'App settings', about: 'Name of the screen with the settings of the app.' },
  menuUsers: { text: 'Users', about: 'Menu entry of staff: everybody with an account.' },
  menuImportPeople: {
    text: 'Import people',
    about: 'Name of the screen to which a file with many new people is uploaded.',
  },
  menuGroups: { text: 'Groups', about: 'Menu entry of staff: classes of students.' },
  menuExamResults: { text: 'Exam Results', about: 'Menu entry of staff.' },
  menuAssignmentSubmissions: {
    text: 'Assignment Submissions',
    about: 'Menu entry of staff: written work that students have handed in.',
  },
  menuLeaveRequests: { text: 'Leave Requests', about: 'Menu entry of staff: students who ask to be away.' },
  menuTimeLogs: { text: 'Time Logs', about: 'Menu entry of staff: hours that students have logged.' },
  menuEvaluations: {
    text: 'Evaluations',
    about: 'Menu entry of staff: what students think of their courses.',
  },
  menuReports: { text: 'Reports', about: 'Menu entry of staff: figures and charts.' },
  menuRegionManager: { text: 'Region Manager', about: 'Entry of the settings menu: campuses and regions.' },
  menuPreviewCourses: {
    text: 'Preview Courses',
    about: 'Entry of the settings menu: courses as students see them.',
  },
  menuNoticeboardManager: {
    text: 'Noticeboard Manager',
    about: 'Entry of the settings menu: writing the news of the noticeboard.',
  },
  menuTranslations: {
    text: 'Translations',
    about: 'Entry of the settings menu: changing texts of the site.',
  },
  menuLinkManager: {
    text: 'Link Manager',
    about: 'Heading and button: where admins keep the pages that help students.',
  },
  menuCourseManager: { text: 'Course Manager', about: 'Entry of the restricted settings: making courses.' },
  menuTeacherManager: { text: 'Teacher Manager', about: 'Entry of the restricted settings: the teachers.' },
  menuDocumentationManager: {
    text: 'Documentation Manager',
    about: 'Entry of the restricted settings: writing the college’s documents.',
  },
  menuAttendanceSchemas: {
    text: 'Attendance Schemas',
    about: 'Entry of the restricted settings: the rules by which attendance is counted.',
  },
  menuSiteSettings: { text: 'Site Settings', about: 'Entry of the restricted settings.' },
  menuLocales: { text: 'Languages', about: 'Name of the screen that lists the languages of the site.' },
  menuCategories: { text: 'Categories', about: 'Name of the screen with the categories of courses.' },
  menuRequestForm: { text: 'Request Form', about: 'Name of the screen with the form for requests.' },
  menuSettings: { text: 'Settings', about: 'Button that opens the settings menu.' },
  menuRestricted: {
    text: 'Restricted',
    about: 'Heading in the settings menu over what only the highest administrators may do.',
  },
  menuMore: { text: 'More', about: 'Button at the end of the main menu with the entries that did not fit.' },
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
  paletteGoTo: { text: 'Go to', about: 'Heading in the search over everything: screens.' },
  paletteMove: { text: 'move', about: 'Beside pictures of the arrow keys: they move through the list.' },
  paletteOpen: { text: 'open', about: 'Beside a picture of the Enter key: it opens what is chosen.' },
  paletteNewTab: {
    text: 'new tab',
    about: 'Beside pictures of two keys: they open it in a new browser tab.',
  },
  nothingFound: { text: 'Nothing matches “{words}”.', about: 'The search over everything found nothing.' },
  underWay: {
    text: 'Under way',
    about:
      'Read aloud as the name of the corner that lists uploads and other work still going on. Not visible.',
  },
  crashReference: {
    text: 'Reference: {reference}',
    about: 'Stands on the page shown after a crash; whoever asks for help can quote it.',
  },
});
