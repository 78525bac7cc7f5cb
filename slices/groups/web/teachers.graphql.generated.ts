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

export type GroupTeacherFragment = { readonly __typename: 'Teacher', readonly _id: string, readonly name: string, readonly photoUrl: string | null, readonly archived: boolean };

export type GroupTeachersQueryVariables = Exact<{
  groupId: string;
}>;


export type GroupTeachersQuery = { readonly group: { readonly __typename: 'ManagedGroup', readonly _id: string, readonly teachers: ReadonlyArray<{ readonly __typename: 'Teacher', readonly _id: string, readonly name: string, readonly photoUrl: string | null, readonly archived: boolean }> } | null };

export type TeachersOfCampusQueryVariables = Exact<{
  search: string;
  regionId: string;
}>;


export type TeachersOfCampusQuery = { readonly teachers: { readonly __typename: 'TeacherPage', readonly rows: ReadonlyArray<{ readonly __typename: 'Teacher', readonly _id: string, readonly name: string }> } };

export type AddGroupTeacherMutationVariables = Exact<{
  groupId: string;
  teacherId: string;
}>;


export type AddGroupTeacherMutation = { readonly addGroupTeacher: { readonly __typename: 'ManagedGroup', readonly _id: string } };

export type RemoveGroupTeacherMutationVariables = Exact<{
  groupId: string;
  teacherId: string;
}>;


export type RemoveGroupTeacherMutation = { readonly removeGroupTeacher: { readonly __typename: 'ManagedGroup', readonly _id: string } };

export const groupTeachers: TypedDocument<GroupTeachersQuery, GroupTeachersQueryVariables> = {
  operationName: 'groupTeachers',
  query: `query groupTeachers($groupId: ID!) {
  group(groupId: $groupId) {
    _id
    teachers {
      ...GroupTeacher
      __typename
    }
    __typename
  }
}

fragment GroupTeacher on Teacher {
  _id
  name
  photoUrl
  archived
  __typename
}`,
};

export const teachersOfCampus: TypedDocument<TeachersOfCampusQuery, TeachersOfCampusQueryVariables> = {
  operationName: 'teachersOfCampus',
  query: `query teachersOfCampus($search: String!, $regionId: ID!) {
  teachers(
    filter: {search: $search, regionId: $regionId, archived: false}
    first: 8
  ) {
    rows {
      _id
      name
      __typename
    }
    __typename
  }
}`,
};

export const addGroupTeacher: TypedDocument<AddGroupTeacherMutation, AddGroupTeacherMutationVariables> = {
  operationName: 'addGroupTeacher',
  query: `mutation addGroupTeacher($groupId: ID!, $teacherId: ID!) {
  addGroupTeacher(groupId: $groupId, teacherId: $teacherId) {
    _id
    __typename
  }
}`,
};

export const removeGroupTeacher: TypedDocument<RemoveGroupTeacherMutation, RemoveGroupTeacherMutationVariables> = {
  operationName: 'removeGroupTeacher',
  query: `mutation removeGroupTeacher($groupId: ID!, $teacherId: ID!) {
  removeGroupTeacher(groupId: $groupId, teacherId: $teacherId) {
    _id
    __typename
  }
}`,
};
