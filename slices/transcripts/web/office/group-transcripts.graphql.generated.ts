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

export type TranscriptStudentRowFragment = { readonly __typename: 'TranscriptStudent', readonly _id: string, readonly studentName: string, readonly isOnHold: boolean, readonly latest: { readonly __typename: 'IssuedTranscript', readonly _id: string, readonly number: string, readonly url: string, readonly revokedReason: string | null } | null };

export type GroupTranscriptsQueryVariables = Exact<{
  groupId: string;
}>;


export type GroupTranscriptsQuery = { readonly groupTranscripts: { readonly __typename: 'GroupTranscripts', readonly _id: string, readonly name: string, readonly usualPaper: TranscriptPaper, readonly students: ReadonlyArray<{ readonly __typename: 'TranscriptStudent', readonly _id: string, readonly studentName: string, readonly isOnHold: boolean, readonly latest: { readonly __typename: 'IssuedTranscript', readonly _id: string, readonly number: string, readonly url: string, readonly revokedReason: string | null } | null }>, readonly batch: { readonly __typename: 'TranscriptBatch', readonly _id: string, readonly zipUrl: string | null, readonly counts: { readonly __typename: 'TranscriptCounts', readonly waiting: number, readonly issued: number, readonly onHold: number, readonly withoutGrades: number, readonly failed: number } } | null } | null };

export type TranscriptCountsFragment = { readonly __typename: 'TranscriptCounts', readonly waiting: number, readonly issued: number, readonly onHold: number, readonly withoutGrades: number, readonly failed: number };

export type TranscriptsProgressQueryVariables = Exact<{
  groupId: string;
}>;


export type TranscriptsProgressQuery = { readonly groupTranscripts: { readonly __typename: 'GroupTranscripts', readonly _id: string, readonly batch: { readonly __typename: 'TranscriptBatch', readonly _id: string, readonly zipUrl: string | null, readonly counts: { readonly __typename: 'TranscriptCounts', readonly waiting: number, readonly issued: number, readonly onHold: number, readonly withoutGrades: number, readonly failed: number } } | null } | null };

export type IssueGroupTranscriptsMutationVariables = Exact<{
  batchId: string;
  groupId: string;
  locale?: string | null | undefined;
  paper: TranscriptPaper;
}>;


export type IssueGroupTranscriptsMutation = { readonly issueGroupTranscripts: { readonly __typename: 'TranscriptBatch', readonly _id: string } };

export const groupTranscripts: TypedDocument<GroupTranscriptsQuery, GroupTranscriptsQueryVariables> = {
  operationName: 'groupTranscripts',
  query: `query groupTranscripts($groupId: ID!) {
  groupTranscripts(groupId: $groupId) {
    _id
    name
    usualPaper
    students {
      ...TranscriptStudentRow
      __typename
    }
    batch {
      _id
      zipUrl
      counts {
        ...TranscriptCounts
        __typename
      }
      __typename
    }
    __typename
  }
}

fragment TranscriptStudentRow on TranscriptStudent {
  _id
  studentName
  isOnHold
  latest {
    _id
    number
    url
    revokedReason
    __typename
  }
  __typename
}

fragment TranscriptCounts on TranscriptCounts {
  waiting
  issued
  onHold
  withoutGrades
  failed
  __typename
}`,
};

export const transcriptsProgress: TypedDocument<TranscriptsProgressQuery, TranscriptsProgressQueryVariables> = {
  operationName: 'transcriptsProgress',
  query: `query transcriptsProgress($groupId: ID!) {
  groupTranscripts(groupId: $groupId) {
    _id
    batch {
      _id
      zipUrl
      counts {
        ...TranscriptCounts
        __typename
      }
      __typename
    }
    __typename
  }
}

fragment TranscriptCounts on TranscriptCounts {
  waiting
  issued
  onHold
  withoutGrades
  failed
  __typename
}`,
};

export const issueGroupTranscripts: TypedDocument<IssueGroupTranscriptsMutation, IssueGroupTranscriptsMutationVariables> = {
  operationName: 'issueGroupTranscripts',
  query: `mutation issueGroupTranscripts($batchId: ID!, $groupId: ID!, $locale: String, $paper: TranscriptPaper!) {
  issueGroupTranscripts(
    batchId: $batchId
    groupId: $groupId
    locale: $locale
    paper: $paper
  ) {
    _id
    __typename
  }
}`,
};
