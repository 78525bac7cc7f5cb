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

export type OfficePaperFragment = { readonly __typename: 'IssuedTranscript', readonly issuedByName: string | null, readonly _id: string, readonly number: string, readonly locale: string, readonly paper: TranscriptPaper, readonly issuedAt: string, readonly revokedReason: string | null, readonly url: string, readonly verifyPath: string };

export type StandingHoldFragment = { readonly __typename: 'TranscriptHold', readonly _id: string, readonly reason: string, readonly putAt: string, readonly putByName: string | null };

export type StudentTranscriptsQueryVariables = Exact<{
  studentId: string;
}>;


export type StudentTranscriptsQuery = { readonly transcript: { readonly __typename: 'Transcript', readonly _id: string, readonly studentName: string, readonly usualPaper: TranscriptPaper, readonly promotion: { readonly __typename: 'PromotionAudit', readonly corePassed: number, readonly coreNeeded: number, readonly electivesPassed: number, readonly electivesNeeded: number, readonly isMet: boolean }, readonly issues: ReadonlyArray<{ readonly __typename: 'IssuedTranscript', readonly issuedByName: string | null, readonly _id: string, readonly number: string, readonly locale: string, readonly paper: TranscriptPaper, readonly issuedAt: string, readonly revokedReason: string | null, readonly url: string, readonly verifyPath: string }>, readonly holds: ReadonlyArray<{ readonly __typename: 'TranscriptHold', readonly _id: string, readonly reason: string, readonly putAt: string, readonly putByName: string | null }> } | null };

export type IssueTranscriptMutationVariables = Exact<{
  issueId: string;
  studentId: string;
  locale: string;
  paper: TranscriptPaper;
}>;


export type IssueTranscriptMutation = { readonly issueTranscript: { readonly __typename: 'IssuedTranscript', readonly _id: string, readonly number: string } };

export type RevokeTranscriptMutationVariables = Exact<{
  issueId: string;
  reason: string;
}>;


export type RevokeTranscriptMutation = { readonly revokeTranscript: { readonly __typename: 'IssuedTranscript', readonly _id: string, readonly number: string } };

export type HoldTranscriptsMutationVariables = Exact<{
  holdId: string;
  studentId: string;
  reason: string;
}>;


export type HoldTranscriptsMutation = { readonly holdTranscripts: { readonly __typename: 'TranscriptHold', readonly _id: string } };

export type LiftTranscriptHoldMutationVariables = Exact<{
  holdId: string;
}>;


export type LiftTranscriptHoldMutation = { readonly liftTranscriptHold: { readonly __typename: 'TranscriptHold', readonly _id: string } };

export const studentTranscripts: TypedDocument<StudentTranscriptsQuery, StudentTranscriptsQueryVariables> = {
  operationName: 'studentTranscripts',
  query: `query studentTranscripts($studentId: ID!) {
  transcript(studentId: $studentId) {
    _id
    studentName
    usualPaper
    promotion {
      corePassed
      coreNeeded
      electivesPassed
      electivesNeeded
      isMet
      __typename
    }
    issues {
      ...OfficePaper
      __typename
    }
    holds {
      ...StandingHold
      __typename
    }
    __typename
  }
}

fragment OfficePaper on IssuedTranscript {
  ...IssuedPaper
  issuedByName
  __typename
}

fragment IssuedPaper on IssuedTranscript {
  _id
  number
  locale
  paper
  issuedAt
  revokedReason
  url
  verifyPath
  __typename
}

fragment StandingHold on TranscriptHold {
  _id
  reason
  putAt
  putByName
  __typename
}`,
};

export const issueTranscript: TypedDocument<IssueTranscriptMutation, IssueTranscriptMutationVariables> = {
  operationName: 'issueTranscript',
  query: `mutation issueTranscript($issueId: ID!, $studentId: ID!, $locale: String!, $paper: TranscriptPaper!) {
  issueTranscript(
    issueId: $issueId
    studentId: $studentId
    locale: $locale
    paper: $paper
  ) {
    _id
    number
    __typename
  }
}`,
};

export const revokeTranscript: TypedDocument<RevokeTranscriptMutation, RevokeTranscriptMutationVariables> = {
  operationName: 'revokeTranscript',
  query: `mutation revokeTranscript($issueId: ID!, $reason: String!) {
  revokeTranscript(issueId: $issueId, reason: $reason) {
    _id
    number
    __typename
  }
}`,
};

export const holdTranscripts: TypedDocument<HoldTranscriptsMutation, HoldTranscriptsMutationVariables> = {
  operationName: 'holdTranscripts',
  query: `mutation holdTranscripts($holdId: ID!, $studentId: ID!, $reason: String!) {
  holdTranscripts(holdId: $holdId, studentId: $studentId, reason: $reason) {
    _id
    __typename
  }
}`,
};

export const liftTranscriptHold: TypedDocument<LiftTranscriptHoldMutation, LiftTranscriptHoldMutationVariables> = {
  operationName: 'liftTranscriptHold',
  query: `mutation liftTranscriptHold($holdId: ID!) {
  liftTranscriptHold(holdId: $holdId) {
    _id
    __typename
  }
}`,
};
