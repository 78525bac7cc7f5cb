import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { RegionsAction } from './actions.ts';

export const historyMessages = {
  didAddCurrency: did('added the currency'),
  didCloseRegion: did('closed the region'),
  didCreateRegion: did('created the region'),
  didRemoveCurrency: did('removed the currency'),
  didReopenRegion: did('reopened the region'),
  didUpdateCurrency: did('changed the currency'),
  didUpdateRegion: did('changed the region'),
  auditKindRegion: kind('Region'),
  auditKindCurrency: kind('Currency'),
} satisfies HistoryTexts<RegionsAction, 'region' | 'currency'>;
