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

export type UserFilter = {
  /** Those who are in the group now. */
  readonly groupId?: string | null | undefined;
  readonly regionId?: string | null | undefined;
  readonly role?: UserRoleFilter | null | undefined;
  /** Beginnings of names or of parts of the address; accents do not count. */
  readonly search?: string | null | undefined;
  readonly status?: PersonStatus | null | undefined;
};

export type UserRoleFilter =
  | 'admin'
  | 'alumni'
  | 'attendanceAdmin'
  | 'dean'
  | 'manager'
  | 'reportsAdmin'
  | 'student'
  | 'superadmin';

export type UserSort =
  | 'CREATED'
  | 'EMAIL'
  | 'NAME';

export type UsersQueryVariables = Exact<{
  filter?: UserFilter | null | undefined;
  sort?: UserSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type UsersQuery = { readonly users: { readonly __typename: 'UserPage', readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly email: string | null, readonly status: PersonStatus | null, readonly roles: ReadonlyArray<string> | null, readonly isAlumni: boolean | null, readonly createdAt: string | null, readonly pictureUrl: string | null, readonly regionRoles: ReadonlyArray<{ readonly __typename: 'RegionRoles', readonly slug: string, readonly roleNames: ReadonlyArray<string> }> | null, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string }> | null, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> | null }> } };

export type UsersForFileQueryVariables = Exact<{
  filter?: UserFilter | null | undefined;
  sort?: UserSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type UsersForFileQuery = { readonly users: { readonly __typename: 'UserPage', readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly email: string | null, readonly status: PersonStatus | null, readonly roles: ReadonlyArray<string> | null, readonly isAlumni: boolean | null, readonly createdAt: string | null, readonly pictureUrl: string | null, readonly regionRoles: ReadonlyArray<{ readonly __typename: 'RegionRoles', readonly slug: string, readonly roleNames: ReadonlyArray<string> }> | null, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string }> | null, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> | null }> } };

export type ListedUserFragment = { readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly email: string | null, readonly status: PersonStatus | null, readonly roles: ReadonlyArray<string> | null, readonly isAlumni: boolean | null, readonly createdAt: string | null, readonly pictureUrl: string | null, readonly regionRoles: ReadonlyArray<{ readonly __typename: 'RegionRoles', readonly slug: string, readonly roleNames: ReadonlyArray<string> }> | null, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string }> | null, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> | null };

export type CampusesToFilterQueryVariables = Exact<{ [key: string]: never; }>;


export type CampusesToFilterQuery = { readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string }> };

export type PeopleToFindQueryVariables = Exact<{
  search: string;
}>;


export type PeopleToFindQuery = { readonly users: { readonly __typename: 'UserPage', readonly rows: ReadonlyArray<{ readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly email: string | null }> } };

export const users: TypedDocument<UsersQuery, UsersQueryVariables> = {
  operationName: 'users',
  query: `query users($filter: UserFilter, $sort: UserSort, $descending: Boolean, $after: ID) {
  users(
    filter: $filter
    sort: $sort
    descending: $descending
    first: 20
    after: $after
  ) {
    rows {
      ...ListedUser
      __typename
    }
    nextCursor
    count
    countIsOpen
    __typename
  }
}

fragment ListedUser on User {
  _id
  fullName
  email
  status
  roles
  regionRoles {
    slug
    roleNames
    __typename
  }
  isAlumni
  createdAt
  pictureUrl(width: 64)
  regions {
    _id
    name
    __typename
  }
  groups {
    _id
    name
    archived
    __typename
  }
  __typename
}`,
};

export const usersForFile: TypedDocument<UsersForFileQuery, UsersForFileQueryVariables> = {
  operationName: 'usersForFile',
  query: `query usersForFile($filter: UserFilter, $sort: UserSort, $descending: Boolean, $after: ID) {
  users(
    filter: $filter
    sort: $sort
    descending: $descending
    first: 50
    after: $after
  ) {
    rows {
      ...ListedUser
      __typename
    }
    nextCursor
    __typename
  }
}

fragment ListedUser on User {
  _id
  fullName
  email
  status
  roles
  regionRoles {
    slug
    roleNames
    __typename
  }
  isAlumni
  createdAt
  pictureUrl(width: 64)
  regions {
    _id
    name
    __typename
  }
  groups {
    _id
    name
    archived
    __typename
  }
  __typename
}`,
};

export const campusesToFilter: TypedDocument<CampusesToFilterQuery, CampusesToFilterQueryVariables> = {
  operationName: 'campusesToFilter',
  query: `query campusesToFilter {
  regions {
    _id
    name
    __typename
  }
}`,
};

export const peopleToFind: TypedDocument<PeopleToFindQuery, PeopleToFindQueryVariables> = {
  operationName: 'peopleToFind',
  query: `query peopleToFind($search: String!) {
  users(filter: {search: $search}, first: 5) {
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
