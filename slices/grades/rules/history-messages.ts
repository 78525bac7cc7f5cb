import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { GradesAction } from './actions.ts';

export const historyMessages = {
  didEnterGrade: did('changed the grade'),
  didFinaliseCourse: did('finalised the grades of the course'),
  didRestoreGrade: did('restored an earlier grade'),
  didTakeBackGrade: did('undid a change to the grade'),
  didUnlockCourse: did('unlocked the grades of the course'),
  didWeighParts: did('changed the grade weights of the course'),
  auditKindGrade: kind('Grade'),
} satisfies HistoryTexts<GradesAction, 'grade'>;
