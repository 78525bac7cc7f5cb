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

export type RegionInput = {
  readonly addressCity?: string | null | undefined;
  /** Three letters: USA. Required but in the zone SYSTEM. */
  readonly addressCountry?: string | null | undefined;
  readonly addressLine1?: string | null | undefined;
  readonly addressLine2?: string | null | undefined;
  readonly addressPostcode?: string | null | undefined;
  readonly addressState?: string | null | undefined;
  readonly cardPaymentsEnabled?: boolean | null | undefined;
  readonly currency: string;
  readonly description?: string | null | undefined;
  readonly name: string;
  readonly phone?: string | null | undefined;
  readonly timeZone: string;
  readonly type: RegionType;
  readonly zone: RegionZone;
};

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

export type OneRegionFragment = { readonly __typename: 'ManagedRegion', readonly _id: string, readonly name: string, readonly slug: string, readonly description: string, readonly phone: string, readonly addressLine1: string, readonly addressLine2: string, readonly addressCity: string, readonly addressState: string, readonly addressPostcode: string, readonly addressCountry: string, readonly zone: RegionZone, readonly timeZone: string, readonly currency: string, readonly type: RegionType, readonly cardPaymentsEnabled: boolean, readonly closed: boolean, readonly userCount: number, readonly groupCount: number, readonly version: number };

export type ManagedRegionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagedRegionsQuery = { readonly managedRegions: ReadonlyArray<{ readonly __typename: 'ManagedRegion', readonly _id: string, readonly name: string, readonly slug: string, readonly description: string, readonly phone: string, readonly addressLine1: string, readonly addressLine2: string, readonly addressCity: string, readonly addressState: string, readonly addressPostcode: string, readonly addressCountry: string, readonly zone: RegionZone, readonly timeZone: string, readonly currency: string, readonly type: RegionType, readonly cardPaymentsEnabled: boolean, readonly closed: boolean, readonly userCount: number, readonly groupCount: number, readonly version: number }> };

export type RegionsToFindQueryVariables = Exact<{ [key: string]: never; }>;


export type RegionsToFindQuery = { readonly managedRegions: ReadonlyArray<{ readonly __typename: 'ManagedRegion', readonly _id: string, readonly name: string, readonly slug: string }> };

export type OneRegionQueryVariables = Exact<{
  regionId: string;
}>;


export type OneRegionQuery = { readonly managedRegion: { readonly __typename: 'ManagedRegion', readonly _id: string, readonly name: string, readonly slug: string, readonly description: string, readonly phone: string, readonly addressLine1: string, readonly addressLine2: string, readonly addressCity: string, readonly addressState: string, readonly addressPostcode: string, readonly addressCountry: string, readonly zone: RegionZone, readonly timeZone: string, readonly currency: string, readonly type: RegionType, readonly cardPaymentsEnabled: boolean, readonly closed: boolean, readonly userCount: number, readonly groupCount: number, readonly version: number } | null };

export type CurrenciesOfRegionsQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrenciesOfRegionsQuery = { readonly currencies: ReadonlyArray<{ readonly __typename: 'Currency', readonly value: string, readonly label: string }> };

export type CreateRegionMutationVariables = Exact<{
  regionId: string;
  regionInput: RegionInput;
}>;


export type CreateRegionMutation = { readonly createRegion: { readonly __typename: 'ManagedRegion', readonly _id: string, readonly name: string, readonly slug: string, readonly description: string, readonly phone: string, readonly addressLine1: string, readonly addressLine2: string, readonly addressCity: string, readonly addressState: string, readonly addressPostcode: string, readonly addressCountry: string, readonly zone: RegionZone, readonly timeZone: string, readonly currency: string, readonly type: RegionType, readonly cardPaymentsEnabled: boolean, readonly closed: boolean, readonly userCount: number, readonly groupCount: number, readonly version: number } };

export type UpdateRegionMutationVariables = Exact<{
  regionId: string;
  version: number;
  regionInput: RegionInput;
}>;


export type UpdateRegionMutation = { readonly updateRegion: { readonly __typename: 'ManagedRegion', readonly _id: string, readonly name: string, readonly slug: string, readonly description: string, readonly phone: string, readonly addressLine1: string, readonly addressLine2: string, readonly addressCity: string, readonly addressState: string, readonly addressPostcode: string, readonly addressCountry: string, readonly zone: RegionZone, readonly timeZone: string, readonly currency: string, readonly type: RegionType, readonly cardPaymentsEnabled: boolean, readonly closed: boolean, readonly userCount: number, readonly groupCount: number, readonly version: number } };

