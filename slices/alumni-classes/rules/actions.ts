/** What the audit log records of this slice. */
export type AlumniClassesAction =
  | 'addClassPhoto'
  | 'removeClassPhoto'
  | 'restoreClassPhoto'
  | 'decideClassPhoto'
  | 'undoClassPhotoDecision'
  | 'complainOfClassPhoto';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<AlumniClassesAction, true> {}
}
