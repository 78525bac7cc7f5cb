import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { AbsenceExplanationsAction } from './actions.ts';

export const historyMessages = {
  didChangeAbsenceExplanation: did('changed the absence explanation'),
  didDecideAbsenceExplanation: did('decided the absence explanation'),
  didExplainAbsence: did('explained an absence'),
  didUndoExplanationDecision: did('took back the decision on the absence explanation'),
  didWithdrawAbsenceExplanation: did('withdrew the absence explanation'),
  auditKindAbsenceExplanation: kind('Absence explanation'),
} satisfies HistoryTexts<AbsenceExplanationsAction, 'absenceExplanation'>;
