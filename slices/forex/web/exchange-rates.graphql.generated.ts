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

export type RatedCurrenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type RatedCurrenciesQuery = { readonly currencies: ReadonlyArray<{ readonly __typename: 'Currency', readonly value: string, readonly label: string }> };

export type ForexRatesQueryVariables = Exact<{
  currency: string;
}>;


export type ForexRatesQuery = { readonly forexRates: ReadonlyArray<{ readonly __typename: 'ForexRate', readonly _id: string, readonly combinedDate: string, readonly year: number, readonly month: number, readonly rate: number }> };

export type ChartedRegionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChartedRegionsQuery = { readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly userCount: number, readonly zone: string | null, readonly type: string | null, readonly addressCountry: string | null, readonly closed: boolean | null }> };

export const ratedCurrencies: TypedDocument<RatedCurrenciesQuery, RatedCurrenciesQueryVariables> = {
  operationName: 'ratedCurrencies',
  query: `query ratedCurrencies {
  currencies {
    value
    label
    __typename
  }
}`,
};

export const forexRates: TypedDocument<ForexRatesQuery, ForexRatesQueryVariables> = {
  operationName: 'forexRates',
  query: `query forexRates($currency: String!) {
  forexRates(currency: $currency) {
    _id
    combinedDate
    year
    month
    rate
    __typename
  }
}`,
};

export const chartedRegions: TypedDocument<ChartedRegionsQuery, ChartedRegionsQueryVariables> = {
  operationName: 'chartedRegions',
  query: `query chartedRegions {
  regions {
    _id
    name
    userCount
    zone
    type
    addressCountry
    closed
    __typename
  }
}`,
};
