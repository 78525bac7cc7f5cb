export { raiseTermsVersion, readSiteSettings } from './site-settings.queries.ts';
