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

export type MemberState =
  | 'FORMER'
  | 'NOW';

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

export type ListedMemberFragment = { readonly __typename: 'GroupMember', readonly _id: string, readonly fullName: string, readonly firstDay: string, readonly lastDay: string | null };

export type GroupMembersQueryVariables = Exact<{
  groupId: string;
  state?: MemberState | null | undefined;
  after?: string | null | undefined;
}>;


export type GroupMembersQuery = { readonly groupMembers: { readonly __typename: 'GroupMemberPage', readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'GroupMember', readonly _id: string, readonly fullName: string, readonly firstDay: string, readonly lastDay: string | null }> } | null };

export type PeopleOfCampusQueryVariables = Exact<{
  search: string;
  regionId: string;
}>;


export type PeopleOfCampusQuery = { readonly users: { readonly __typename: 'UserPage', readonly rows: ReadonlyArray<{ readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly email: string | null }> } };

export type AddGroupMemberMutationVariables = Exact<{
  groupId: string;
  personId: string;
}>;


export type AddGroupMemberMutation = { readonly addGroupMember: { readonly __typename: 'GroupMember', readonly _id: string, readonly fullName: string, readonly firstDay: string, readonly lastDay: string | null } };

export type EndMembershipMutationVariables = Exact<{
  groupId: string;
  personId: string;
  lastDay: string;
}>;


export type EndMembershipMutation = { readonly endMembership: { readonly __typename: 'GroupMember', readonly _id: string, readonly fullName: string, readonly firstDay: string, readonly lastDay: string | null } };

export type RemoveGroupMemberMutationVariables = Exact<{
  groupId: string;
  personId: string;
}>;


export type RemoveGroupMemberMutation = { readonly removeGroupMember: { readonly __typename: 'ManagedGroup', readonly _id: string, readonly membersNow: number } };

export const groupMembers: TypedDocument<GroupMembersQuery, GroupMembersQueryVariables> = {
  operationName: 'groupMembers',
  query: `query groupMembers($groupId: ID!, $state: MemberState, $after: ID) {
  groupMembers(groupId: $groupId, state: $state, first: 20, after: $after) {
    rows {
      ...ListedMember
      __typename
    }
    nextCursor
    count
    countIsOpen
    __typename
  }
}

fragment ListedMember on GroupMember {
  _id
  fullName
  firstDay
  lastDay
  __typename
}`,
};

export const peopleOfCampus: TypedDocument<PeopleOfCampusQuery, PeopleOfCampusQueryVariables> = {
  operationName: 'peopleOfCampus',
  query: `query peopleOfCampus($search: String!, $regionId: ID!) {
  users(filter: {search: $search, regionId: $regionId}, first: 8) {
    rows {
      _id
      fullName
      email
      __typename
    }
    __typename
  }
}`,
};

export const addGroupMember: TypedDocument<AddGroupMemberMutation, AddGroupMemberMutationVariables> = {
  operationName: 'addGroupMember',
  query: `mutation addGroupMember($groupId: ID!, $personId: ID!) {
  addGroupMember(groupId: $groupId, personId: $personId) {
    ...ListedMember
    __typename
  }
}

fragment ListedMember on GroupMember {
  _id
  fullName
  firstDay
  lastDay
  __typename
}`,
};

export const endMembership: TypedDocument<EndMembershipMutation, EndMembershipMutationVariables> = {
  operationName: 'endMembership',
  query: `mutation endMembership($groupId: ID!, $personId: ID!, $lastDay: String!) {
  endMembership(groupId: $groupId, personId: $personId, lastDay: $lastDay) {
    ...ListedMember
    __typename
  }
}

fragment ListedMember on GroupMember {
  _id
  fullName
  firstDay
  lastDay
  __typename
}`,
};

export const removeGroupMember: TypedDocument<RemoveGroupMemberMutation, RemoveGroupMemberMutationVariables> = {
  operationName: 'removeGroupMember',
  query: `mutation removeGroupMember($groupId: ID!, $personId: ID!) {
  removeGroupMember(groupId: $groupId, personId: $personId) {
    _id
    membersNow
    __typename
  }
}`,
};
