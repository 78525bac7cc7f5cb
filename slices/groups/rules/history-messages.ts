import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { GroupsAction } from './actions.ts';

export const historyMessages = {
  didAddGroupMember: did('started the membership'),
  didAddGroupTeacher: did('assigned a teacher to the group'),
  didArchiveGroup: did('archived the group'),
  didCreateGroup: did('created the group'),
  didEndMembership: did('ended the membership'),
  didGraduateGroup: did('graduated the group'),
  didGraduateWithException: did('made an exception for the graduation'),
  didMoveGroupMember: did('moved a member of the group'),
  didMoveGroupMembers: did('moved members of the group'),
  didPromoteGroup: did('promoted the group'),
  didPromoteWithException: did('made an exception for the promotion'),
  didRemoveGroupMember: did('removed the membership'),
  didRemoveGroupTeacher: did('removed a teacher from the group'),
  didRestoreGroup: did('restored the group'),
  didReturnToGroup: did('resumed the membership'),
  didSavePromotionPolicy: did('changed what is required for the next year'),
  didUndoPromotion: did('undid the promotion of the group'),
  didUpdateGroup: did('changed the group'),
  auditKindGroup: kind('Group'),
  auditKindPromotionPolicy: kind('Requirements for the next year'),
} satisfies HistoryTexts<GroupsAction, 'group' | 'promotionPolicy'>;
