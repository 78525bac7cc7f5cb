import { did, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { SystemLogAction } from './actions.ts';

export const historyMessages = {
  didExport: did('exported the list'),
  didReadOn: did('viewed an unusually large part of the list'),
} satisfies HistoryTexts<SystemLogAction | 'readOn'>;
