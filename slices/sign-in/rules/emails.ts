import { defineMessages } from '#kit/messages/define-messages.ts';

/** The texts of the mails this slice sends. */
export const emails = defineMessages('emails', {
  mailGreeting: { text: 'Hello {firstName},', about: 'First line of every mail.' },
  mailFooter: {
    text: 'You receive this mail because your address is registered with {orgName}. Please do not reply: this mailbox is not read.',
    about: 'Last lines of every mail.',
  },
  mailLinkNotYou: {
    text: 'If you did not ask for this, you can ignore this mail.',
    about: 'Closing sentence of mails with a link somebody may have asked for in another’s name.',
  },
  resetMailSubject: {
    text: 'Reset your {appName} password',
    about: 'Subject and heading of the password-reset mail.',
  },
  resetMailBody: {
    text: 'Use the link below to choose a new password. It works once, within the next hour.',
    about: 'Main sentence of the password-reset mail.',
  },
  resetMailButton: { text: 'Choose a new password', about: 'Button of the password-reset mail.' },
  verifyMailSubject: {
    text: 'Confirm your email address for {appName}',
    about: 'Subject and heading of the mail to somebody who registered for a free course.',
  },
  verifyMailBody: {
    text: 'Thank you for registering with {orgName}. Use the link below to confirm your address and set your password. It works once, within the next seven days.',
    about: 'Main sentence of the verification mail.',
  },
  verifyMailButton: { text: 'Confirm and set a password', about: 'Button of the verification mail.' },
  enrolMailSubject: {
    text: 'Your {appName} account is ready',
    about: 'Subject and heading of the mail to somebody for whom staff made an account.',
  },
  enrolMailBody: {
    text: '{orgName} has opened an account for you. Use the link below to set your password. It works once, within the next seven days.',
    about: 'Main sentence of the enrolment mail.',
  },
  enrolMailButton: { text: 'Set your password', about: 'Button of the enrolment mail.' },
});
