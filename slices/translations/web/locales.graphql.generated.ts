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

export type InterfaceLocale =
  | 'de_DE'
  | 'en'
  | 'es_MX'
  | 'fr_FR'
  | 'hu_HU'
  | 'id_ID'
  | 'it_IT'
  | 'nl_NL'
  | 'pl_PL'
  | 'ru_RU'
  | 'uk_UA'
  | 'zh_CN'
  | 'zh_TW';

export type LocaleInput = {
  readonly _id: string;
  readonly isOffered: boolean;
  readonly label: string;
  readonly version: number;
};

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

export type ContentLocalesQueryVariables = Exact<{ [key: string]: never; }>;


export type ContentLocalesQuery = { readonly locales: ReadonlyArray<{ readonly __typename: 'Locale', readonly _id: string, readonly name: string, readonly value: string, readonly label: string, readonly isOffered: boolean, readonly version: number }>, readonly interfaceCoverage: ReadonlyArray<{ readonly __typename: 'InterfaceCoverage', readonly locale: InterfaceLocale, readonly total: number, readonly translated: number }> };

export type ArrangedLocaleFragment = { readonly __typename: 'Locale', readonly _id: string, readonly name: string, readonly value: string, readonly label: string, readonly isOffered: boolean, readonly version: number };

export type ArrangeLocalesMutationVariables = Exact<{
  locales: ReadonlyArray<LocaleInput> | LocaleInput;
}>;


export type ArrangeLocalesMutation = { readonly arrangeLocales: ReadonlyArray<{ readonly __typename: 'Locale', readonly _id: string, readonly name: string, readonly value: string, readonly label: string, readonly isOffered: boolean, readonly version: number }> };

export const contentLocales: TypedDocument<ContentLocalesQuery, ContentLocalesQueryVariables> = {
  operationName: 'contentLocales',
  query: `query contentLocales {
  locales {
    ...ArrangedLocale
    __typename
  }
  interfaceCoverage {
    locale
    total
    translated
    __typename
  }
}

fragment ArrangedLocale on Locale {
  _id
  name
  value
  label
  isOffered
  version
  __typename
}`,
};

export const arrangeLocales: TypedDocument<ArrangeLocalesMutation, ArrangeLocalesMutationVariables> = {
  operationName: 'arrangeLocales',
  query: `mutation arrangeLocales($locales: [LocaleInput!]!) {
  arrangeLocales(locales: $locales) {
    ...ArrangedLocale
    __typename
  }
}

fragment ArrangedLocale on Locale {
  _id
  name
  value
  label
  isOffered
  version
  __typename
}`,
};
