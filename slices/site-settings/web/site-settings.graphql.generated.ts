import type { TypedDocument } from '#kit/client/typed-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AssignmentKind =
  | 'COMPLETION'
  | 'GRADED';

export type CategoryColour =
  | 'MOSS'
  | 'OCHRE'
  | 'PLUM'
  | 'SEA'
  | 'SLATE'
  | 'WINE';

export type CategoryUse =
  | 'COURSES'
  | 'DOCUMENTS'
  | 'LINKS'
  | 'MESSAGES';

export type CourseKind =
  | 'CORE'
  | 'ELECTIVE';

export type CourseState =
  | 'FAILED'
  | 'INCOMPLETE'
  | 'IN_PROGRESS'
  | 'PASSED';

export type CourseStepKind =
  | 'DEDUCTION'
  | 'ENTERED'
  | 'MEAN'
  | 'PART';

export type ExamEnding =
  | 'CLOSED_BROWSER'
  | 'CONNECTION_LOST'
  | 'LEFT_PAGE'
  | 'SUBMITTED'
  | 'TIMED_OUT';

export type ExamResultState =
  | 'FAILED'
  | 'LEFT'
  | 'PASSED'
  | 'SITTING'
  | 'TO_MARK'
  | 'VOIDED'
  | 'WAITS';

export type ExamReview =
  | 'AFTER_LAST'
  | 'AT_ONCE'
  | 'BEFORE_DEADLINE'
  | 'NEVER';

export type FilmKind =
  | 'AUDIO'
  | 'VIDEO';

export type FilmState =
  | 'FAILED'
  | 'PREPARING'
  | 'READY'
  | 'WAITING';

export type GradeProjectionKind =
  | 'NEEDED'
  | 'OUT_OF_REACH'
  | 'SECURED';

export type GroupSession =
  | 'DAY'
  | 'EVENING'
  | 'ONLINE';

export type HelpState =
  | 'CLOSED'
  | 'OPEN';

export type PartKind =
  | 'ASSIGNMENT'
  | 'COMPLETION'
  | 'EXAM';

export type PartState =
  | 'GRADED'
  | 'MISSED'
  | 'TO_COME'
  | 'WAITS';

export type PeopleImportState =
  | 'CHECKED'
  | 'CHECKING'
  | 'IMPORTED'
  | 'IMPORTING'
  | 'REFUSED'
  | 'UNDOING'
  | 'UNDONE'
  | 'UPLOADING';

export type PersonStatus =
  | 'ACTIVE'
  | 'DISABLED'
  | 'UNVERIFIED';

export type QuestionKind =
  | 'ESSAY'
  | 'FILL_IN'
  | 'MATCHING'
  | 'MULTIPLE_CHOICE'
  | 'SINGLE_CHOICE'
  | 'TRUE_FALSE';

export type RegionType =
  | 'CAMPUS'
  | 'OFFICE';

export type RegionZone =
  | 'AFRICA'
  | 'ASIA_PACIFIC'
  | 'EUROPE'
  | 'LATIN_AMERICA'
  | 'NORTH_AMERICA'
  | 'SYSTEM';

export type SiteSettingsInput = {
  readonly alumniAdminId?: string | null | undefined;
  readonly alumniRegionId?: string | null | undefined;
  readonly appName: string;
  readonly appVersionRegion: string;
  readonly assetBaseUrl: string;
  readonly defaultAllowedAttempts: number;
  readonly defaultLocale: string;
  readonly formerLearningUrl: string;
  readonly globalRegionId?: string | null | undefined;
  readonly orgName: string;
  readonly senderEmail: string;
  readonly shortName: string;
  readonly tellsSupportViews: boolean;
  readonly testRegion: string;
  readonly usesGpa: boolean;
};

export type SubmissionState =
  | 'GRADED'
  | 'MISSED'
  | 'RETURNED'
  | 'SUBMITTED'
  | 'TO_DO';

export type TranscriptPaper =
  | 'A4'
  | 'LETTER';

