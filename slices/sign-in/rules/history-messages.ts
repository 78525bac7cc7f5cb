import { did, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { SignInAction } from './actions.ts';

export const historyMessages = {
  didAcceptTerms: did('accepted the terms'),
  didAskForNewEmail: did('entered a new email address'),
  didChangeEmail: did('changed the email address'),
  didChangePassword: did('changed the password'),
  didDeactivateUser: did('deactivated the account'),
  didEndSession: did('ended a session'),
  didEnrolPerson: did('opened the account'),
  didForgotPassword: did('requested a new password'),
  didLinkWorkAccount: did('connected the work account'),
  didLogIn: did('logged in'),
  didLogInFailed: did('failed to log in to the account'),
  didLogOut: did('logged out'),
  didLogOutEverywhere: did('logged out on all devices'),
  didMergeAccount: did('merged away the account'),
  didOwnPasswordFailed: did('entered a wrong password'),
  didReactivateUser: did('reactivated the account'),
  didResendEnrolment: did('resent the welcome email to the account'),
  didResetPassword: did('reset the password'),
  didSelfCreateAccount: did('registered the account'),
  didSetFirstPassword: did('set the first password'),
  didStartImpersonating: did('started an impersonation'),
  didStopImpersonating: did('ended the impersonation'),
  didTakeOverAccount: did('merged another account into the account'),
} satisfies HistoryTexts<SignInAction>;
