import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { TeachersAction } from './actions.ts';

export const historyMessages = {
  didArchiveTeacher: did('archived the teacher'),
  didCreateTeacher: did('added the teacher'),
  didDeleteTeacher: did('deleted the teacher'),
  didRemoveTeacherPhoto: did('removed the photo of the teacher'),
  didRestoreTeacher: did('restored the teacher'),
  didSetTeacherPhoto: did('changed the photo of the teacher'),
  didUpdateTeacher: did('changed the teacher'),
  auditKindTeacher: kind('Teacher'),
} satisfies HistoryTexts<TeachersAction, 'teacher'>;
