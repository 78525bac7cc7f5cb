import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { TranslationsAction } from './actions.ts';

export const historyMessages = {
  didArrangeLocales: did('changed the languages of the site'),
  didRestoreBundledText: did('restored the original text'),
  didSaveTranslation: did('changed the text'),
  didSaveTranslations: did('imported translations'),
  auditKindLocale: kind('Language'),
  auditKindTranslation: kind('Translation'),
} satisfies HistoryTexts<TranslationsAction, 'locale' | 'translation'>;
