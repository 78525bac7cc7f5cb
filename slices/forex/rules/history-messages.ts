import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { ForexAction } from './actions.ts';

export const historyMessages = {
  didRemoveForexRate: did('removed an exchange rate'),
  didSaveForexRate: did('changed an exchange rate'),
  auditKindForexRate: kind('Exchange rate'),
} satisfies HistoryTexts<ForexAction, 'forexRate'>;
