import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type SettingsFragment = { readonly orgName: string, readonly shortName: string, readonly appName: string, readonly senderEmail: string, readonly assetBaseUrl: string, readonly formerLearningUrl: string, readonly defaultLocale: string, readonly defaultAllowedAttempts: number, readonly coreAfterFirstYear: number, readonly electivesAfterFirstYear: number, readonly coreAfterSecondYear: number, readonly electivesAfterSecondYear: number, readonly coreToGraduate: number, readonly electivesToGraduate: number, readonly usesGpa: boolean, readonly keepsBirthDates: boolean, readonly tellsSupportViews: boolean, readonly appVersionRegion: string, readonly testRegion: string, readonly globalRegionId: string | null, readonly alumniRegionId: string | null, readonly alumniAdminId: string | null, readonly version: number };

export type SiteSettingsQueryVariables = { [key: string]: never; };

export type SiteSettingsQuery = { readonly siteSettings: { readonly orgName: string, readonly shortName: string, readonly appName: string, readonly senderEmail: string, readonly assetBaseUrl: string, readonly formerLearningUrl: string, readonly defaultLocale: string, readonly defaultAllowedAttempts: number, readonly coreAfterFirstYear: number, readonly electivesAfterFirstYear: number, readonly coreAfterSecondYear: number, readonly electivesAfterSecondYear: number, readonly coreToGraduate: number, readonly electivesToGraduate: number, readonly usesGpa: boolean, readonly keepsBirthDates: boolean, readonly tellsSupportViews: boolean, readonly appVersionRegion: string, readonly testRegion: string, readonly globalRegionId: string | null, readonly alumniRegionId: string | null, readonly alumniAdminId: string | null, readonly version: number, readonly imageUpload: { readonly cloudId: string, readonly uploadPreset: string }, readonly regionChoices: ReadonlyArray<{ readonly __typename: 'SettingRegion', readonly _id: string, readonly name: string, readonly slug: string }>, readonly alumniAdminChoices: ReadonlyArray<{ readonly __typename: 'SettingPerson', readonly _id: string, readonly fullName: string }> } };

export type SaveSiteSettingsMutationVariables = {
  version: number;
  settingsInput: Types.SiteSettingsInput;
};

export type SaveSiteSettingsMutation = { readonly saveSiteSettings: { readonly orgName: string, readonly shortName: string, readonly appName: string, readonly senderEmail: string, readonly assetBaseUrl: string, readonly formerLearningUrl: string, readonly defaultLocale: string, readonly defaultAllowedAttempts: number, readonly coreAfterFirstYear: number, readonly electivesAfterFirstYear: number, readonly coreAfterSecondYear: number, readonly electivesAfterSecondYear: number, readonly coreToGraduate: number, readonly electivesToGraduate: number, readonly usesGpa: boolean, readonly keepsBirthDates: boolean, readonly tellsSupportViews: boolean, readonly appVersionRegion: string, readonly testRegion: string, readonly globalRegionId: string | null, readonly alumniRegionId: string | null, readonly alumniAdminId: string | null, readonly version: number } };

export const siteSettings: TypedDocument<SiteSettingsQuery, SiteSettingsQueryVariables> = {
  operationName: 'siteSettings',
  query: `query siteSettings{siteSettings{...Settings imageUpload{cloudId uploadPreset}regionChoices{_id name slug __typename}alumniAdminChoices{_id fullName __typename}}}fragment Settings on SiteSettings{orgName shortName appName senderEmail assetBaseUrl formerLearningUrl defaultLocale defaultAllowedAttempts coreAfterFirstYear electivesAfterFirstYear coreAfterSecondYear electivesAfterSecondYear coreToGraduate electivesToGraduate usesGpa keepsBirthDates tellsSupportViews appVersionRegion testRegion globalRegionId alumniRegionId alumniAdminId version}`,
};

export const saveSiteSettings: TypedDocument<SaveSiteSettingsMutation, SaveSiteSettingsMutationVariables> = {
  operationName: 'saveSiteSettings',
  query: `mutation saveSiteSettings($version:Int!$settingsInput:SiteSettingsInput!){saveSiteSettings(version:$version settingsInput:$settingsInput){...Settings}}fragment Settings on SiteSettings{orgName shortName appName senderEmail assetBaseUrl formerLearningUrl defaultLocale defaultAllowedAttempts coreAfterFirstYear electivesAfterFirstYear coreAfterSecondYear electivesAfterSecondYear coreToGraduate electivesToGraduate usesGpa keepsBirthDates tellsSupportViews appVersionRegion testRegion globalRegionId alumniRegionId alumniAdminId version}`,
};
