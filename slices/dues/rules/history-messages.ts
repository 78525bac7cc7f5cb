import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { DuesAction } from './actions.ts';

export const historyMessages = {
  didSaveDuesPolicy: did('changed reminders and holds'),
  didGiveDuesException: did('made an exception from reminders or holds'),
  didEndDuesException: did('ended an exception from reminders or holds'),
  didRestoreDuesException: did('restored an exception from reminders or holds'),
  auditKindDuesPolicy: kind('Reminders and holds'),
  auditKindDuesException: kind('Exception from reminders or holds'),
} satisfies HistoryTexts<DuesAction, 'duesPolicy' | 'duesException'>;
