/** What the audit log records of this slice. */
export type PeopleAction =
  | 'addAddress'
  | 'changeAddress'
  | 'pictureNotRemoved'
  | 'removeAddress'
  | 'removeNote'
  | 'removePicture'
  | 'removeStaleRegistration'
  | 'restoreNote'
  | 'saveProfile'
  | 'saveUser'
  | 'setGraduation'
  | 'setPicture'
  | 'setRole'
  | 'updateProfile'
  | 'writeNote';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<PeopleAction, true> {}
}