export type CloseRegionMutationVariables = Exact<{
  regionId: string;
  closed: boolean;
}>;


export type CloseRegionMutation = { readonly closeRegion: { readonly __typename: 'ManagedRegion', readonly _id: string, readonly name: string, readonly slug: string, readonly description: string, readonly phone: string, readonly addressLine1: string, readonly addressLine2: string, readonly addressCity: string, readonly addressState: string, readonly addressPostcode: string, readonly addressCountry: string, readonly zone: RegionZone, readonly timeZone: string, readonly currency: string, readonly type: RegionType, readonly cardPaymentsEnabled: boolean, readonly closed: boolean, readonly userCount: number, readonly groupCount: number, readonly version: number } };

export const managedRegions: TypedDocument<ManagedRegionsQuery, ManagedRegionsQueryVariables> = {
  operationName: 'managedRegions',
  query: `query managedRegions {
  managedRegions {
    ...OneRegion
    __typename
  }
}

fragment OneRegion on ManagedRegion {
  _id
  name
  slug
  description
  phone
  addressLine1
  addressLine2
  addressCity
  addressState
  addressPostcode
  addressCountry
  zone
  timeZone
  currency
  type
  cardPaymentsEnabled
  closed
  userCount
  groupCount
  version
  __typename
}`,
};

export const regionsToFind: TypedDocument<RegionsToFindQuery, RegionsToFindQueryVariables> = {
  operationName: 'regionsToFind',
  query: `query regionsToFind {
  managedRegions {
    _id
    name
    slug
    __typename
  }
}`,
};

export const oneRegion: TypedDocument<OneRegionQuery, OneRegionQueryVariables> = {
  operationName: 'oneRegion',
  query: `query oneRegion($regionId: ID!) {
  managedRegion(regionId: $regionId) {
    ...OneRegion
    __typename
  }
}

fragment OneRegion on ManagedRegion {
  _id
  name
  slug
  description
  phone
  addressLine1
  addressLine2
  addressCity
  addressState
  addressPostcode
  addressCountry
  zone
  timeZone
  currency
  type
  cardPaymentsEnabled
  closed
  userCount
  groupCount
  version
  __typename
}`,
};

export const currenciesOfRegions: TypedDocument<CurrenciesOfRegionsQuery, CurrenciesOfRegionsQueryVariables> = {
  operationName: 'currenciesOfRegions',
  query: `query currenciesOfRegions {
  currencies {
    value
    label
    __typename
  }
}`,
};

export const createRegion: TypedDocument<CreateRegionMutation, CreateRegionMutationVariables> = {
  operationName: 'createRegion',
  query: `mutation createRegion($regionId: ID!, $regionInput: RegionInput!) {
  createRegion(regionId: $regionId, regionInput: $regionInput) {
    ...OneRegion
    __typename
  }
}

fragment OneRegion on ManagedRegion {
  _id
  name
  slug
  description
  phone
  addressLine1
  addressLine2
  addressCity
  addressState
  addressPostcode
  addressCountry
  zone
  timeZone
  currency
  type
  cardPaymentsEnabled
  closed
  userCount
  groupCount
  version
  __typename
}`,
};

export const updateRegion: TypedDocument<UpdateRegionMutation, UpdateRegionMutationVariables> = {
  operationName: 'updateRegion',
  query: `mutation updateRegion($regionId: ID!, $version: Int!, $regionInput: RegionInput!) {
  updateRegion(regionId: $regionId, version: $version, regionInput: $regionInput) {
    ...OneRegion
    __typename
  }
}

fragment OneRegion on ManagedRegion {
  _id
  name
  slug
  description
  phone
  addressLine1
  addressLine2
  addressCity
  addressState
  addressPostcode
  addressCountry
  zone
  timeZone
  currency
  type
  cardPaymentsEnabled
  closed
  userCount
  groupCount
  version
  __typename
}`,
};

export const closeRegion: TypedDocument<CloseRegionMutation, CloseRegionMutationVariables> = {
  operationName: 'closeRegion',
  query: `mutation closeRegion($regionId: ID!, $closed: Boolean!) {
  closeRegion(regionId: $regionId, closed: $closed) {
    ...OneRegion
    __typename
  }
}

fragment OneRegion on ManagedRegion {
  _id
  name
  slug
  description
  phone
  addressLine1
  addressLine2
  addressCity
  addressState
  addressPostcode
  addressCountry
  zone
  timeZone
  currency
  type
  cardPaymentsEnabled
  closed
  userCount
  groupCount
  version
  __typename
}`,
};
