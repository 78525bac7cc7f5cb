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

export type AddSelectedToGroupMutationVariables = Exact<{
  groupId: string;
  personId: string;
}>;


export type AddSelectedToGroupMutation = { readonly addGroupMember: { readonly __typename: 'GroupMember', readonly _id: string } };

export type TakeSelectedOutOfGroupMutationVariables = Exact<{
  groupId: string;
  personId: string;
}>;


export type TakeSelectedOutOfGroupMutation = { readonly removeGroupMember: { readonly __typename: 'ManagedGroup', readonly _id: string } };

export type GroupsToFilterQueryVariables = Exact<{
  regionId?: string | null | undefined;
}>;


export type GroupsToFilterQuery = { readonly groups: { readonly __typename: 'GroupPage', readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string }> } };

export const addSelectedToGroup: TypedDocument<AddSelectedToGroupMutation, AddSelectedToGroupMutationVariables> = {
  operationName: 'addSelectedToGroup',
  query: `mutation addSelectedToGroup($groupId: ID!, $personId: ID!) {
  addGroupMember(groupId: $groupId, personId: $personId) {
    _id
    __typename
  }
}`,
};

export const takeSelectedOutOfGroup: TypedDocument<TakeSelectedOutOfGroupMutation, TakeSelectedOutOfGroupMutationVariables> = {
  operationName: 'takeSelectedOutOfGroup',
  query: `mutation takeSelectedOutOfGroup($groupId: ID!, $personId: ID!) {
  removeGroupMember(groupId: $groupId, personId: $personId) {
    _id
    __typename
  }
}`,
};

export const groupsToFilter: TypedDocument<GroupsToFilterQuery, GroupsToFilterQueryVariables> = {
  operationName: 'groupsToFilter',
  query: `query groupsToFilter($regionId: ID) {
  groups(filter: {regionId: $regionId, archived: false}, first: 100) {
    rows {
      _id
      name
      regionName
      __typename
    }
    __typename
  }
}`,
};
