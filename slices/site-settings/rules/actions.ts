/** What the audit log records of this slice. */
export type SiteSettingsAction = 'saveSiteSettings';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<SiteSettingsAction, true> {}
}
