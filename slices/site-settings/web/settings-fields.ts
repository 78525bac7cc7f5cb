import { ATTEMPTS } from '../rules/site-settings.ts';
import type { SettingsFragment } from './site-settings.graphql.generated.ts';

export type SettingsField = Exclude<keyof SettingsFragment, 'version' | '__typename'>;

/** What the fields of the form hold; what is not chosen is empty. */
export type SettingsFields = Readonly<Record<SettingsField, string>>;

export const fieldsOf = (settings: SettingsFragment): SettingsFields => ({
  orgName: settings.orgName,
  shortName: settings.shortName,
  appName: settings.appName,
  senderEmail: settings.senderEmail,
  assetBaseUrl: settings.assetBaseUrl,
  formerLearningUrl: settings.formerLearningUrl,
  defaultLocale: settings.defaultLocale,
  defaultAllowedAttempts: String(settings.defaultAllowedAttempts),
  usesGpa: settings.usesGpa ? 'yes' : 'no',
  tellsSupportViews: settings.tellsSupportViews ? 'yes' : 'no',
  appVersionRegion: settings.appVersionRegion,
  testRegion: settings.testRegion,
  globalRegionId: settings.globalRegionId ?? '',
  alumniRegionId: settings.alumniRegionId ?? '',
  alumniAdminId: settings.alumniAdminId ?? '',
});

export const settingsInputOf = (fields: SettingsFields) => ({
  ...fields,
  defaultAllowedAttempts: Number(fields.defaultAllowedAttempts) || ATTEMPTS.min,
  usesGpa: fields.usesGpa === 'yes',
  tellsSupportViews: fields.tellsSupportViews === 'yes',
  globalRegionId: fields.globalRegionId || null,
  alumniRegionId: fields.alumniRegionId || null,
  alumniAdminId: fields.alumniAdminId || null,
});
