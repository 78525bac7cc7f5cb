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

export type TeachingInput = {
  /** A day of the group’s campus: 2026-09-07. */
  readonly firstDay: string;
  readonly lastDay?: string | null | undefined;
  readonly term?: string | null | undefined;
};

export type TranscriptPaper =
  | 'A4'
  | 'LETTER';

export type TranscriptState =
  | 'FAILED'
  | 'INCOMPLETE'
  | 'IN_PROGRESS'
  | 'PASSED';

export type GroupsToTeachQueryVariables = Exact<{
  search: string;
}>;


export type GroupsToTeachQuery = { readonly groups: { readonly __typename: 'GroupPage', readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string }> } };

export type TeachCourseMutationVariables = Exact<{
  courseId: string;
  groupIds: ReadonlyArray<string> | string;
  teachingInput: TeachingInput;
  position?: number | null | undefined;
}>;


export type TeachCourseMutation = { readonly teachCourse: { readonly __typename: 'Course', readonly _id: string } };

export type ChangeTeachingMutationVariables = Exact<{
  teachingId: string;
  version: number;
  teachingInput: TeachingInput;
}>;


export type ChangeTeachingMutation = { readonly changeTeaching: { readonly __typename: 'Teaching', readonly _id: string } };

export type StopTeachingMutationVariables = Exact<{
  teachingId: string;
}>;


export type StopTeachingMutation = { readonly stopTeaching: boolean };

export type GroupTeachingsQueryVariables = Exact<{
  groupId: string;
}>;


export type GroupTeachingsQuery = { readonly groupTeachings: ReadonlyArray<{ readonly __typename: 'Teaching', readonly _id: string, readonly course: { readonly __typename: 'Course', readonly code: string, readonly name: string } | null }> };

export type OrderedTeachingFragment = { readonly __typename: 'Teaching', readonly _id: string, readonly course: { readonly __typename: 'Course', readonly code: string, readonly name: string } | null };

export type OrderCoursesMutationVariables = Exact<{
  groupId: string;
  teachingIds: ReadonlyArray<string> | string;
}>;


export type OrderCoursesMutation = { readonly orderCourses: ReadonlyArray<{ readonly __typename: 'Teaching', readonly _id: string }> };

export const groupsToTeach: TypedDocument<GroupsToTeachQuery, GroupsToTeachQueryVariables> = {
  operationName: 'groupsToTeach',
  query: `query groupsToTeach($search: String!) {
  groups(filter: {search: $search, archived: false}, first: 20) {
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

export const teachCourse: TypedDocument<TeachCourseMutation, TeachCourseMutationVariables> = {
  operationName: 'teachCourse',
  query: `mutation teachCourse($courseId: ID!, $groupIds: [ID!]!, $teachingInput: TeachingInput!, $position: Int) {
  teachCourse(
    courseId: $courseId
    groupIds: $groupIds
    teachingInput: $teachingInput
    position: $position
  ) {
    _id
    __typename
  }
}`,
};

export const changeTeaching: TypedDocument<ChangeTeachingMutation, ChangeTeachingMutationVariables> = {
  operationName: 'changeTeaching',
  query: `mutation changeTeaching($teachingId: ID!, $version: Int!, $teachingInput: TeachingInput!) {
  changeTeaching(
    teachingId: $teachingId
    version: $version
    teachingInput: $teachingInput
  ) {
    _id
    __typename
  }
}`,
};

export const stopTeaching: TypedDocument<StopTeachingMutation, StopTeachingMutationVariables> = {
  operationName: 'stopTeaching',
  query: `mutation stopTeaching($teachingId: ID!) {
  stopTeaching(teachingId: $teachingId)
}`,
};

export const groupTeachings: TypedDocument<GroupTeachingsQuery, GroupTeachingsQueryVariables> = {
  operationName: 'groupTeachings',
  query: `query groupTeachings($groupId: ID!) {
  groupTeachings(groupId: $groupId) {
    ...OrderedTeaching
    __typename
  }
}

fragment OrderedTeaching on Teaching {
  _id
  course {
    code
    name
    __typename
  }
  __typename
}`,
};

export const orderCourses: TypedDocument<OrderCoursesMutation, OrderCoursesMutationVariables> = {
  operationName: 'orderCourses',
  query: `mutation orderCourses($groupId: ID!, $teachingIds: [ID!]!) {
  orderCourses(groupId: $groupId, teachingIds: $teachingIds) {
    _id
    __typename
  }
}`,
};
