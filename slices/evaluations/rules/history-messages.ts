import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { EvaluationsAction } from './actions.ts';

export const historyMessages = {
  didAcknowledgeEvaluation: did('acknowledged the evaluation'),
  didArchiveEvaluationForm: did('archived the evaluation form'),
  didDeleteEvaluation: did('deleted the draft of an evaluation'),
  didPublishEvaluation: did('published the evaluation'),
  didReplyToEvaluation: did('replied to the evaluation'),
  didRestoreEvaluationForm: did('restored the evaluation form'),
  didSaveEvaluation: did('saved the evaluation'),
  didSaveEvaluationForm: did('saved the evaluation form'),
  didWithdrawEvaluation: did('withdrew the evaluation'),
  auditKindEvaluation: kind('Evaluation'),
  auditKindEvaluationForm: kind('Evaluation form'),
} satisfies HistoryTexts<EvaluationsAction, 'evaluation' | 'evaluationForm'>;
