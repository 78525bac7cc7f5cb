/** What the audit log records of this slice. */
export type GroupsAction =
  | 'addGroupMember'
  | 'addGroupTeacher'
  | 'archiveGroup'
  | 'createGroup'
  | 'endMembership'
  | 'graduateGroup'
  | 'graduateWithException'
  | 'moveGroupMember'
  | 'moveGroupMembers'
  | 'promoteGroup'
  | 'promoteWithException'
  | 'removeGroupMember'
  | 'removeGroupTeacher'
  | 'restoreGroup'
  | 'returnToGroup'
  | 'savePromotionPolicy'
  | 'undoPromotion'
  | 'updateGroup';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<GroupsAction, true> {}
}
