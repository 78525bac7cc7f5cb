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

export type OwnAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAccountQuery = { readonly currentUser: { readonly __typename: 'User', readonly _id: string, readonly email: string | null, readonly hasPassword: boolean | null, readonly awaitedEmail: string | null } | null };

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { readonly sessions: ReadonlyArray<{ readonly __typename: 'OpenSession', readonly _id: string, readonly browser: string | null, readonly system: string | null, readonly lastSeenAt: string, readonly isCurrent: boolean }> };

export type SupportViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportViewsQuery = { readonly supportViews: ReadonlyArray<string> };

export type NewEmailLinkIsOpenQueryVariables = Exact<{
  token: string;
}>;


export type NewEmailLinkIsOpenQuery = { readonly newEmailLinkIsOpen: boolean };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
  keepOtherSessions?: boolean | null | undefined;
}>;


export type ChangePasswordMutation = { readonly changePassword: boolean };

export type ChangeEmailMutationVariables = Exact<{
  newEmail: string;
  currentPassword: string;
}>;


export type ChangeEmailMutation = { readonly changeEmail: boolean };

export type ConfirmEmailMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailMutation = { readonly confirmEmail: boolean };

export type EndSessionMutationVariables = Exact<{
  _id: string;
}>;


export type EndSessionMutation = { readonly endSession: boolean };

export type LogOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutEverywhereMutation = { readonly logOutEverywhere: boolean };

export type UserSessionsQueryVariables = Exact<{
  userId: string;
}>;


export type UserSessionsQuery = { readonly userSessions: ReadonlyArray<{ readonly __typename: 'OpenSession', readonly _id: string, readonly browser: string | null, readonly system: string | null, readonly lastSeenAt: string, readonly isCurrent: boolean }> };

export type EndUserSessionMutationVariables = Exact<{
  userId: string;
  sessionId: string;
}>;


export type EndUserSessionMutation = { readonly endUserSession: boolean };

export const ownAccount: TypedDocument<OwnAccountQuery, OwnAccountQueryVariables> = {
  operationName: 'ownAccount',
  query: `query ownAccount {
  currentUser {
    _id
    email
    hasPassword
    awaitedEmail
    __typename
  }
}`,
};

export const ownSessions: TypedDocument<OwnSessionsQuery, OwnSessionsQueryVariables> = {
  operationName: 'ownSessions',
  query: `query ownSessions {
  sessions {
    _id
    browser
    system
    lastSeenAt
    isCurrent
    __typename
  }
}`,
};

export const supportViews: TypedDocument<SupportViewsQuery, SupportViewsQueryVariables> = {
  operationName: 'supportViews',
  query: `query supportViews {
  supportViews
}`,
};

export const newEmailLinkIsOpen: TypedDocument<NewEmailLinkIsOpenQuery, NewEmailLinkIsOpenQueryVariables> = {
  operationName: 'newEmailLinkIsOpen',
  query: `query newEmailLinkIsOpen($token: String!) {
  newEmailLinkIsOpen(token: $token)
}`,
};

export const changePassword: TypedDocument<ChangePasswordMutation, ChangePasswordMutationVariables> = {
  operationName: 'changePassword',
  query: `mutation changePassword($currentPassword: String!, $newPassword: String!, $keepOtherSessions: Boolean) {
  changePassword(
    currentPassword: $currentPassword
    newPassword: $newPassword
    keepOtherSessions: $keepOtherSessions
  )
}`,
};

export const changeEmail: TypedDocument<ChangeEmailMutation, ChangeEmailMutationVariables> = {
  operationName: 'changeEmail',
  query: `mutation changeEmail($newEmail: String!, $currentPassword: String!) {
  changeEmail(newEmail: $newEmail, currentPassword: $currentPassword)
}`,
};

export const confirmEmail: TypedDocument<ConfirmEmailMutation, ConfirmEmailMutationVariables> = {
  operationName: 'confirmEmail',
  query: `mutation confirmEmail($token: String!) {
  confirmEmail(token: $token)
}`,
};

export const endSession: TypedDocument<EndSessionMutation, EndSessionMutationVariables> = {
  operationName: 'endSession',
  query: `mutation endSession($_id: ID!) {
  endSession(_id: $_id)
}`,
};

export const logOutEverywhere: TypedDocument<LogOutEverywhereMutation, LogOutEverywhereMutationVariables> = {
  operationName: 'logOutEverywhere',
  query: `mutation logOutEverywhere {
  logOutEverywhere
}`,
};

export const userSessions: TypedDocument<UserSessionsQuery, UserSessionsQueryVariables> = {
  operationName: 'userSessions',
  query: `query userSessions($userId: ID!) {
  userSessions(userId: $userId) {
    _id
    browser
    system
    lastSeenAt
    isCurrent
    __typename
  }
}`,
};

export const endUserSession: TypedDocument<EndUserSessionMutation, EndUserSessionMutationVariables> = {
  operationName: 'endUserSession',
  query: `mutation endUserSession($userId: ID!, $sessionId: ID!) {
  endUserSession(userId: $userId, sessionId: $sessionId)
}`,
};
