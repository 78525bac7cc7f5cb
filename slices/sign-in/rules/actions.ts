/** What the audit log records of this slice. */
export type SignInAction =
  | 'acceptTerms'
  | 'askForNewEmail'
  | 'changeEmail'
  | 'changePassword'
  | 'deactivateUser'
  | 'endSession'
  | 'enrolPerson'
  | 'forgotPassword'
  | 'linkWorkAccount'
  | 'logIn'
  | 'logInFailed'
  | 'logOut'
  | 'logOutEverywhere'
  | 'mergeAccount'
  | 'ownPasswordFailed'
  | 'reactivateUser'
  | 'resendEnrolment'
  | 'resetPassword'
  | 'selfCreateAccount'
  | 'setFirstPassword'
  | 'startImpersonating'
  | 'stopImpersonating'
  | 'takeOverAccount';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<SignInAction, true> {}
}
