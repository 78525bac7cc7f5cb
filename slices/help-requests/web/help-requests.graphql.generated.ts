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

export type OwnHelpRequestsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OwnHelpRequestsQuery = { readonly ownHelpRequests: { readonly __typename: 'HelpRequestPage', readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'HelpRequest', readonly _id: string, readonly message: string, readonly askedAt: string, readonly state: HelpState, readonly answer: string }> } };

export type OwnHelpRequestFragment = { readonly __typename: 'HelpRequest', readonly _id: string, readonly message: string, readonly askedAt: string, readonly state: HelpState, readonly answer: string };

export type HelpRequestsQueryVariables = Exact<{
  state?: HelpState | null | undefined;
  after?: string | null | undefined;
}>;


export type HelpRequestsQuery = { readonly helpRequests: { readonly __typename: 'HelpRequestPage', readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'HelpRequest', readonly personId: string, readonly personName: string | null, readonly page: string, readonly _id: string, readonly message: string, readonly askedAt: string, readonly state: HelpState, readonly answer: string }> } };

export type ListedHelpRequestFragment = { readonly __typename: 'HelpRequest', readonly personId: string, readonly personName: string | null, readonly page: string, readonly _id: string, readonly message: string, readonly askedAt: string, readonly state: HelpState, readonly answer: string };

export type AskForHelpMutationVariables = Exact<{
  helpRequestId: string;
  message: string;
  page?: string | null | undefined;
}>;


export type AskForHelpMutation = { readonly askForHelp: { readonly __typename: 'HelpRequest', readonly _id: string } };

export type CloseHelpRequestMutationVariables = Exact<{
  helpRequestId: string;
  answer: string;
}>;


export type CloseHelpRequestMutation = { readonly closeHelpRequest: { readonly __typename: 'HelpRequest', readonly _id: string } };

export type ReopenHelpRequestMutationVariables = Exact<{
  helpRequestId: string;
}>;


export type ReopenHelpRequestMutation = { readonly reopenHelpRequest: { readonly __typename: 'HelpRequest', readonly _id: string } };

export const ownHelpRequests: TypedDocument<OwnHelpRequestsQuery, OwnHelpRequestsQueryVariables> = {
  operationName: 'ownHelpRequests',
  query: `query ownHelpRequests($after: ID) {
  ownHelpRequests(first: 20, after: $after) {
    rows {
      ...OwnHelpRequest
      __typename
    }
    nextCursor
    count
    countIsOpen
    __typename
  }
}

fragment OwnHelpRequest on HelpRequest {
  _id
  message
  askedAt
  state
  answer
  __typename
}`,
};

export const helpRequests: TypedDocument<HelpRequestsQuery, HelpRequestsQueryVariables> = {
  operationName: 'helpRequests',
  query: `query helpRequests($state: HelpState, $after: ID) {
  helpRequests(state: $state, first: 20, after: $after) {
    rows {
      ...ListedHelpRequest
      __typename
    }
    nextCursor
    count
    countIsOpen
    __typename
  }
}

fragment ListedHelpRequest on HelpRequest {
  ...OwnHelpRequest
  personId
  personName
  page
  __typename
}

fragment OwnHelpRequest on HelpRequest {
  _id
  message
  askedAt
  state
  answer
  __typename
}`,
};

export const askForHelp: TypedDocument<AskForHelpMutation, AskForHelpMutationVariables> = {
  operationName: 'askForHelp',
  query: `mutation askForHelp($helpRequestId: ID!, $message: String!, $page: String) {
  askForHelp(helpRequestId: $helpRequestId, message: $message, page: $page) {
    _id
    __typename
  }
}`,
};

export const closeHelpRequest: TypedDocument<CloseHelpRequestMutation, CloseHelpRequestMutationVariables> = {
  operationName: 'closeHelpRequest',
  query: `mutation closeHelpRequest($helpRequestId: ID!, $answer: String!) {
  closeHelpRequest(helpRequestId: $helpRequestId, answer: $answer) {
    _id
    __typename
  }
}`,
};

export const reopenHelpRequest: TypedDocument<ReopenHelpRequestMutation, ReopenHelpRequestMutationVariables> = {
  operationName: 'reopenHelpRequest',
  query: `mutation reopenHelpRequest($helpRequestId: ID!) {
  reopenHelpRequest(helpRequestId: $helpRequestId) {
    _id
    __typename
  }
}`,
};
