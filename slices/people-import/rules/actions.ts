/** What the audit log records of this slice. */
export type PeopleImportAction =
  | 'beginPeopleImport'
  | 'enrolPerson'
  | 'importPeople'
  | 'undoEnrolment'
  | 'undoPeopleImport';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<PeopleImportAction, true> {}
}
