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

export type QuestionStatisticsQueryVariables = Exact<{
  examId: string;
}>;


export type QuestionStatisticsQuery = { readonly questionStatistics: ReadonlyArray<{ readonly __typename: 'QuestionStatistics', readonly _id: string, readonly count: number, readonly difficulty: number | null, readonly discrimination: number | null }>, readonly examRegrades: ReadonlyArray<{ readonly __typename: 'ExamRegrade', readonly _id: string, readonly reason: string, readonly regradedAt: string, readonly regradedByName: string, readonly changed: number, readonly undoneAt: string | null, readonly mayBeUndone: boolean }> };

export type RegradeFragment = { readonly __typename: 'ExamRegrade', readonly _id: string, readonly reason: string, readonly regradedAt: string, readonly regradedByName: string, readonly changed: number, readonly undoneAt: string | null, readonly mayBeUndone: boolean };

export type RegradeOutlookQueryVariables = Exact<{
  examId: string;
}>;


export type RegradeOutlookQuery = { readonly regradeOutlook: { readonly __typename: 'RegradeOutlook', readonly attempts: number, readonly nowPass: number, readonly nowFail: number, readonly seen: string, readonly changed: ReadonlyArray<{ readonly __typename: 'RegradedAttempt', readonly _id: string, readonly studentName: string, readonly before: number, readonly after: number, readonly passedBefore: boolean, readonly passesNow: boolean }> } | null };

export type RegradeExamMutationVariables = Exact<{
  examId: string;
  regradeId: string;
  seen: string;
  reason: string;
}>;


export type RegradeExamMutation = { readonly regradeExam: ReadonlyArray<{ readonly __typename: 'ExamRegrade', readonly _id: string }> };

export type UndoRegradeMutationVariables = Exact<{
  regradeId: string;
}>;


export type UndoRegradeMutation = { readonly undoRegrade: ReadonlyArray<{ readonly __typename: 'ExamRegrade', readonly _id: string }> };

export const questionStatistics: TypedDocument<QuestionStatisticsQuery, QuestionStatisticsQueryVariables> = {
  operationName: 'questionStatistics',
  query: `query questionStatistics($examId: ID!) {
  questionStatistics(examId: $examId) {
    _id
    count
    difficulty
    discrimination
    __typename
  }
  examRegrades(examId: $examId) {
    ...Regrade
    __typename
  }
}

fragment Regrade on ExamRegrade {
  _id
  reason
  regradedAt
  regradedByName
  changed
  undoneAt
  mayBeUndone
  __typename
}`,
};

export const regradeOutlook: TypedDocument<RegradeOutlookQuery, RegradeOutlookQueryVariables> = {
  operationName: 'regradeOutlook',
  query: `query regradeOutlook($examId: ID!) {
  regradeOutlook(examId: $examId) {
    attempts
    nowPass
    nowFail
    seen
    changed {
      _id
      studentName
      before
      after
      passedBefore
      passesNow
      __typename
    }
    __typename
  }
}`,
};

export const regradeExam: TypedDocument<RegradeExamMutation, RegradeExamMutationVariables> = {
  operationName: 'regradeExam',
  query: `mutation regradeExam($examId: ID!, $regradeId: ID!, $seen: String!, $reason: String!) {
  regradeExam(
    examId: $examId
    regradeId: $regradeId
    seen: $seen
    reason: $reason
  ) {
    _id
    __typename
  }
}`,
};

export const undoRegrade: TypedDocument<UndoRegradeMutation, UndoRegradeMutationVariables> = {
  operationName: 'undoRegrade',
  query: `mutation undoRegrade($regradeId: ID!) {
  undoRegrade(regradeId: $regradeId) {
    _id
    __typename
  }
}`,
};
