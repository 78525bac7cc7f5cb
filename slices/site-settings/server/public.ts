import type { readSiteSettings } from './site-settings.queries.ts';

export { readSiteSettings } from './site-settings.queries.ts';
export type SiteSettings = Awaited<ReturnType<typeof readSiteSettings>>;
