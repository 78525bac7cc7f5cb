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

export type OwnGradesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnGradesQuery = { readonly ownGrades: { readonly __typename: 'StudentGrades', readonly _id: string, readonly courses: ReadonlyArray<{ readonly __typename: 'CourseGrade', readonly _id: string, readonly courseId: string, readonly courseCode: string, readonly courseName: string, readonly teacherName: string | null, readonly term: string, readonly grade: number | null, readonly state: CourseState, readonly finalisedAt: string | null, readonly parts: ReadonlyArray<{ readonly __typename: 'CoursePart', readonly partId: string, readonly kind: PartKind, readonly title: string, readonly dueAt: string, readonly weight: number, readonly state: PartState, readonly grade: number | null, readonly complete: boolean | null, readonly isEntered: boolean, readonly leftBy: ExamEnding | null }>, readonly steps: ReadonlyArray<{ readonly __typename: 'CourseGradeStep', readonly kind: CourseStepKind, readonly grade: number, readonly partId: string | null, readonly weight: number | null, readonly takenOff: number | null }>, readonly projection: { readonly __typename: 'GradeProjection', readonly kind: GradeProjectionKind, readonly grade: number | null, readonly partIds: ReadonlyArray<string> } | null, readonly changes: ReadonlyArray<{ readonly __typename: 'GradeChange', readonly _id: string, readonly partId: string | null, readonly grade: number | null, readonly complete: boolean | null, readonly previousGrade: number | null, readonly previousComplete: boolean | null, readonly reason: string, readonly isOfWork: boolean, readonly takesBack: boolean, readonly changedAt: string, readonly changedByName: string | null }> }> } };

export type OwnCourseFragment = { readonly __typename: 'CourseGrade', readonly _id: string, readonly courseId: string, readonly courseCode: string, readonly courseName: string, readonly teacherName: string | null, readonly term: string, readonly grade: number | null, readonly state: CourseState, readonly finalisedAt: string | null, readonly parts: ReadonlyArray<{ readonly __typename: 'CoursePart', readonly partId: string, readonly kind: PartKind, readonly title: string, readonly dueAt: string, readonly weight: number, readonly state: PartState, readonly grade: number | null, readonly complete: boolean | null, readonly isEntered: boolean, readonly leftBy: ExamEnding | null }>, readonly steps: ReadonlyArray<{ readonly __typename: 'CourseGradeStep', readonly kind: CourseStepKind, readonly grade: number, readonly partId: string | null, readonly weight: number | null, readonly takenOff: number | null }>, readonly projection: { readonly __typename: 'GradeProjection', readonly kind: GradeProjectionKind, readonly grade: number | null, readonly partIds: ReadonlyArray<string> } | null, readonly changes: ReadonlyArray<{ readonly __typename: 'GradeChange', readonly _id: string, readonly partId: string | null, readonly grade: number | null, readonly complete: boolean | null, readonly previousGrade: number | null, readonly previousComplete: boolean | null, readonly reason: string, readonly isOfWork: boolean, readonly takesBack: boolean, readonly changedAt: string, readonly changedByName: string | null }> };

export type ChangedGradeFragment = { readonly __typename: 'GradeChange', readonly _id: string, readonly partId: string | null, readonly grade: number | null, readonly complete: boolean | null, readonly previousGrade: number | null, readonly previousComplete: boolean | null, readonly reason: string, readonly isOfWork: boolean, readonly takesBack: boolean, readonly changedAt: string, readonly changedByName: string | null };

export const ownGrades: TypedDocument<OwnGradesQuery, OwnGradesQueryVariables> = {
  operationName: 'ownGrades',
  query: `query ownGrades {
  ownGrades {
    _id
    courses {
      ...OwnCourse
      __typename
    }
    __typename
  }
}

fragment OwnCourse on CourseGrade {
  _id
  courseId
  courseCode
  courseName
  teacherName
  term
  grade
  state
  finalisedAt
  parts {
    partId
    kind
    title
    dueAt
    weight
    state
    grade
    complete
    isEntered
    leftBy
    __typename
  }
  steps {
    kind
    grade
    partId
    weight
    takenOff
    __typename
  }
  projection {
    kind
    grade
    partIds
    __typename
  }
  changes {
    ...ChangedGrade
    __typename
  }
  __typename
}

fragment ChangedGrade on GradeChange {
  _id
  partId
  grade
  complete
  previousGrade
  previousComplete
  reason
  isOfWork
  takesBack
  changedAt
  changedByName
  __typename
}`,
};
