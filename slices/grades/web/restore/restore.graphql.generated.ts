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

export type RaisedAlarmFragment = { readonly __typename: 'GradeAlarm', readonly _id: string, readonly personId: string, readonly personName: string, readonly impersonatorName: string | null, readonly grades: number, readonly courses: ReadonlyArray<string>, readonly firstAt: string, readonly raisedAt: string };

export type GradeAlarmsQueryVariables = Exact<{
  alarmId?: string | null | undefined;
}>;


export type GradeAlarmsQuery = { readonly gradeAlarms: ReadonlyArray<{ readonly __typename: 'GradeAlarm', readonly _id: string, readonly personId: string, readonly personName: string, readonly impersonatorName: string | null, readonly grades: number, readonly courses: ReadonlyArray<string>, readonly firstAt: string, readonly raisedAt: string }>, readonly gradeAlarm: { readonly __typename: 'GradeAlarm', readonly _id: string, readonly personId: string, readonly personName: string, readonly impersonatorName: string | null, readonly grades: number, readonly courses: ReadonlyArray<string>, readonly firstAt: string, readonly raisedAt: string } | null };

export type GradeRestoreQueryVariables = Exact<{
  personId: string;
  from: string;
  to: string;
}>;


export type GradeRestoreQuery = { readonly gradeRestore: { readonly __typename: 'GradeRestore', readonly count: number, readonly changedSince: number, readonly final: number, readonly regrades: ReadonlyArray<{ readonly __typename: 'MadeRegrade', readonly _id: string, readonly examId: string, readonly courseId: string, readonly courseCode: string, readonly title: string, readonly changed: number }> } };

export type RestoreGradesMutationVariables = Exact<{
  personId: string;
  from: string;
  to: string;
  reason: string;
}>;


export type RestoreGradesMutation = { readonly restoreGrades: { readonly __typename: 'GradeRestore', readonly count: number } };

export const gradeAlarms: TypedDocument<GradeAlarmsQuery, GradeAlarmsQueryVariables> = {
  operationName: 'gradeAlarms',
  query: `query gradeAlarms($alarmId: ID) {
  gradeAlarms {
    ...RaisedAlarm
    __typename
  }
  gradeAlarm(alarmId: $alarmId) {
    ...RaisedAlarm
    __typename
  }
}

fragment RaisedAlarm on GradeAlarm {
  _id
  personId
  personName
  impersonatorName
  grades
  courses
  firstAt
  raisedAt
  __typename
}`,
};

export const gradeRestore: TypedDocument<GradeRestoreQuery, GradeRestoreQueryVariables> = {
  operationName: 'gradeRestore',
  query: `query gradeRestore($personId: ID!, $from: DateTime!, $to: DateTime!) {
  gradeRestore(personId: $personId, from: $from, to: $to) {
    count
    changedSince
    final
    regrades {
      _id
      examId
      courseId
      courseCode
      title
      changed
      __typename
    }
    __typename
  }
}`,
};

export const restoreGrades: TypedDocument<RestoreGradesMutation, RestoreGradesMutationVariables> = {
  operationName: 'restoreGrades',
  query: `mutation restoreGrades($personId: ID!, $from: DateTime!, $to: DateTime!, $reason: String!) {
  restoreGrades(personId: $personId, from: $from, to: $to, reason: $reason) {
    count
    __typename
  }
}`,
};
