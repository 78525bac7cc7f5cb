import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';

export const messages = defineMessages('sign-in', {
  menuProfile: { text: 'Profile', about: 'Entry of the menu behind a person’s picture.' },
  welcomeBack: { text: 'Welcome back', about: 'Heading of the login page.' },
  signInWithCollegeAccount: {
    text: 'Sign in with your college account.',
    about: 'Quiet line under the heading of the login page.',
  },
  sessionHasEnded: {
    text: 'Your session has ended. Please log in again.',
    about: 'On the login page of a user who was signed in and has been signed out by the site.',
  },
  email: { text: 'Email', about: 'Label of a field for an email address.' },
  password: { text: 'Password', about: 'Label of the field for the password on the login page.' },
  forgotPasswordQuestion: { text: 'Forgot password?', about: 'Link on the login page to a new password.' },
  or: { text: 'or', about: 'Stands between two ways of signing in.' },
  continueWithWorkAccount: {
    text: 'Continue with a work account',
    about: 'Button for staff who sign in with the account of their employer.',
  },
  developmentSignInAs: {
    text: 'Development only · sign in as',
    about: 'Above the list of demonstration accounts, which only developers see.',
  },
  forgotPassword: {
    text: 'Forgot Password',
    about: 'Heading of the page that sends a link for a new password.',
  },
  setPassword: {
    text: 'Set Password',
    about: 'Heading of the page that sends a link to people who never had a password.',
  },
  resetLinkWillBeSent: {
    text: 'Enter your email and we’ll send you a link to set your password.',
    about: 'Quiet line on the pages that send a link by email.',
  },
  sendLink: { text: 'Send link', about: 'Button that asks for an email with a link.' },
  askForNewLink: {
    text: 'Request a new link',
    about:
      'Button on the page of an emailed link that cannot be used any more. Leads to the page that sends one.',
  },
  checkEmailPasswordLink: {
    text: 'Check your email for a link to set your password.',
    about: 'Toast after a link was asked for. Says the same whether or not the address is known.',
  },
  backToLogin: { text: 'Back to Login', about: 'Link or button that returns to the login page.' },
  chooseNewPassword: {
    text: 'Choose a new password',
    about: 'Heading of the page opened from a reset email.',
  },
  chooseFirstPassword: {
    text: 'Set your password',
    about: 'Heading of the page opened from an enrolment or verification email.',
  },
  newPassword: { text: 'New password', about: 'Label of the field for a new password.' },
  passwordHint: {
    text: 'At least {count, plural, one {# character} other {# characters}}. A few words you can remember are safer than one word with special characters.',
    about: 'Help under the field for a new password.',
  },
  changePassword: { text: 'Set password', about: 'Button that saves a new password.' },
  passwordChangeSuccess: {
    text: 'Your password was changed. You can log in with it now.',
    about: 'Toast after a password was changed through an emailed link.',
  },
  passwordSetLogin: {
    text: 'Password set, login with new password.',
    about: 'Toast after a user set a first password.',
  },
  passwordRecovered: { text: 'Your password is set', about: 'Heading of a page that older emails lead to.' },
  passwordRecoveredLogin: {
    text: 'You can log in with your new password now.',
    about: 'Line of the page that older emails lead to.',
  },
  passwordRecoveredOpenApp: {
    text: 'Open the mobile app and log in with your new password.',
    about: 'The same, at the administrators’ address, where students cannot login.',
  },
  workAccountSignIn: {
    text: 'Work account',
    about: 'Heading of the page that completes a work-account sign-in.',
  },
  workAccountCompleting: {
    text: 'Completing your sign-in…',
    about: 'Shown for a moment while a work-account sign-in is completed.',
  },
  workAccountInvalidState: {
    text: 'Error: Invalid state parameter',
    about: 'Shown when a work-account sign-in does not belong to this browser.',
  },
  workAccountNoCode: {
    text: 'Error: No authorization code received',
    about: 'Shown when the identity provider sent nothing to sign in with.',
  },
  createAccount: { text: 'Create Account', about: 'Heading and button of the page where people register.' },
  createAccountFor: {
    text: 'Register for {groupName}, {regionName}.',
    about: 'Quiet line under the heading: the group and the campus a person registers for.',
  },
  firstName: { text: 'First name', about: 'Label of a field.' },
  lastName: { text: 'Last name', about: 'Label of a field.' },
  country: { text: 'Country', about: 'Label of a drop-down with all countries.' },
  checkYourEmail: { text: 'Check Your Email', about: 'Heading after a user has registered.' },
  verificationSent: {
    text: 'We’ve sent an email to {email}. Open the link in it to set your password and finish registering.',
    about: 'Tells a user who has registered how to go on.',
  },
  acceptTermsTitle: {
    text: 'Accept our terms',
    about: 'Heading of the panel that asks to accept the terms.',
  },
  acceptTermsRequest: {
    text: 'Please read our <privacy>privacy policy</privacy> and our <terms>terms of use</terms>, and accept them to continue.',
    about: 'The panel that asks to accept the terms. What is between the tags becomes a link.',
  },
  account: { text: 'Account', about: 'Tab and heading of the page where people change email and password.' },
  accountOfSomebodyElse: {
    text: 'You’re viewing the site as someone else. Only they can change their email address, password and devices.',
    about: 'Shown instead of the account page to an administrator who impersonates a user.',
  },
  keysAtWorkAccount: {
    text: 'You log in with your work account. Your password and your email address are changed there.',
    about:
      'Shown on the account page, instead of the forms for password and address, to a user without a password here.',
  },
  emailAddress: { text: 'Email address', about: 'Heading of the card that changes the email address.' },
  emailNow: {
    text: 'You log in with {email}.',
    about: 'Quiet line in the card that changes the email address.',
  },
  newEmail: { text: 'New email address', about: 'Label of a field of the account page.' },
  currentPassword: { text: 'Current password', about: 'Label of a field of the account page.' },
  changeEmailButton: {
    text: 'Change email address',
    about: 'Button that asks for a link to a new email address.',
  },
  newEmailSent: {
    text: 'We’ve sent a link to {email}. Open it within 24 hours to change your address. If nothing arrives, check the spelling and your spam folder.',
    about: 'Shown after a user has entered a new email address.',
  },
  passwordUnchanged: {
    text: 'This is already your password. Choose another one.',
    about: 'Shown when a user enters their present password as the new one.',
  },
  changePasswordButton: {
    text: 'Change password',
    about: 'Button of the account page that saves a new password.',
  },
  keepOtherSessions: {
    text: 'Stay logged in on my other devices',
    about: 'Label of a tick box beside the new password.',
  },
  keepOtherSessionsHelp: {
    text: 'Otherwise they’re logged out.',
    about: 'Help under the tick box about other devices.',
  },
  passwordChanged: {
    text: 'Your password was changed.',
    about: 'Toast after a password was changed on the account page.',
  },
  devices: { text: 'Devices', about: 'Heading of the list of devices on which a user is logged in.' },
  loggedInNowhere: {
    text: 'Not logged in on any device',
    about: 'Stands in place of the list of devices of a person.',
  },
  devicesIntro: {
    text: 'Where you’re logged in now. If you don’t recognise a device, log it out and change your password.',
    about: 'Quiet line above the list of devices.',
  },
  thisDevice: {
    text: 'This device',
    about: 'Marks the device a user is sitting at in the list of devices.',
  },
  deviceInWords: {
    text: '{browser} on {system}',
    about: 'A device in the list of devices, such as "Chrome on Windows" or "Safari on iPhone".',
  },
  deviceUnknown: { text: 'Unknown device', about: 'A device that does not say what it is.' },
  lastUsed: {
    text: 'Last used {when}',
    about: 'Under a device in the list. The placeholder is a relative time such as "5 minutes ago".',
  },
  logOutDevice: { text: 'Log out', about: 'Button beside a device in the list of devices.' },
  logOutDeviceNamed: {
    text: 'Log out: {device}',
    about: 'The same button as read aloud, with the name of the device.',
  },
  deviceLoggedOut: { text: 'Logged out: {device}', about: 'Toast after a device was logged out.' },
  logOutEverywhere: { text: 'Log out everywhere', about: 'Button under the list of devices.' },
  logOutEverywhereQuestion: {
    text: 'You’ll be logged out on all devices, including this one.',
    about: 'Asked before a user is logged out on every device.',
  },
  supportViews: {
    text: 'Viewed by support',
    about: 'Heading on the account page: when the staff saw the site as the reader sees it.',
  },
  supportViewsIntro: {
    text: 'To help you, a staff member viewed the site as you. They can’t change your password or email address, take exams or pay on your behalf.',
    about: 'Quiet line above the list of times when the staff saw the site as the reader sees it.',
  },
  viewedBySupport: {
    text: 'Viewed by support on {when}',
    about: 'A line of that list. The placeholder is a day with a time.',
  },
  confirmNewEmail: {
    text: 'Confirm your email address',
    about: 'Heading of the page opened from the mail to a new email address.',
  },
  confirmNewEmailIntro: {
    text: 'Confirm that this is your address. You’ll then log in with it.',
    about: 'Quiet line of the page opened from the mail to a new email address.',
  },
  confirmNewEmailButton: { text: 'Confirm', about: 'Button that confirms a new email address.' },
  newEmailConfirmed: {
    text: 'Your email address was changed. Log in with the new one from now on.',
    about: 'Shown after a new email address was confirmed.',
  },
  goToAccount: {
    text: 'Go to my account',
    about: 'Link to the account page from the page of a mailed link.',
  },
  acceptTerms: { text: 'Accept', about: 'Button that accepts the privacy policy and the terms of use.' },
  impersonate: {
    text: 'Impersonate',
    about: 'Button and heading of the window by which an administrator sees the site as another user does.',
  },
  impersonateIntro: {
    text: 'You’ll see the site as {name} does for up to 60 minutes. Everything you do is recorded under both names.',
    about: 'Words in the window by which an administrator sees the site as another user does.',
  },
  impersonateReason: {
    text: 'Reason',
    about: 'Label of the field in which an administrator says why they look at the site as another user.',
  },
  impersonateReasonHelp: {
    text: 'It’s kept on record.',
    about: 'Help under the field for the reason.',
  },
  impersonateStart: { text: 'Start', about: 'Button that begins to show the site as another user sees it.' },
  ...historyMessages,
});
