import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { GradesAction } from './actions.ts';

export const historyMessages = {
  didDecideGradeAmendment: did('decided the amendment of a final grade'),
  didEnterGrade: did('changed the grade'),
  didFinaliseCourse: did('finalised the grades of the course'),
  didRestoreGrade: did('restored an earlier grade'),
  didTakeBackGrade: did('undid a change to the grade'),
  didUndoAmendmentDecision: did('took back the decision on the grade amendment'),
  didUnlockCourse: did('unlocked the grades of the course'),
  didWeighParts: did('changed the grade weights of the course'),
  auditKindGrade: kind('Grade'),
  auditKindGradeAmendment: kind('Grade amendment'),
} satisfies HistoryTexts<GradesAction, 'grade' | 'gradeAmendment'>;
