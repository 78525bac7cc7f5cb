export { readSiteSettings } from './site-settings.queries.ts';
