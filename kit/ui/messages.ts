import { defineMessages } from '#kit/messages/define-messages.ts';
import { auditMessages } from './audit-trail/audit-messages.ts';
import { chartMessages } from './chart/chart-messages.ts';
import { dateMessages } from './date/date-messages.ts';
import { modalMessages } from './modal/modal-messages.ts';
import { tableMessages } from './table/table-messages.ts';
import { workMessages } from './work-messages.ts';
import { mapMessages } from './world-map/map-messages.ts';

export const messages = defineMessages('ui', {
  save: { text: 'Save', about: 'Default label of the button that submits a form.' },
  print: { text: 'Print', about: 'Button over something that people print, such as a transcript.' },
  back: { text: 'Back', about: 'Button that returns to the page seen before.' },
  tryAgain: { text: 'Try again', about: 'Button that repeats something that failed.' },
  showPassword: {
    text: 'Show password',
    about: 'Button in a password field that makes the password readable.',
  },
  hidePassword: { text: 'Hide password', about: 'Button in a password field that masks the password again.' },
  selectOption: { text: 'Select…', about: 'First entry of a drop-down in which nothing is chosen yet.' },
  loading: { text: 'Loading', about: 'Read aloud while something is being fetched. Not visible.' },
  notifications: {
    text: 'Messages',
    about: 'Read aloud as the name of the place where short messages appear. Not visible.',
  },
  noData: { text: 'No data', about: 'Stands where a list or a page has nothing in it.' },
  noAccess: { text: 'No Access', about: 'Stands in place of content the reader may not see.' },
  documentUpdated: {
    text: 'Updated {day}',
    about: 'Quiet line under the title of a document. day is a date.',
  },
  nothingToShowYet: { text: 'Nothing to show yet', about: 'Stands on a screen that has no content so far.' },
  formHasProblems: {
    text: '{count, plural, one {Please correct this field:} other {Please correct these # fields:}}',
    about: 'Heading of the list of fields that are not filled in rightly, above a form.',
  },
  fieldHasProblem: {
    text: '{field}: {problem}',
    about: 'One line of that list: the name of the field and what is wrong with it.',
  },
  requiredFieldMissing: { text: 'Required field missing', about: 'Error of a field that must not be empty.' },
  emailMalformed: {
    text: 'Enter an email address like name@example.org',
    about: 'Error of an email field. Keep the example address readable in your script.',
  },
  tooShort: {
    text: 'Use at least {count, plural, one {# character} other {# characters}}',
    about: 'Error of a field with a minimum length, for example a password.',
  },
  tooLong: {
    text: 'Use at most {count, plural, one {# character} other {# characters}}',
    about: 'Error of a text that is longer than allowed.',
  },
  notAllowedValue: {
    text: 'This value isn’t allowed here',
    about: 'Error of a field whose content does not fit, when nothing more exact can be said.',
  },
  home: { text: 'Home', about: 'Link to the first page, in the title bar and on the pages for trouble.' },
  login: { text: 'Login', about: 'Link to the login page, and the button that signs a person in.' },
  logout: { text: 'Logout', about: 'Button that signs a person out.' },
  refresh: { text: 'Refresh', about: 'Button that loads the page again after an error.' },
  mainMenu: { text: 'Main menu', about: 'Read aloud as the name of the list of screens. Not visible.' },
  skipToContent: {
    text: 'Skip to content',
    about: 'First link of a page, seen only by people who use the keyboard. Jumps over the menu.',
  },
  privacy: { text: 'Privacy', about: 'Link to the privacy policy, and the title of its page.' },
  terms: { text: 'Terms', about: 'Link to the terms of use, and the title of their page.' },
  publicMinistries: {
    text: 'Ministries',
    about: 'Link at the foot of every page to the ministries of graduates that everybody may see.',
  },
  language: { text: 'Language', about: 'Name of the list of languages at the foot of a page.' },
  youAreOffline: {
    text: 'You’re offline',
    about: 'Quiet bar over the page, and heading of a page that is not there yet.',
  },
  comesWhenOnline: {
    text: 'This loads automatically once you’re back online.',
    about: 'Stands where something could not be fetched without a network.',
  },
  copyright: { text: '© {year} {orgName}', about: 'Last line of a page. orgName is the college.' },
  impersonating: {
    text: 'You’re signed in as {fullName}.',
    about: 'Banner over every page while an administrator looks at the site as another person.',
  },
  pageNotFound: { text: 'Oops! 404 - PAGE NOT FOUND', about: 'Shown at an address where there is nothing.' },
  pageNotFoundHint: {
    text: 'The address may be mistyped, or the page has moved.',
    about: 'Quiet line under the message that there is nothing at this address.',
  },
  somethingWentWrong: {
    text: 'Oops, something went wrong',
    about: 'Heading of the screen shown after a crash.',
  },
  crashWasReported: {
    text: 'We’ve been notified. Nothing you saved is lost.',
    about: 'Quiet line on the screen shown after a crash.',
  },
  cancel: { text: 'Cancel', about: 'Button that leaves something without doing it.' },
  add: { text: 'Add', about: 'Button that adds something to a list.' },
  edit: { text: 'Edit', about: 'Button that opens something to be changed.' },
  sync: { text: 'Sync', about: 'Button that brings two places to the same state.' },
  update: { text: 'Update', about: 'Button that stores the changes to something that exists.' },
  insert: { text: 'Insert', about: 'Button that puts something into a text or list at a place.' },
  delete: { text: 'Delete', about: 'Button that deletes something.' },
  previous: { text: 'Previous', about: 'Button that goes to the page, question or month before.' },
  next: { text: 'Next', about: 'Button that goes to the page, question or month after.' },
  details: { text: 'Details', about: 'Button that shows more about something.' },
  addNew: {
    text: 'Add New',
    about: 'Default label of a button that opens a form for something new, and default title of that form.',
  },
  close: { text: 'Close', about: 'Button that closes a dialog, a drawer or a message.' },
  nameDisabled: {
    text: '{name} (disabled)',
    about: 'Tooltip of a button that cannot be pressed now. name is what the button does.',
  },
  undo: { text: 'Undo', about: 'Button in a short message that takes back what was just done.' },
  more: { text: 'More', about: 'Button that opens further actions for one row.' },
  unsavedChanges: {
    text: 'Unsaved changes. Are you sure you want to leave this page?',
    about: 'Question when a person leaves a page with a form that was changed and not saved.',
  },
  leavePage: { text: 'Leave page', about: 'Button that leaves a page although changes are lost.' },
  stayOnPage: { text: 'Stay', about: 'Button that stays on a page with changes that are not saved.' },
  breadcrumb: {
    text: 'You are here',
    about: 'Read aloud as the name of the path from the first page to this one. Not visible.',
  },
  learnMore: { text: 'Learn more', about: 'Link to a page of documentation, opened in a new tab.' },
  opensInNewTab: { text: 'opens in a new tab', about: 'Read aloud behind a link. Not visible.' },
  aboutThisPage: { text: 'About this page', about: 'Button that opens a short explanation of the page.' },
  optionalField: { text: 'optional', about: 'Stands behind the label of a field that may stay empty.' },
  ...dateMessages,
  ...mapMessages,
  ...chartMessages,
  ...modalMessages,
  ...tableMessages,
  ...workMessages,
  ...auditMessages,
});
