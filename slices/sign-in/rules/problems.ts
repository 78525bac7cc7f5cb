import { defineMessages } from '#kit/messages/define-messages.ts';

/** What the server may answer to a user signing in. None of it tells whether an account exists, but one. */
export const problems = defineMessages('sign-in', {
  wrongCredentials: {
    text: 'Incorrect email or password.',
    about: 'Login failed. The same words whether the account exists or not.',
  },
  useAppToLogOn: {
    text: 'Use eCharis app to logon',
    about: 'Shown on the administrators’ site to a user who is not an administrator.',
  },
  currentPasswordWrong: {
    text: 'That isn’t your current password.',
    about: 'Shown when a user changes their password or address and mistypes the current password.',
  },
  emailUnchanged: {
    text: 'This is already your email address.',
    about: 'Shown when a user enters their present address as the new one.',
  },
  linkUsedUp: {
    text: 'This link has expired or was already used.',
    about: 'Shown when a user opens a link from a mail too late or for the second time.',
  },
  passwordNotDigest: {
    text: 'The password couldn’t be read. Reload the page and try again.',
    about: 'Shown when a client sent a password in a form the server does not take.',
  },
  passwordTooCommon: {
    text: 'This password is too easy to guess. Choose another one.',
    about:
      'Shown when a new password is among the most common ones or made of the person’s own name or address.',
  },
  alreadyHaveAccount: {
    text: 'You already have an account. Please log in.',
    about: 'Shown to a visitor who registers with an address that has an account; the login page follows.',
  },
  emailInvalid: {
    text: 'Enter a valid email address.',
    about: 'Shown when an address is not written like one.',
  },
  emailTaken: {
    text: '“{name}” already uses this address.',
    about: 'Shown to staff who enter a user with the address of a person they look after.',
  },
  emailTakenElsewhere: {
    text: 'Someone at another campus already uses this address. Ask a superadmin.',
    about: 'Shown to staff who enter a user with the address of a person they do not look after.',
  },
  alreadyEnrolled: {
    text: 'This person has already set a password, so no email was sent.',
    about: 'Shown when staff send the enrolment mail again to a user who has used it.',
  },
  mayNotDeactivate: {
    text: 'You can’t activate or deactivate this account.',
    about: 'Shown to an administrator who deactivates themselves or a user who may do more than they may.',
  },
  accountWasMerged: {
    text: 'Your two accounts were merged, and nothing was lost. Log in with {email}.',
    about:
      'Shown at the login to a user who uses address and password of an account that staff have merged into another of theirs.',
  },
  mayNotChangeEmail: {
    text: 'You can’t change the email address of this account.',
    about: 'Shown to an administrator who changes the address of a user who may do more than they may.',
  },
  accountIsClosed: {
    text: 'This account is deactivated. Activate it first.',
    about: 'Shown when an administrator changes the address of a deactivated account.',
  },
  groupNotOpen: {
    text: 'This group isn’t open for registration.',
    about: 'Shown when a user registers with a link to a group that does not take registrations (any more).',
  },
  workAccountsOff: {
    text: 'Signing in with a work account isn’t set up here.',
    about: 'Shown when the work-account button is used but the college has no such provider.',
  },
  workAccountUnknown: {
    text: 'No account is linked to this work account.',
    about: 'Shown after a work-account sign-in that matches nobody at the college.',
  },
  workAccountRefused: {
    text: 'Signing in with the work account failed. Please try again.',
    about: 'Shown when the work-account provider’s answer cannot be trusted.',
  },
  workAccountExpired: {
    text: 'Signing in took too long. Please start again.',
    about: 'Shown when a user comes back from the work-account provider after more than ten minutes.',
  },
  workAccountUnavailable: {
    text: 'The work account provider isn’t responding right now. Please try again in a moment.',
    about: 'Shown when the work-account provider cannot be reached.',
  },
  termsOutdated: {
    text: 'The terms have changed in the meantime. Please read and accept the new version.',
    about: 'Shown when a user accepts a version of the terms that is no longer the current one.',
  },
  mayNotImpersonate: {
    text: 'You can’t view the site as this person.',
    about: 'Shown to an administrator who tries to impersonate a user they may not.',
  },
  reasonMissing: {
    text: 'Please give a reason.',
    about: 'Shown when something that needs a reason was asked for without one.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
