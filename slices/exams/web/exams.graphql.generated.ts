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

export type ResultOfExamFragment = { readonly __typename: 'ExamResult', readonly _id: string, readonly number: number, readonly startedAt: string, readonly endedAt: string | null, readonly ending: ExamEnding | null, readonly grade: number | null, readonly passed: boolean | null, readonly waits: boolean };

export type ListedExamFragment = { readonly __typename: 'StudentExam', readonly _id: string, readonly courseCode: string, readonly courseName: string, readonly title: string, readonly opensAt: string, readonly deadline: string, readonly timeZone: string, readonly allowedAttempts: number, readonly isPastDeadline: boolean, readonly refusal: string | null, readonly attempts: ReadonlyArray<{ readonly __typename: 'ExamResult', readonly _id: string, readonly number: number, readonly startedAt: string, readonly endedAt: string | null, readonly ending: ExamEnding | null, readonly grade: number | null, readonly passed: boolean | null, readonly waits: boolean }>, readonly counts: { readonly __typename: 'ExamResult', readonly _id: string, readonly number: number, readonly startedAt: string, readonly endedAt: string | null, readonly ending: ExamEnding | null, readonly grade: number | null, readonly passed: boolean | null, readonly waits: boolean } | null };

export type StudentExamsQueryVariables = Exact<{ [key: string]: never; }>;


export type StudentExamsQuery = { readonly studentExams: ReadonlyArray<{ readonly __typename: 'StudentExam', readonly _id: string, readonly courseCode: string, readonly courseName: string, readonly title: string, readonly opensAt: string, readonly deadline: string, readonly timeZone: string, readonly allowedAttempts: number, readonly isPastDeadline: boolean, readonly refusal: string | null, readonly attempts: ReadonlyArray<{ readonly __typename: 'ExamResult', readonly _id: string, readonly number: number, readonly startedAt: string, readonly endedAt: string | null, readonly ending: ExamEnding | null, readonly grade: number | null, readonly passed: boolean | null, readonly waits: boolean }>, readonly counts: { readonly __typename: 'ExamResult', readonly _id: string, readonly number: number, readonly startedAt: string, readonly endedAt: string | null, readonly ending: ExamEnding | null, readonly grade: number | null, readonly passed: boolean | null, readonly waits: boolean } | null }> };

export type VoidedAttemptFragment = { readonly __typename: 'ExamResult', readonly voidReason: string | null, readonly _id: string, readonly number: number, readonly startedAt: string, readonly endedAt: string | null, readonly ending: ExamEnding | null, readonly grade: number | null, readonly passed: boolean | null, readonly waits: boolean };

export type StudentExamQueryVariables = Exact<{
  examId: string;
}>;


export type StudentExamQuery = { readonly studentExam: { readonly __typename: 'StudentExam', readonly instructions: string, readonly passMark: number, readonly openBook: boolean, readonly review: ExamReview, readonly returnSeconds: number, readonly now: string, readonly limitMinutes: number | null, readonly attemptNumber: number, readonly questionCount: number, readonly sitsIn: string | null, readonly _id: string, readonly courseCode: string, readonly courseName: string, readonly title: string, readonly opensAt: string, readonly deadline: string, readonly timeZone: string, readonly allowedAttempts: number, readonly isPastDeadline: boolean, readonly refusal: string | null, readonly attempts: ReadonlyArray<{ readonly __typename: 'ExamResult', readonly secondsLeft: number | null, readonly hasLeft: boolean, readonly returnUntil: string | null, readonly _id: string, readonly number: number, readonly startedAt: string, readonly endedAt: string | null, readonly ending: ExamEnding | null, readonly grade: number | null, readonly passed: boolean | null, readonly waits: boolean }>, readonly voidedAttempts: ReadonlyArray<{ readonly __typename: 'ExamResult', readonly voidReason: string | null, readonly _id: string, readonly number: number, readonly startedAt: string, readonly endedAt: string | null, readonly ending: ExamEnding | null, readonly grade: number | null, readonly passed: boolean | null, readonly waits: boolean }>, readonly counts: { readonly __typename: 'ExamResult', readonly _id: string, readonly number: number, readonly startedAt: string, readonly endedAt: string | null, readonly ending: ExamEnding | null, readonly grade: number | null, readonly passed: boolean | null, readonly waits: boolean } | null } | null };

export type RecentExamResultsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentExamResultsQuery = { readonly recentExamResults: ReadonlyArray<{ readonly __typename: 'ExamAttempt', readonly _id: string, readonly examId: string, readonly title: string, readonly result: { readonly __typename: 'ExamResult', readonly _id: string, readonly number: number, readonly startedAt: string, readonly endedAt: string | null, readonly ending: ExamEnding | null, readonly grade: number | null, readonly passed: boolean | null, readonly waits: boolean } }> };

export const studentExams: TypedDocument<StudentExamsQuery, StudentExamsQueryVariables> = {
  operationName: 'studentExams',
  query: `query studentExams {
  studentExams {
    ...ListedExam
    __typename
  }
}

fragment ListedExam on StudentExam {
  _id
  courseCode
  courseName
  title
  opensAt
  deadline
  timeZone
  allowedAttempts
  isPastDeadline
  refusal
  attempts {
    ...ResultOfExam
    __typename
  }
  counts {
    ...ResultOfExam
    __typename
  }
  __typename
}

fragment ResultOfExam on ExamResult {
  _id
  number
  startedAt
  endedAt
  ending
  grade
  passed
  waits
  __typename
}`,
};

export const studentExam: TypedDocument<StudentExamQuery, StudentExamQueryVariables> = {
  operationName: 'studentExam',
  query: `query studentExam($examId: ID!) {
  studentExam(examId: $examId) {
    ...ListedExam
    attempts {
      secondsLeft
      hasLeft
      returnUntil
      __typename
    }
    voidedAttempts {
      ...VoidedAttempt
      __typename
    }
    instructions
    passMark
    openBook
    review
    returnSeconds
    now
    limitMinutes
    attemptNumber
    questionCount
    sitsIn
    __typename
  }
}

fragment ListedExam on StudentExam {
  _id
  courseCode
  courseName
  title
  opensAt
  deadline
  timeZone
  allowedAttempts
  isPastDeadline
  refusal
  attempts {
    ...ResultOfExam
    __typename
  }
  counts {
    ...ResultOfExam
    __typename
  }
  __typename
}

fragment ResultOfExam on ExamResult {
  _id
  number
  startedAt
  endedAt
  ending
  grade
  passed
  waits
  __typename
}

fragment VoidedAttempt on ExamResult {
  ...ResultOfExam
  voidReason
  __typename
}`,
};

export const recentExamResults: TypedDocument<RecentExamResultsQuery, RecentExamResultsQueryVariables> = {
  operationName: 'recentExamResults',
  query: `query recentExamResults {
  recentExamResults {
    _id
    examId
    title
    result {
      ...ResultOfExam
      __typename
    }
    __typename
  }
}

fragment ResultOfExam on ExamResult {
  _id
  number
  startedAt
  endedAt
  ending
  grade
  passed
  waits
  __typename
}`,
};
