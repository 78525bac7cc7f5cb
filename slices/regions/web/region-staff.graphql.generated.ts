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

export type RegionStaffRole =
  | 'attendanceAdmin'
  | 'dean';

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

export type StaffMemberFragment = { readonly __typename: 'RegionStaffMember', readonly _id: string, readonly fullName: string, readonly email: string, readonly roleNames: ReadonlyArray<string> };

export type RegionStaffQueryVariables = Exact<{
  regionId: string;
}>;


export type RegionStaffQuery = { readonly regionStaff: ReadonlyArray<{ readonly __typename: 'RegionStaffMember', readonly _id: string, readonly fullName: string, readonly email: string, readonly roleNames: ReadonlyArray<string> }> | null };

export type ChangeRegionStaffMutationVariables = Exact<{
  regionId: string;
  role: RegionStaffRole;
  gives: ReadonlyArray<string> | string;
  takes: ReadonlyArray<string> | string;
}>;


export type ChangeRegionStaffMutation = { readonly changeRegionStaff: ReadonlyArray<{ readonly __typename: 'RegionStaffMember', readonly _id: string, readonly fullName: string, readonly email: string, readonly roleNames: ReadonlyArray<string> }> };

export const regionStaff: TypedDocument<RegionStaffQuery, RegionStaffQueryVariables> = {
  operationName: 'regionStaff',
  query: `query regionStaff($regionId: ID!) {
  regionStaff(regionId: $regionId) {
    ...StaffMember
    __typename
  }
}

fragment StaffMember on RegionStaffMember {
  _id
  fullName
  email
  roleNames
  __typename
}`,
};

export const changeRegionStaff: TypedDocument<ChangeRegionStaffMutation, ChangeRegionStaffMutationVariables> = {
  operationName: 'changeRegionStaff',
  query: `mutation changeRegionStaff($regionId: ID!, $role: RegionStaffRole!, $gives: [ID!]!, $takes: [ID!]!) {
  changeRegionStaff(
    regionId: $regionId
    role: $role
    gives: $gives
    takes: $takes
  ) {
    ...StaffMember
    __typename
  }
}

fragment StaffMember on RegionStaffMember {
  _id
  fullName
  email
  roleNames
  __typename
}`,
};
