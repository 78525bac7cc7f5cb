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

export type SelectGroupMutationVariables = Exact<{
  groupId: string;
}>;


export type SelectGroupMutation = { readonly updateUserProfile: { readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly firstName: string, readonly roles: ReadonlyArray<string> | null, readonly isAlumni: boolean | null, readonly selectedGroup: string | null, readonly locale: string | null, readonly timezone: string | null, readonly termsAccepted: boolean | null, readonly smallPictureUrl: string | null, readonly impersonatingUser: { readonly __typename: 'ImpersonatingUser', readonly _id: string, readonly fullName: string } | null, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly slug: string }> | null, readonly regionRoles: ReadonlyArray<{ readonly __typename: 'RegionRoles', readonly slug: string, readonly roleNames: ReadonlyArray<string> }> | null, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> | null } };

export const selectGroup: TypedDocument<SelectGroupMutation, SelectGroupMutationVariables> = {
  operationName: 'selectGroup',
  query: `mutation selectGroup($groupId: ID!) {
  updateUserProfile(userProfileInput: {selectedGroup: $groupId}) {
    ...SignedInUser
    __typename
  }
}

fragment SignedInUser on User {
  _id
  fullName
  firstName
  roles
  isAlumni
  selectedGroup
  locale
  timezone
  termsAccepted
  smallPictureUrl: pictureUrl(width: 96)
  impersonatingUser {
    _id
    fullName
    __typename
  }
  regions {
    _id
    name
    slug
    __typename
  }
  regionRoles {
    slug
    roleNames
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
