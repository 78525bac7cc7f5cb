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

export type CurrencyInput = {
  readonly decimals: number;
  readonly label: string;
  readonly value: string;
  /** The version a change is based on; none for a new currency. */
  readonly version?: number | null | undefined;
};

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

export type OneCurrencyFragment = { readonly __typename: 'ManagedCurrency', readonly value: string, readonly label: string, readonly decimals: number, readonly regionNames: ReadonlyArray<string>, readonly version: number };

export type ManagedCurrenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagedCurrenciesQuery = { readonly managedCurrencies: ReadonlyArray<{ readonly __typename: 'ManagedCurrency', readonly value: string, readonly label: string, readonly decimals: number, readonly regionNames: ReadonlyArray<string>, readonly version: number }> };

export type SaveCurrencyMutationVariables = Exact<{
  currencyInput: CurrencyInput;
}>;


export type SaveCurrencyMutation = { readonly saveCurrency: { readonly __typename: 'ManagedCurrency', readonly value: string, readonly label: string, readonly decimals: number, readonly regionNames: ReadonlyArray<string>, readonly version: number } };

export type RemoveCurrencyMutationVariables = Exact<{
  value: string;
}>;


export type RemoveCurrencyMutation = { readonly removeCurrency: boolean };

export const managedCurrencies: TypedDocument<ManagedCurrenciesQuery, ManagedCurrenciesQueryVariables> = {
  operationName: 'managedCurrencies',
  query: `query managedCurrencies {
  managedCurrencies {
    ...OneCurrency
    __typename
  }
}

fragment OneCurrency on ManagedCurrency {
  value
  label
  decimals
  regionNames
  version
  __typename
}`,
};

export const saveCurrency: TypedDocument<SaveCurrencyMutation, SaveCurrencyMutationVariables> = {
  operationName: 'saveCurrency',
  query: `mutation saveCurrency($currencyInput: CurrencyInput!) {
  saveCurrency(currencyInput: $currencyInput) {
    ...OneCurrency
    __typename
  }
}

fragment OneCurrency on ManagedCurrency {
  value
  label
  decimals
  regionNames
  version
  __typename
}`,
};

export const removeCurrency: TypedDocument<RemoveCurrencyMutation, RemoveCurrencyMutationVariables> = {
  operationName: 'removeCurrency',
  query: `mutation removeCurrency($value: String!) {
  removeCurrency(value: $value)
}`,
};
