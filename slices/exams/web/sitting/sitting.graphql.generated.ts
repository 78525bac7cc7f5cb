import type { TypedDocument } from '#kit/client/typed-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AnsweredPairInput = {
  readonly match: string;
  readonly option: string;
};

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

export type ExamAnswerInput = {
  readonly isTrue?: boolean | null | undefined;
  /** Options and matches have names of their own within a question. */
  readonly option?: string | null | undefined;
  readonly options?: ReadonlyArray<string> | null | undefined;
  readonly pairs?: ReadonlyArray<AnsweredPairInput> | null | undefined;
  readonly words?: string | null | undefined;
};

export type ExamEnding =
  | 'CLOSED_BROWSER'
  | 'CONNECTION_LOST'
  | 'LEFT_PAGE'
  | 'SUBMITTED'
  | 'TIMED_OUT';

export type ExamEventInput = {
  readonly answer?: ExamAnswerInput | null | undefined;
  readonly clientTime: string;
  readonly isFlagged?: boolean | null | undefined;
  readonly kind: ExamEventKind;
  readonly questionId?: string | null | undefined;
  /** 1, 2, 3 … on each device. */
  readonly seq: number;
};

export type ExamEventKind =
  | 'ANSWER'
  | 'CAME_BACK'
  | 'CONNECTION_BACK'
  | 'CONNECTION_LOST'
  | 'FLAG'
  | 'LEFT_PAGE'
  | 'SEEN'
  | 'SUBMIT';

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

export type GivenAnswerFragment = { readonly __typename: 'ExamAnswer', readonly options: ReadonlyArray<string>, readonly isTrue: boolean | null, readonly words: ReadonlyArray<string>, readonly pairs: ReadonlyArray<{ readonly __typename: 'AnsweredPair', readonly option: string, readonly match: string }> };

export type AskedQuestionFragment = { readonly __typename: 'AttemptQuestion', readonly _id: string, readonly kind: QuestionKind, readonly points: number, readonly words: string, readonly image: { readonly __typename: 'QuestionImage', readonly imageId: string, readonly alt: string, readonly width: number, readonly height: number } | null, readonly options: ReadonlyArray<{ readonly __typename: 'QuestionChoice', readonly name: string, readonly words: string }>, readonly matches: ReadonlyArray<{ readonly __typename: 'QuestionChoice', readonly name: string, readonly words: string }>, readonly answer: { readonly __typename: 'ExamAnswer', readonly options: ReadonlyArray<string>, readonly isTrue: boolean | null, readonly words: ReadonlyArray<string>, readonly pairs: ReadonlyArray<{ readonly __typename: 'AnsweredPair', readonly option: string, readonly match: string }> } | null };

export type StartExamMutationVariables = Exact<{
  examId: string;
  attemptId: string;
  deviceId: string;
  pageId: string;
  isAlone: boolean;
}>;


export type StartExamMutation = { readonly startExam: { readonly __typename: 'ExamAttempt', readonly _id: string, readonly examId: string, readonly title: string, readonly locale: string, readonly expiresAt: string | null, readonly returnSeconds: number, readonly now: string, readonly result: { readonly __typename: 'ExamResult', readonly _id: string, readonly number: number, readonly startedAt: string, readonly endedAt: string | null }, readonly questions: ReadonlyArray<{ readonly __typename: 'AttemptQuestion', readonly _id: string, readonly kind: QuestionKind, readonly points: number, readonly words: string, readonly image: { readonly __typename: 'QuestionImage', readonly imageId: string, readonly alt: string, readonly width: number, readonly height: number } | null, readonly options: ReadonlyArray<{ readonly __typename: 'QuestionChoice', readonly name: string, readonly words: string }>, readonly matches: ReadonlyArray<{ readonly __typename: 'QuestionChoice', readonly name: string, readonly words: string }>, readonly answer: { readonly __typename: 'ExamAnswer', readonly options: ReadonlyArray<string>, readonly isTrue: boolean | null, readonly words: ReadonlyArray<string>, readonly pairs: ReadonlyArray<{ readonly __typename: 'AnsweredPair', readonly option: string, readonly match: string }> } | null }> } };

export type RecordExamEventsMutationVariables = Exact<{
  attemptId: string;
  deviceId: string;
  pageId: string;
  events: ReadonlyArray<ExamEventInput> | ExamEventInput;
}>;


export type RecordExamEventsMutation = { readonly recordExamEvents: { readonly __typename: 'ExamAcknowledgement', readonly upTo: number, readonly now: string, readonly expiresAt: string | null } };