export type TranscriptState =
  | 'FAILED'
  | 'INCOMPLETE'
  | 'IN_PROGRESS'
  | 'PASSED';

export type SettingsFragment = { readonly __typename: 'SiteSettings', readonly orgName: string, readonly shortName: string, readonly appName: string, readonly senderEmail: string, readonly assetBaseUrl: string, readonly formerLearningUrl: string, readonly defaultLocale: string, readonly defaultAllowedAttempts: number, readonly usesGpa: boolean, readonly tellsSupportViews: boolean, readonly appVersionRegion: string, readonly testRegion: string, readonly globalRegionId: string | null, readonly alumniRegionId: string | null, readonly alumniAdminId: string | null, readonly version: number };

export type SiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteSettingsQuery = { readonly siteSettings: { readonly __typename: 'SiteSettings', readonly orgName: string, readonly shortName: string, readonly appName: string, readonly senderEmail: string, readonly assetBaseUrl: string, readonly formerLearningUrl: string, readonly defaultLocale: string, readonly defaultAllowedAttempts: number, readonly usesGpa: boolean, readonly tellsSupportViews: boolean, readonly appVersionRegion: string, readonly testRegion: string, readonly globalRegionId: string | null, readonly alumniRegionId: string | null, readonly alumniAdminId: string | null, readonly version: number, readonly imageUpload: { readonly __typename: 'ImageUpload', readonly cloudId: string, readonly uploadPreset: string }, readonly regionChoices: ReadonlyArray<{ readonly __typename: 'SettingRegion', readonly _id: string, readonly name: string, readonly slug: string }>, readonly alumniAdminChoices: ReadonlyArray<{ readonly __typename: 'SettingPerson', readonly _id: string, readonly fullName: string }> } };

export type SaveSiteSettingsMutationVariables = Exact<{
  version: number;
  settingsInput: SiteSettingsInput;
}>;


export type SaveSiteSettingsMutation = { readonly saveSiteSettings: { readonly __typename: 'SiteSettings', readonly orgName: string, readonly shortName: string, readonly appName: string, readonly senderEmail: string, readonly assetBaseUrl: string, readonly formerLearningUrl: string, readonly defaultLocale: string, readonly defaultAllowedAttempts: number, readonly usesGpa: boolean, readonly tellsSupportViews: boolean, readonly appVersionRegion: string, readonly testRegion: string, readonly globalRegionId: string | null, readonly alumniRegionId: string | null, readonly alumniAdminId: string | null, readonly version: number } };

export const siteSettings: TypedDocument<SiteSettingsQuery, SiteSettingsQueryVariables> = {
  operationName: 'siteSettings',
  query: `query siteSettings {
  siteSettings {
    ...Settings
    imageUpload {
      cloudId
      uploadPreset
      __typename
    }
    regionChoices {
      _id
      name
      slug
      __typename
    }
    alumniAdminChoices {
      _id
      fullName
      __typename
    }
    __typename
  }
}

fragment Settings on SiteSettings {
  orgName
  shortName
  appName
  senderEmail
  assetBaseUrl
  formerLearningUrl
  defaultLocale
  defaultAllowedAttempts
  usesGpa
  tellsSupportViews
  appVersionRegion
  testRegion
  globalRegionId
  alumniRegionId
  alumniAdminId
  version
  __typename
}`,
};

export const saveSiteSettings: TypedDocument<SaveSiteSettingsMutation, SaveSiteSettingsMutationVariables> = {
  operationName: 'saveSiteSettings',
  query: `mutation saveSiteSettings($version: Int!, $settingsInput: SiteSettingsInput!) {
  saveSiteSettings(version: $version, settingsInput: $settingsInput) {
    ...Settings
    __typename
  }
}

fragment Settings on SiteSettings {
  orgName
  shortName
  appName
  senderEmail
  assetBaseUrl
  formerLearningUrl
  defaultLocale
  defaultAllowedAttempts
  usesGpa
  tellsSupportViews
  appVersionRegion
  testRegion
  globalRegionId
  alumniRegionId
  alumniAdminId
  version
  __typename
}`,
};
