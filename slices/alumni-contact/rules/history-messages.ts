import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { AlumniContactAction } from './actions.ts';

export const historyMessages = {
  didSendAlumniMessage: did('sent a message to an alumnus'),
  didReportMessage: did('reported a message'),
  didResolveMessageReport: did('resolved the report'),
  didReopenMessageReport: did('reopened the report'),
  didBlockSender: did('blocked a sender'),
  didUnblockSender: did('unblocked a sender'),
  didSuspendSender: did('suspended the sender from messaging'),
  didReadmitSender: did('let the sender message again'),
  auditKindAlumniMessage: kind('Message to an alumnus'),
  auditKindMessageReport: kind('Reported message'),
  auditKindBlockedSender: kind('Blocked sender'),
} satisfies HistoryTexts<AlumniContactAction, 'alumniMessage' | 'messageReport' | 'blockedSender'>;
