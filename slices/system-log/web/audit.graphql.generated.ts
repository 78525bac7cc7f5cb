import type { TypedDocument } from '#kit/client/typed-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AssignmentKind =
  | 'COMPLETION'
  | 'GRADED';

export type AuditFilter = {
  readonly action?: string | null | undefined;
  /** The first instant that does not count any more. */
  readonly before?: string | null | undefined;
  readonly entity?: string | null | undefined;
  /** The first instant that counts. */
  readonly from?: string | null | undefined;
  /** Part of the name or address of whoever did it, or stood behind it. */
  readonly person?: string | null | undefined;
};

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

export type ListedDeedFragment = { readonly __typename: 'AuditEntry', readonly _id: string, readonly at: string, readonly userName: string | null, readonly impersonatorName: string | null, readonly action: string, readonly entity: string, readonly entityName: string | null, readonly regionName: string | null, readonly payload: string };

export type AuditEntriesQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditEntriesQuery = { readonly auditEntries: { readonly __typename: 'AuditEntryPage', readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'AuditEntry', readonly _id: string, readonly at: string, readonly userName: string | null, readonly impersonatorName: string | null, readonly action: string, readonly entity: string, readonly entityName: string | null, readonly regionName: string | null, readonly payload: string }> } };

export type AuditEntriesForFileQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditEntriesForFileQuery = { readonly auditEntries: { readonly __typename: 'AuditEntryPage', readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'AuditEntry', readonly _id: string, readonly at: string, readonly userName: string | null, readonly impersonatorName: string | null, readonly action: string, readonly entity: string, readonly entityName: string | null, readonly regionName: string | null, readonly payload: string }> } };

export type AuditChainQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditChainQuery = { readonly auditChain: { readonly __typename: 'AuditChain', readonly linked: number, readonly waiting: number } };

export type CheckAuditLinksQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type CheckAuditLinksQuery = { readonly checkAuditLinks: { readonly __typename: 'CheckedAuditLinks', readonly reached: string, readonly broken: string } };

export const auditEntries: TypedDocument<AuditEntriesQuery, AuditEntriesQueryVariables> = {
  operationName: 'auditEntries',
  query: `query auditEntries($filter: AuditFilter, $first: Int, $after: String) {
  auditEntries(filter: $filter, first: $first, after: $after) {
    rows {
      ...ListedDeed
      __typename
    }
    nextCursor
    count
    countIsOpen
    __typename
  }
}

fragment ListedDeed on AuditEntry {
  _id
  at
  userName
  impersonatorName
  action
  entity
  entityName
  regionName
  payload
  __typename
}`,
};

export const auditEntriesForFile: TypedDocument<AuditEntriesForFileQuery, AuditEntriesForFileQueryVariables> = {
  operationName: 'auditEntriesForFile',
  query: `query auditEntriesForFile($filter: AuditFilter, $first: Int, $after: String) {
  auditEntries(filter: $filter, first: $first, after: $after) {
    rows {
      ...ListedDeed
      __typename
    }
    nextCursor
    __typename
  }
}

fragment ListedDeed on AuditEntry {
  _id
  at
  userName
  impersonatorName
  action
  entity
  entityName
  regionName
  payload
  __typename
}`,
};

export const auditChain: TypedDocument<AuditChainQuery, AuditChainQueryVariables> = {
  operationName: 'auditChain',
  query: `query auditChain {
  auditChain {
    linked
    waiting
    __typename
  }
}`,
};

export const checkAuditLinks: TypedDocument<CheckAuditLinksQuery, CheckAuditLinksQueryVariables> = {
  operationName: 'checkAuditLinks',
  query: `query checkAuditLinks($after: String) {
  checkAuditLinks(after: $after) {
    reached
    broken
    __typename
  }
}`,
};
