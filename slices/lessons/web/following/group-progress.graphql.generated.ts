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

export type GroupProgressQueryVariables = Exact<{
  teachingId: string;
}>;


export type GroupProgressQuery = { readonly groupProgress: { readonly __typename: 'GroupProgress', readonly teaching: { readonly __typename: 'Teaching', readonly _id: string, readonly groupName: string, readonly regionName: string, readonly term: string, readonly firstDay: string, readonly lastDay: string | null, readonly mayGradeAssignments: boolean, readonly course: { readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string } | null }, readonly lessons: ReadonlyArray<{ readonly __typename: 'FollowedLesson', readonly _id: string, readonly title: string }>, readonly students: ReadonlyArray<{ readonly __typename: 'FollowedStudent', readonly _id: string, readonly name: string, readonly completed: number, readonly expected: number, readonly behindBy: number, readonly watchedAt: string | null, readonly shares: ReadonlyArray<number> }> } | null };

export type FollowedStudentFragment = { readonly __typename: 'FollowedStudent', readonly _id: string, readonly name: string, readonly completed: number, readonly expected: number, readonly behindBy: number, readonly watchedAt: string | null, readonly shares: ReadonlyArray<number> };

export const groupProgress: TypedDocument<GroupProgressQuery, GroupProgressQueryVariables> = {
  operationName: 'groupProgress',
  query: `query groupProgress($teachingId: ID!) {
  groupProgress(teachingId: $teachingId) {
    teaching {
      _id
      groupName
      regionName
      term
      firstDay
      lastDay
      mayGradeAssignments
      course {
        _id
        code
        name
        __typename
      }
      __typename
    }
    lessons {
      _id
      title
      __typename
    }
    students {
      ...FollowedStudent
      __typename
    }
    __typename
  }
}

fragment FollowedStudent on FollowedStudent {
  _id
  name
  completed
  expected
  behindBy
  watchedAt
  shares
  __typename
}`,
};
