import { defineMessages } from '#kit/messages/define-messages.ts';

export const messages = defineMessages('ui', {
  save: { text: 'Save', about: 'Default label of the button that submits a form.' },
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
  notAllowedValue: {
    text: 'This value is not allowed here',
    about: 'Error of a field whose content does not fit, when nothing more exact can be said.',
  },
  home: { text: 'Home', about: 'Link to the first page, in the title bar and on the pages for trouble.' },
  login: { text: 'Login', about: 'Link to the login page, and the button that signs a person in.' },
  logout: { text: 'Logout', about: 'Button that signs a person out.' },
  refresh: { text: 'Refresh', about: 'Button that loads the page again after an error.' },
  menu: { text: 'Menu', about: 'Button that opens the list of screens on small displays.' },
  mainMenu: { text: 'Main menu', about: 'Read aloud as the name of the list of screens. Not visible.' },
  skipToContent: {
    text: 'Skip to content',
    about: 'First link of a page, seen only by people who use the keyboard. Jumps over the menu.',
  },
  privacy: { text: 'Privacy', about: 'Link to the privacy policy, and the title of its page.' },
  terms: { text: 'Terms', about: 'Link to the terms of use, and the title of their page.' },
  language: { text: 'Language', about: 'Name of the list of languages at the foot of a page.' },
  copyright: { text: '© {year} {orgName}', about: 'Last line of a page. orgName is the college.' },
  impersonating: {
    text: 'You are signed in as {fullName}.',
    about: 'Banner over every page while an administrator looks at the site as somebody else.',
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
    text: 'The people who look after this site have been told. Nothing you saved is lost.',
    about: 'Quiet line on the screen shown after a crash.',
  },
});
