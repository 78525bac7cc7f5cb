import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { MatchReason } from '../rules/suggest.ts';

export const REASON_TEXTS: Readonly<Record<MatchReason, MessageId>> = {
  NUMBER: 'bankByNumber',
  NUMBER_PART: 'bankByNumberPart',
  STUDENT_NUMBER: 'bankByStudentNumber',
  AMOUNT: 'bankByAmount',
  NAME: 'bankByName',
};
