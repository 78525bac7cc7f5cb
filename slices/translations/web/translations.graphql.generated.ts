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

export type FileWordsInput = {
  readonly id: string;
  readonly text: string;
};

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

export type InterfaceMessageFilter = {
  readonly category?: string | null | undefined;
  /** Part of the id, of English or of a translation; accents do not count. */
  readonly search?: string | null | undefined;
  readonly state?: InterfaceMessageState | null | undefined;
};

export type InterfaceMessageState =
  | 'MISSING'
  | 'OVERRIDDEN'
  | 'STALE';

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

export type TranslationChangeInput = {
  readonly id: string;
  /** The stored text the writer saw, null if none. */
  readonly knownText?: string | null | undefined;
  /** Left out, the text that ships is shown again. */
  readonly text?: string | null | undefined;
};

export type TranslationInput = {
  readonly id: string;
  /** The stored text the writer saw, null if none; without it the last change wins. */
  readonly knownText?: string | null | undefined;
  readonly locale: InterfaceLocale;
  readonly text: string;
};

export type InterfaceMessagesQueryVariables = Exact<{
  locale: InterfaceLocale;
  filter?: InterfaceMessageFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type InterfaceMessagesQuery = { readonly interfaceMessages: { readonly __typename: 'InterfaceMessagePage', readonly nextCursor: string | null, readonly count: number, readonly categories: ReadonlyArray<string>, readonly rows: ReadonlyArray<{ readonly __typename: 'InterfaceMessage', readonly _id: string, readonly id: string, readonly category: string, readonly description: string, readonly english: string, readonly bundled: string | null, readonly stored: string | null, readonly storedEnglish: string | null, readonly isReserved: boolean, readonly isStale: boolean }> } };

export type TranslatedMessageFragment = { readonly __typename: 'InterfaceMessage', readonly _id: string, readonly id: string, readonly category: string, readonly description: string, readonly english: string, readonly bundled: string | null, readonly stored: string | null, readonly storedEnglish: string | null, readonly isReserved: boolean, readonly isStale: boolean };

export type InterfaceCoverageQueryVariables = Exact<{ [key: string]: never; }>;


export type InterfaceCoverageQuery = { readonly interfaceCoverage: ReadonlyArray<{ readonly __typename: 'InterfaceCoverage', readonly locale: InterfaceLocale, readonly total: number, readonly translated: number, readonly overridden: number }> };

export type SaveTranslationMutationVariables = Exact<{
  translationInput: TranslationInput;
}>;


export type SaveTranslationMutation = { readonly saveTranslation: { readonly __typename: 'InterfaceMessage', readonly _id: string, readonly id: string, readonly category: string, readonly description: string, readonly english: string, readonly bundled: string | null, readonly stored: string | null, readonly storedEnglish: string | null, readonly isReserved: boolean, readonly isStale: boolean } };

export type RestoreBundledTextMutationVariables = Exact<{
  locale: InterfaceLocale;
  id: string;
  knownText?: string | null | undefined;
}>;


export type RestoreBundledTextMutation = { readonly restoreBundledText: { readonly __typename: 'InterfaceMessage', readonly _id: string, readonly id: string, readonly category: string, readonly description: string, readonly english: string, readonly bundled: string | null, readonly stored: string | null, readonly storedEnglish: string | null, readonly isReserved: boolean, readonly isStale: boolean } };

export type CheckTranslationsQueryVariables = Exact<{
  locale: InterfaceLocale;
  words: ReadonlyArray<FileWordsInput> | FileWordsInput;
}>;


export type CheckTranslationsQuery = { readonly checkTranslations: ReadonlyArray<{ readonly __typename: 'CheckedTranslation', readonly id: string, readonly text: string, readonly before: string | null, readonly problem: string | null, readonly problemValues: ReadonlyArray<{ readonly __typename: 'TranslationProblemValue', readonly name: string, readonly value: string }> }> };

export type CheckedTranslationFragment = { readonly __typename: 'CheckedTranslation', readonly id: string, readonly text: string, readonly before: string | null, readonly problem: string | null, readonly problemValues: ReadonlyArray<{ readonly __typename: 'TranslationProblemValue', readonly name: string, readonly value: string }> };

export type SaveTranslationsMutationVariables = Exact<{
  locale: InterfaceLocale;
  changes: ReadonlyArray<TranslationChangeInput> | TranslationChangeInput;
}>;


export type SaveTranslationsMutation = { readonly saveTranslations: number };

export const interfaceMessages: TypedDocument<InterfaceMessagesQuery, InterfaceMessagesQueryVariables> = {
  operationName: 'interfaceMessages',
  query: `query interfaceMessages($locale: InterfaceLocale!, $filter: InterfaceMessageFilter, $first: Int, $after: String) {
  interfaceMessages(
    locale: $locale
    filter: $filter
    first: $first
    after: $after
  ) {
    rows {
      ...TranslatedMessage
      __typename
    }
    nextCursor
    count
    categories
    __typename
  }
}

fragment TranslatedMessage on InterfaceMessage {
  _id
  id
  category
  description
  english
  bundled
  stored
  storedEnglish
  isReserved
  isStale
  __typename
}`,
};

export const interfaceCoverage: TypedDocument<InterfaceCoverageQuery, InterfaceCoverageQueryVariables> = {
  operationName: 'interfaceCoverage',
  query: `query interfaceCoverage {
  interfaceCoverage {
    locale
    total
    translated
    overridden
    __typename
  }
}`,
};

export const saveTranslation: TypedDocument<SaveTranslationMutation, SaveTranslationMutationVariables> = {
  operationName: 'saveTranslation',
  query: `mutation saveTranslation($translationInput: TranslationInput!) {
  saveTranslation(translationInput: $translationInput) {
    ...TranslatedMessage
    __typename
  }
}

fragment TranslatedMessage on InterfaceMessage {
  _id
  id
  category
  description
  english
  bundled
  stored
  storedEnglish
  isReserved
  isStale
  __typename
}`,
};

export const restoreBundledText: TypedDocument<RestoreBundledTextMutation, RestoreBundledTextMutationVariables> = {
  operationName: 'restoreBundledText',
  query: `mutation restoreBundledText($locale: InterfaceLocale!, $id: String!, $knownText: String) {
  restoreBundledText(locale: $locale, id: $id, knownText: $knownText) {
    ...TranslatedMessage
    __typename
  }
}

fragment TranslatedMessage on InterfaceMessage {
  _id
  id
  category
  description
  english
  bundled
  stored
  storedEnglish
  isReserved
  isStale
  __typename
}`,
};

export const checkTranslations: TypedDocument<CheckTranslationsQuery, CheckTranslationsQueryVariables> = {
  operationName: 'checkTranslations',
  query: `query checkTranslations($locale: InterfaceLocale!, $words: [FileWordsInput!]!) {
  checkTranslations(locale: $locale, words: $words) {
    ...CheckedTranslation
    __typename
  }
}

fragment CheckedTranslation on CheckedTranslation {
  id
  text
  before
  problem
  problemValues {
    name
    value
    __typename
  }
  __typename
}`,
};

export const saveTranslations: TypedDocument<SaveTranslationsMutation, SaveTranslationsMutationVariables> = {
  operationName: 'saveTranslations',
  query: `mutation saveTranslations($locale: InterfaceLocale!, $changes: [TranslationChangeInput!]!) {
  saveTranslations(locale: $locale, changes: $changes)
}`,
};
