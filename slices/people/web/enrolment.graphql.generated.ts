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

export type NewUserInput = {
  readonly email: string;
  readonly firstName: string;
  readonly groupId?: string | null | undefined;
  readonly lastName: string;
  readonly locale: string;
  readonly regionId: string;
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

export type CampusesToEnrolInQueryVariables = Exact<{ [key: string]: never; }>;


export type CampusesToEnrolInQuery = { readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly slug: string, readonly closed: boolean | null }> };

export type GroupsToEnrolIntoQueryVariables = Exact<{
  regionId: string;
}>;


export type GroupsToEnrolIntoQuery = { readonly groups: { readonly __typename: 'GroupPage', readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly intake: string, readonly locale: string }> } };

export type EnrolUserMutationVariables = Exact<{
  userId: string;
  userInput: NewUserInput;
}>;


export type EnrolUserMutation = { readonly enrolUser: { readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly email: string | null } };

export type ResendEnrolmentMutationVariables = Exact<{
  userId: string;
}>;


export type ResendEnrolmentMutation = { readonly resendEnrolment: { readonly __typename: 'User', readonly _id: string, readonly email: string | null } };

export const campusesToEnrolIn: TypedDocument<CampusesToEnrolInQuery, CampusesToEnrolInQueryVariables> = {
  operationName: 'campusesToEnrolIn',
  query: `query campusesToEnrolIn {
  regions {
    _id
    name
    slug
    closed
    __typename
  }
}`,
};

export const groupsToEnrolInto: TypedDocument<GroupsToEnrolIntoQuery, GroupsToEnrolIntoQueryVariables> = {
  operationName: 'groupsToEnrolInto',
  query: `query groupsToEnrolInto($regionId: ID!) {
  groups(filter: {regionId: $regionId, archived: false}, first: 100) {
    rows {
      _id
      name
      intake
      locale
      __typename
    }
    __typename
  }
}`,
};

export const enrolUser: TypedDocument<EnrolUserMutation, EnrolUserMutationVariables> = {
  operationName: 'enrolUser',
  query: `mutation enrolUser($userId: ID!, $userInput: NewUserInput!) {
  enrolUser(userId: $userId, userInput: $userInput) {
    _id
    fullName
    email
    __typename
  }
}`,
};

export const resendEnrolment: TypedDocument<ResendEnrolmentMutation, ResendEnrolmentMutationVariables> = {
  operationName: 'resendEnrolment',
  query: `mutation resendEnrolment($userId: ID!) {
  resendEnrolment(userId: $userId) {
    _id
    email
    __typename
  }
}`,
};
