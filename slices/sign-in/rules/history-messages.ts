import type { MessageSource } from '#kit/messages/define-messages.ts';
import type { SignInAction } from './actions.ts';

/** What was done to a person, in words behind the name of who did it: `did` and the name of the audit action. */
const about = 'One of the actions in the history of a person, behind the name of who did it.';

export const historyMessages = {
  didEnrolPerson: { text: 'opened the account', about },
  didResendEnrolment: { text: 'sent the enrolment mail again', about },
  didSelfCreateAccount: { text: 'registered', about },
  didSetFirstPassword: { text: 'set a password', about },
  didResetPassword: { text: 'set a password', about },
  didChangePassword: { text: 'set a password', about },
  didLogIn: { text: 'logged in', about },
  didLogInFailed: { text: 'entered a wrong password', about },
  didOwnPasswordFailed: { text: 'entered a wrong password', about },
  didLogOut: { text: 'logged out', about },
  didLogOutEverywhere: { text: 'ended sessions', about },
  didEndSession: { text: 'ended sessions', about },
  didAcceptTerms: { text: 'accepted the terms', about },
  didStartImpersonating: { text: 'began to view the site as this person', about },
  didStopImpersonating: { text: 'stopped viewing the site as this person', about },
  didLinkWorkAccount: { text: 'connected a work account', about },
  didAskForNewEmail: { text: 'entered a new email address', about },
  didChangeEmail: { text: 'changed the email address', about },
  didDeactivateUser: { text: 'deactivated the account', about },
  didReactivateUser: { text: 'activated the account again', about },
  didTakeOverAccount: { text: 'merged another account into this one', about },
  didMergeAccount: { text: 'merged this account into another one', about },
} satisfies Partial<Record<`did${Capitalize<SignInAction>}`, MessageSource>>;
