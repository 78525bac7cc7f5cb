import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { HelpRequestsAction } from './actions.ts';

export const historyMessages = {
  didAskForHelp: did('sent a help request'),
  didCloseHelpRequest: did('closed the help request'),
  didReopenHelpRequest: did('reopened the help request'),
  auditKindHelpRequest: kind('Help request'),
} satisfies HistoryTexts<HelpRequestsAction, 'helpRequest'>;
