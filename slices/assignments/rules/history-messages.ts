import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { AssignmentsAction } from './actions.ts';

export const historyMessages = {
  didAddAssignmentFile: did('added a file to the assignment'),
  didAddFeedbackFile: did('added a feedback file to the assignment'),
  didArchiveAssignment: did('archived the assignment'),
  didCreateAssignment: did('created the assignment'),
  didExtendSubmission: did('extended the deadline for the assignment'),
  didGradeSubmission: did('graded the assignment'),
  didPackSubmissions: did('downloaded all submissions for the assignment'),
  didRemoveAssignmentFile: did('removed a file from the assignment'),
  didRemoveBankComment: did('removed a saved comment'),
  didRemoveFeedbackFile: did('removed a feedback file from the assignment'),
  didRestoreAssignment: did('restored the assignment'),
  didRestoreWorkGrade: did('restored an earlier grade for the assignment'),
  didReturnSubmission: did('returned the assignment'),
  didSaveBankComment: did('saved a comment for reuse'),
  didScheduleAssignment: did('scheduled the assignment'),
  didSubmitAssignment: did('submitted the assignment'),
  didSubmittedFileDamaged: did('found a submitted file damaged'),
  didUngradeSubmission: did('removed the grade for the assignment'),
  didUnscheduleAssignment: did('unscheduled the assignment'),
  didUpdateAssignment: did('changed the assignment'),
  auditKindAssignment: kind('Assignment'),
  auditKindSubmission: kind('Submission'),
  auditKindBankComment: kind('Saved comment'),
} satisfies HistoryTexts<AssignmentsAction, 'assignment' | 'submission' | 'bankComment'>;
