import { did, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { SystemLogAction } from './actions.ts';

export const historyMessages = {
  didExport: did('exported the list'),
  didReadOn: did('read unusually much of the list'),
} satisfies HistoryTexts<SystemLogAction | 'readOn'>;
