import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { SiteSettingsAction } from './actions.ts';

export const historyMessages = {
  didSaveSiteSettings: did('changed the site settings'),
  auditKindSiteSettings: kind('Site settings'),
} satisfies HistoryTexts<SiteSettingsAction, 'siteSettings'>;