export type SubmitExamMutationVariables = Exact<{
  attemptId: string;
  deviceId: string;
  pageId: string;
  events: ReadonlyArray<ExamEventInput> | ExamEventInput;
}>;


export type SubmitExamMutation = { readonly submitExam: { readonly __typename: 'ExamAttempt', readonly _id: string } };

export type LeaveExamMutationVariables = Exact<{
  attemptId: string;
  deviceId: string;
  pageId: string;
  events: ReadonlyArray<ExamEventInput> | ExamEventInput;
}>;


export type LeaveExamMutation = { readonly leaveExam: { readonly __typename: 'ExamAttempt', readonly _id: string } };

export type DeviceOfAttemptQueryVariables = Exact<{
  attemptId: string;
}>;


export type DeviceOfAttemptQuery = { readonly examAttempt: { readonly __typename: 'ExamAttempt', readonly _id: string, readonly deviceId: string } | null };

export type SettleExamMutationVariables = Exact<{
  examId: string;
  attemptId: string;
  deviceId: string;
  pageId: string;
  isAlone: boolean;
}>;


export type SettleExamMutation = { readonly startExam: { readonly __typename: 'ExamAttempt', readonly _id: string, readonly result: { readonly __typename: 'ExamResult', readonly _id: string, readonly endedAt: string | null } } };

export const startExam: TypedDocument<StartExamMutation, StartExamMutationVariables> = {
  operationName: 'startExam',
  query: `mutation startExam($examId: ID!, $attemptId: ID!, $deviceId: ID!, $pageId: ID!, $isAlone: Boolean!) {
  startExam(
    examId: $examId
    attemptId: $attemptId
    deviceId: $deviceId
    pageId: $pageId
    isAlone: $isAlone
  ) {
    _id
    examId
    title
    locale
    expiresAt
    returnSeconds
    now
    result {
      _id
      number
      startedAt
      endedAt
      __typename
    }
    questions {
      ...AskedQuestion
      __typename
    }
    __typename
  }
}

fragment AskedQuestion on AttemptQuestion {
  _id
  kind
  points
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
}`,
};

export const recordExamEvents: TypedDocument<RecordExamEventsMutation, RecordExamEventsMutationVariables> = {
  operationName: 'recordExamEvents',
  query: `mutation recordExamEvents($attemptId: ID!, $deviceId: ID!, $pageId: ID!, $events: [ExamEventInput!]!) {
  recordExamEvents(
    attemptId: $attemptId
    deviceId: $deviceId
    pageId: $pageId
    events: $events
  ) {
    upTo
    now
    expiresAt
    __typename
  }
}`,
};

export const submitExam: TypedDocument<SubmitExamMutation, SubmitExamMutationVariables> = {
  operationName: 'submitExam',
  query: `mutation submitExam($attemptId: ID!, $deviceId: ID!, $pageId: ID!, $events: [ExamEventInput!]!) {
  submitExam(
    attemptId: $attemptId
    deviceId: $deviceId
    pageId: $pageId
    events: $events
  ) {
    _id
    __typename
  }
}`,
};

export const leaveExam: TypedDocument<LeaveExamMutation, LeaveExamMutationVariables> = {
  operationName: 'leaveExam',
  query: `mutation leaveExam($attemptId: ID!, $deviceId: ID!, $pageId: ID!, $events: [ExamEventInput!]!) {
  leaveExam(
    attemptId: $attemptId
    deviceId: $deviceId
    pageId: $pageId
    events: $events
  ) {
    _id
    __typename
  }
}`,
};

export const deviceOfAttempt: TypedDocument<DeviceOfAttemptQuery, DeviceOfAttemptQueryVariables> = {
  operationName: 'deviceOfAttempt',
  query: `query deviceOfAttempt($attemptId: ID!) {
  examAttempt(attemptId: $attemptId) {
    _id
    deviceId
    __typename
  }
}`,
};

export const settleExam: TypedDocument<SettleExamMutation, SettleExamMutationVariables> = {
  operationName: 'settleExam',
  query: `mutation settleExam($examId: ID!, $attemptId: ID!, $deviceId: ID!, $pageId: ID!, $isAlone: Boolean!) {
  startExam(
    examId: $examId
    attemptId: $attemptId
    deviceId: $deviceId
    pageId: $pageId
    isAlone: $isAlone
  ) {
    _id
    result {
      _id
      endedAt
      __typename
    }
    __typename
  }
}`,
};
