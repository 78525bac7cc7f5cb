/** What the audit log records of this slice. */
export type TranslationsAction =
  | 'arrangeLocales'
  | 'restoreBundledText'
  | 'saveTranslation'
  | 'saveTranslations';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<TranslationsAction, true> {}
}
