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

export type GroupFilter = {
  /** Both kinds without it. */
  readonly archived?: boolean | null | undefined;
  readonly regionId?: string | null | undefined;
  /** Beginnings of words of name and intake; accents do not count. */
  readonly search?: string | null | undefined;
  readonly studyYear?: number | null | undefined;
};

export type GroupSession =
  | 'DAY'
  | 'EVENING'
  | 'ONLINE';

export type GroupSort =
  | 'INTAKE'
  | 'NAME'
  | 'YEAR';

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

export type GroupsQueryVariables = Exact<{
  filter?: GroupFilter | null | undefined;
  sort?: GroupSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type GroupsQuery = { readonly groups: { readonly __typename: 'GroupPage', readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string, readonly studyYear: number | null, readonly intake: string, readonly session: GroupSession, readonly openForSignUp: boolean, readonly archived: boolean, readonly membersNow: number }> } };

export type GroupsForFileQueryVariables = Exact<{
  filter?: GroupFilter | null | undefined;
  sort?: GroupSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type GroupsForFileQuery = { readonly groups: { readonly __typename: 'GroupPage', readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string, readonly studyYear: number | null, readonly intake: string, readonly session: GroupSession, readonly openForSignUp: boolean, readonly archived: boolean, readonly membersNow: number }> } };

export type ListedGroupFragment = { readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string, readonly studyYear: number | null, readonly intake: string, readonly session: GroupSession, readonly openForSignUp: boolean, readonly archived: boolean, readonly membersNow: number };

export type CampusesOfGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type CampusesOfGroupsQuery = { readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly closed: boolean | null }> };

export type GroupsToFindQueryVariables = Exact<{
  search: string;
}>;


export type GroupsToFindQuery = { readonly groups: { readonly __typename: 'GroupPage', readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string }> } };

export const groups: TypedDocument<GroupsQuery, GroupsQueryVariables> = {
  operationName: 'groups',
  query: `query groups($filter: GroupFilter, $sort: GroupSort, $descending: Boolean, $after: ID) {
  groups(
    filter: $filter
    sort: $sort
    descending: $descending
    first: 20
    after: $after
  ) {
    rows {
      ...ListedGroup
      __typename
    }
    nextCursor
    count
    countIsOpen
    __typename
  }
}

fragment ListedGroup on ManagedGroup {
  _id
  name
  regionName
  studyYear
  intake
  session
  openForSignUp
  archived
  membersNow
  __typename
}`,
};

export const groupsForFile: TypedDocument<GroupsForFileQuery, GroupsForFileQueryVariables> = {
  operationName: 'groupsForFile',
  query: `query groupsForFile($filter: GroupFilter, $sort: GroupSort, $descending: Boolean, $after: ID) {
  groups(
    filter: $filter
    sort: $sort
    descending: $descending
    first: 100
    after: $after
  ) {
    rows {
      ...ListedGroup
      __typename
    }
    nextCursor
    __typename
  }
}

fragment ListedGroup on ManagedGroup {
  _id
  name
  regionName
  studyYear
  intake
  session
  openForSignUp
  archived
  membersNow
  __typename
}`,
};

export const campusesOfGroups: TypedDocument<CampusesOfGroupsQuery, CampusesOfGroupsQueryVariables> = {
  operationName: 'campusesOfGroups',
  query: `query campusesOfGroups {
  regions {
    _id
    name
    closed
    __typename
  }
}`,
};

export const groupsToFind: TypedDocument<GroupsToFindQuery, GroupsToFindQueryVariables> = {
  operationName: 'groupsToFind',
  query: `query groupsToFind($search: String!) {
  groups(filter: {search: $search}, first: 5) {
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
