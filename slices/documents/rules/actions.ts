/** What the audit log records of this slice. */
export type DocumentsAction =
  | 'askForAcceptance'
  | 'createDocument'
  | 'deleteDocument'
  | 'publishDocument'
  | 'restoreDocument'
  | 'restoreDocumentVersion'
  | 'saveDocumentBody'
  | 'updateDocument'
  | 'withdrawDocument';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<DocumentsAction, true> {}
}
