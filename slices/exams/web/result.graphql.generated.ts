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

export type GradeStepKind =
  | 'LATE'
  | 'LEFT'
  | 'PENALTY'
  | 'RAW'
  | 'REGRADED'
  | 'RETAKE';

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

export type ReviewedQuestionFragment = { readonly __typename: 'AttemptQuestion', readonly _id: string, readonly kind: QuestionKind, readonly points: number, readonly topic: string, readonly words: string, readonly earned: number | null, readonly explanation: string | null, readonly comment: string | null, readonly image: { readonly __typename: 'QuestionImage', readonly imageId: string, readonly alt: string, readonly width: number, readonly height: number } | null, readonly options: ReadonlyArray<{ readonly __typename: 'QuestionChoice', readonly name: string, readonly words: string }>, readonly matches: ReadonlyArray<{ readonly __typename: 'QuestionChoice', readonly name: string, readonly words: string }>, readonly answer: { readonly __typename: 'ExamAnswer', readonly options: ReadonlyArray<string>, readonly isTrue: boolean | null, readonly words: ReadonlyArray<string>, readonly pairs: ReadonlyArray<{ readonly __typename: 'AnsweredPair', readonly option: string, readonly match: string }> } | null, readonly right: { readonly __typename: 'ExamAnswer', readonly options: ReadonlyArray<string>, readonly isTrue: boolean | null, readonly words: ReadonlyArray<string>, readonly pairs: ReadonlyArray<{ readonly __typename: 'AnsweredPair', readonly option: string, readonly match: string }> } | null };

export type MarkChangeFragment = { readonly __typename: 'MarkChange', readonly _id: string, readonly question: number | null, readonly pointsBefore: number | null, readonly pointsAfter: number | null, readonly gradeBefore: number | null, readonly gradeAfter: number | null, readonly reason: string | null, readonly takesBack: boolean, readonly changedAt: string, readonly changedByName: string };

export type ExamResultQueryVariables = Exact<{
  examId: string;
  attemptId: string;
}>;


export type ExamResultQuery = { readonly examAttempt: { readonly __typename: 'ExamAttempt', readonly _id: string, readonly examId: string, readonly title: string, readonly deadline: string, readonly passMark: number, readonly receipt: string | null, readonly result: { readonly __typename: 'ExamResult', readonly voidReason: string | null, readonly _id: string, readonly number: number, readonly startedAt: string, readonly endedAt: string | null, readonly ending: ExamEnding | null, readonly grade: number | null, readonly passed: boolean | null, readonly waits: boolean }, readonly steps: ReadonlyArray<{ readonly __typename: 'GradeStep', readonly kind: GradeStepKind, readonly score: number, readonly points: number | null, readonly outOf: number | null, readonly takenOff: number | null }>, readonly markChanges: ReadonlyArray<{ readonly __typename: 'MarkChange', readonly _id: string, readonly question: number | null, readonly pointsBefore: number | null, readonly pointsAfter: number | null, readonly gradeBefore: number | null, readonly gradeAfter: number | null, readonly reason: string | null, readonly takesBack: boolean, readonly changedAt: string, readonly changedByName: string }>, readonly questions: ReadonlyArray<{ readonly __typename: 'AttemptQuestion', readonly _id: string, readonly kind: QuestionKind, readonly points: number, readonly topic: string, readonly words: string, readonly earned: number | null, readonly explanation: string | null, readonly comment: string | null, readonly image: { readonly __typename: 'QuestionImage', readonly imageId: string, readonly alt: string, readonly width: number, readonly height: number } | null, readonly options: ReadonlyArray<{ readonly __typename: 'QuestionChoice', readonly name: string, readonly words: string }>, readonly matches: ReadonlyArray<{ readonly __typename: 'QuestionChoice', readonly name: string, readonly words: string }>, readonly answer: { readonly __typename: 'ExamAnswer', readonly options: ReadonlyArray<string>, readonly isTrue: boolean | null, readonly words: ReadonlyArray<string>, readonly pairs: ReadonlyArray<{ readonly __typename: 'AnsweredPair', readonly option: string, readonly match: string }> } | null, readonly right: { readonly __typename: 'ExamAnswer', readonly options: ReadonlyArray<string>, readonly isTrue: boolean | null, readonly words: ReadonlyArray<string>, readonly pairs: ReadonlyArray<{ readonly __typename: 'AnsweredPair', readonly option: string, readonly match: string }> } | null }> } | null, readonly studentExam: { readonly __typename: 'StudentExam', readonly review: ExamReview, readonly _id: string, readonly courseCode: string, readonly courseName: string, readonly title: string, readonly opensAt: string, readonly deadline: string, readonly timeZone: string, readonly allowedAttempts: number, readonly isPastDeadline: boolean, readonly refusal: string | null, readonly voidedAttempts: ReadonlyArray<{ readonly __typename: 'ExamResult', readonly voidReason: string | null, readonly _id: string, readonly number: number, readonly startedAt: string, readonly endedAt: string | null, readonly ending: ExamEnding | null, readonly grade: number | null, readonly passed: boolean | null, readonly waits: boolean }>, readonly attempts: ReadonlyArray<{ readonly __typename: 'ExamResult', readonly _id: string, readonly number: number, readonly startedAt: string, readonly endedAt: string | null, readonly ending: ExamEnding | null, readonly grade: number | null, readonly passed: boolean | null, readonly waits: boolean }>, readonly counts: { readonly __typename: 'ExamResult', readonly _id: string, readonly number: number, readonly startedAt: string, readonly endedAt: string | null, readonly ending: ExamEnding | null, readonly grade: number | null, readonly passed: boolean | null, readonly waits: boolean } | null } | null };

export const examResult: TypedDocument<ExamResultQuery, ExamResultQueryVariables> = {
  operationName: 'examResult',
  query: `query examResult($examId: ID!, $attemptId: ID!) {
  examAttempt(attemptId: $attemptId) {
    _id
    examId
    title
    deadline
    passMark
    receipt
    result {
      ...VoidedAttempt
      __typename
    }
    steps {
      kind
      score
      points
      outOf
      takenOff
      __typename
    }
    markChanges {
      ...MarkChange
      __typename
    }
    questions {
      ...ReviewedQuestion
      __typename
    }
    __typename
  }
  studentExam(examId: $examId) {
    ...ListedExam
    review
    voidedAttempts {
      ...VoidedAttempt
      __typename
    }
    __typename
  }
}

fragment VoidedAttempt on ExamResult {
  ...ResultOfExam
  voidReason
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

fragment MarkChange on MarkChange {
  _id
  question
  pointsBefore
  pointsAfter
  gradeBefore
  gradeAfter
  reason
  takesBack
  changedAt
  changedByName
  __typename
}

fragment ReviewedQuestion on AttemptQuestion {
  _id
  kind
  points
  topic
  words
  image {
    imageId
    alt
    width
    height
    __typename
  }
  options {
    name
    words
    __typename
  }
  matches {
    name
    words
    __typename
  }
  answer {
    ...GivenAnswer
    __typename
  }
  earned
  right {
    ...GivenAnswer
    __typename
  }
  explanation
  comment
  __typename
}

fragment GivenAnswer on ExamAnswer {
  options
  isTrue
  pairs {
    option
    match
    __typename
  }
  words
  __typename
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
}`,
};
