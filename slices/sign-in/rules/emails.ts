import { defineMessages } from '#kit/messages/define-messages.ts';

export const emails = defineMessages(
  'emails',
  {
    mailGreeting: { text: 'Hello {firstName},', about: 'First line of every mail.' },
    mailFooter: {
      text: 'You’re receiving this email because your address is registered with {orgName}. Please don’t reply: this mailbox isn’t monitored.',
      about: 'Last lines of every mail.',
    },
    mailFooterAnswered: {
      text: 'You’re receiving this email because your address is registered with {orgName}.',
      about: 'Last line of a mail that may be answered, such as a message from somebody else.',
    },
    mailLinkNotYou: {
      text: 'If you didn’t ask for this, you can ignore this email.',
      about: 'Closing sentence of mails with a link a user may have asked for in another’s name.',
    },
    resetMailSubject: {
      text: 'Reset your {appName} password',
      about: 'Subject and heading of the password-reset mail.',
    },
    resetMailBody: {
      text: 'Use the link below to choose a new password. It works once and expires in one hour.',
      about: 'Main sentence of the password-reset mail.',
    },
    resetMailButton: { text: 'Choose a new password', about: 'Button of the password-reset mail.' },
    verifyMailSubject: {
      text: 'Confirm your email address for {appName}',
      about: 'Subject and heading of the mail to a user who registered for a free course.',
    },
    verifyMailBody: {
      text: 'Thank you for registering with {orgName}. Use the link below to confirm your address and set your password. It works once and expires in seven days.',
      about: 'Main sentence of the verification mail.',
    },
    verifyMailButton: { text: 'Confirm and set a password', about: 'Button of the verification mail.' },
    enrolMailSubject: {
      text: 'Your {appName} account is ready',
      about: 'Subject and heading of the mail to a user for whom staff made an account.',
    },
    enrolMailBody: {
      text: '{orgName} has created an account for you. Use the link below to set your password. It works once and expires in seven days.',
      about: 'Main sentence of the enrolment mail.',
    },
    enrolMailButton: { text: 'Set your password', about: 'Button of the enrolment mail.' },
    newEmailMailSubject: {
      text: 'Confirm your new email address for {appName}',
      about: 'Subject and heading of the mail to the new address of a user who changes it.',
    },
    newEmailMailBody: {
      text: 'Please confirm that this is your address. You’ll then log in with it. The link works once and expires in 24 hours.',
      about: 'Main sentence of the mail to a new address.',
    },
    newEmailMailButton: { text: 'Confirm this address', about: 'Button of the mail to a new address.' },
    newEmailAskedSubject: {
      text: 'Your {appName} email address is about to change',
      about: 'Subject and heading of the notice to the old address when a new one was entered.',
    },
    newEmailAskedBody: {
      text: 'You entered {newEmail} as the new address for your account. It changes when the link we sent there is opened. If this wasn’t you, someone knows your password: please change it now.',
      about: 'Main sentence of the notice to the old address when a new one was entered.',
    },
    newEmailByStaffBody: {
      text: '{orgName} entered {newEmail} as the new address for your account. It changes when the link we sent there is opened. If this isn’t your address, please tell {orgName} right away.',
      about: 'Main sentence of the notice to the old address when staff have entered a new one.',
    },
    emailChangedSubject: {
      text: 'Your {appName} email address was changed',
      about: 'Subject and heading of the notice to the old address when the new one was confirmed.',
    },
    emailChangedBody: {
      text: 'You now log in with {newEmail}. If this wasn’t you, please tell {orgName} right away.',
      about: 'Main sentence of the notice to the old address when the new one was confirmed.',
    },
    passwordChangedSubject: {
      text: 'Your {appName} password was changed',
      about: 'Subject and heading of the notice after a user changed their password.',
    },
    passwordChangedBody: {
      text: 'The password of your account was just changed. If this wasn’t you, request a new one on the login page right away.',
      about: 'Main sentence of the notice after a user changed their password.',
    },
  },
  { isGuarded: true },
);
