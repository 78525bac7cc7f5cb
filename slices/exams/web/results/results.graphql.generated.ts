import type { TypedDocument } from '#kit/client/typed-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AssignmentKind =
  | 'COMPLETION'
  | 'GRADED';

export type AttemptDecisionKind =
  | 'PENALISE'
  | 'REINSTATE'
  | 'RESTORE'
  | 'VOID'
  | 'WITHDRAW';

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

export type ExamEventKind =
  | 'ANSWER'
  | 'CAME_BACK'
  | 'CONNECTION_BACK'
  | 'CONNECTION_LOST'
  | 'FLAG'
  | 'LEFT_PAGE'
  | 'SEEN'
  | 'SUBMIT';

export type ExamResultFilter = {
  readonly courseId?: string | null | undefined;
  readonly examId?: string | null | undefined;
  readonly groupId?: string | null | undefined;
  readonly personId?: string | null | undefined;
  /** Beginnings of words of the student’s name and the exam’s title. */
  readonly search?: string | null | undefined;
  readonly state?: ExamResultState | null | undefined;
};

export type ExamResultSort =
  | 'GRADE'
  | 'STARTED'
  | 'STUDENT';

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

export type ListedResultFragment = { readonly __typename: 'ListedExamResult', readonly _id: string, readonly examId: string, readonly personId: string, readonly studentName: string, readonly examTitle: string, readonly courseCode: string, readonly groupName: string, readonly campus: string, readonly number: number, readonly state: ExamResultState, readonly startedAt: string, readonly endedAt: string | null, readonly expiresAt: string | null, readonly isLate: boolean, readonly grade: number | null, readonly scaledFrom: number | null, readonly questions: number, readonly answered: number | null, readonly silentSince: string | null };

export type ExamResultsQueryVariables = Exact<{
  filter?: ExamResultFilter | null | undefined;
  sort?: ExamResultSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type ExamResultsQuery = { readonly examResults: { readonly __typename: 'ExamResultPage', readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'ListedExamResult', readonly _id: string, readonly examId: string, readonly personId: string, readonly studentName: string, readonly examTitle: string, readonly courseCode: string, readonly groupName: string, readonly campus: string, readonly number: number, readonly state: ExamResultState, readonly startedAt: string, readonly endedAt: string | null, readonly expiresAt: string | null, readonly isLate: boolean, readonly grade: number | null, readonly scaledFrom: number | null, readonly questions: number, readonly answered: number | null, readonly silentSince: string | null }> } };

export type ExamResultsForFileQueryVariables = Exact<{
  filter?: ExamResultFilter | null | undefined;
  sort?: ExamResultSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type ExamResultsForFileQuery = { readonly examResults: { readonly __typename: 'ExamResultPage', readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'ListedExamResult', readonly _id: string, readonly examId: string, readonly personId: string, readonly studentName: string, readonly examTitle: string, readonly courseCode: string, readonly groupName: string, readonly campus: string, readonly number: number, readonly state: ExamResultState, readonly startedAt: string, readonly endedAt: string | null, readonly expiresAt: string | null, readonly isLate: boolean, readonly grade: number | null, readonly scaledFrom: number | null, readonly questions: number, readonly answered: number | null, readonly silentSince: string | null }> } };

export type TeachingExamsQueryVariables = Exact<{
  teachingId: string;
}>;


export type TeachingExamsQuery = { readonly teachingExams: { readonly __typename: 'TeachingExams', readonly _id: string, readonly mayMark: boolean, readonly teaching: { readonly __typename: 'Teaching', readonly _id: string, readonly groupName: string, readonly regionName: string, readonly term: string, readonly course: { readonly __typename: 'Course', readonly code: string, readonly name: string } | null } } | null };

export type TeachingResultsQueryVariables = Exact<{
  teachingId: string;
  filter?: ExamResultFilter | null | undefined;
  sort?: ExamResultSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type TeachingResultsQuery = { readonly teachingExams: { readonly __typename: 'TeachingExams', readonly _id: string, readonly results: { readonly __typename: 'ExamResultPage', readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'ListedExamResult', readonly _id: string, readonly examId: string, readonly personId: string, readonly studentName: string, readonly examTitle: string, readonly courseCode: string, readonly groupName: string, readonly campus: string, readonly number: number, readonly state: ExamResultState, readonly startedAt: string, readonly endedAt: string | null, readonly expiresAt: string | null, readonly isLate: boolean, readonly grade: number | null, readonly scaledFrom: number | null, readonly questions: number, readonly answered: number | null, readonly silentSince: string | null }> } } | null };

export type TeachingExamsForFileQueryVariables = Exact<{
  teachingId: string;
  filter?: ExamResultFilter | null | undefined;
  sort?: ExamResultSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type TeachingExamsForFileQuery = { readonly teachingExams: { readonly __typename: 'TeachingExams', readonly _id: string, readonly results: { readonly __typename: 'ExamResultPage', readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'ListedExamResult', readonly _id: string, readonly examId: string, readonly personId: string, readonly studentName: string, readonly examTitle: string, readonly courseCode: string, readonly groupName: string, readonly campus: string, readonly number: number, readonly state: ExamResultState, readonly startedAt: string, readonly endedAt: string | null, readonly expiresAt: string | null, readonly isLate: boolean, readonly grade: number | null, readonly scaledFrom: number | null, readonly questions: number, readonly answered: number | null, readonly silentSince: string | null }> } } | null };

export type TaughtExamFragment = { readonly __typename: 'Exam', readonly _id: string, readonly title: string, readonly courseCode: string, readonly courseName: string, readonly schedules: ReadonlyArray<{ readonly __typename: 'ExamSchedule', readonly groupId: string, readonly deadline: string }> };

export type TaughtExamsQueryVariables = Exact<{ [key: string]: never; }>;


export type TaughtExamsQuery = { readonly taughtExams: ReadonlyArray<{ readonly __typename: 'Exam', readonly _id: string, readonly title: string, readonly courseCode: string, readonly courseName: string, readonly schedules: ReadonlyArray<{ readonly __typename: 'ExamSchedule', readonly groupId: string, readonly deadline: string }> }> };

export type ResultChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ResultChoicesQuery = { readonly taughtExams: ReadonlyArray<{ readonly __typename: 'Exam', readonly courseId: string, readonly courseCode: string, readonly courseName: string }> };

export type ResultGroupQueryVariables = Exact<{
  groupId: string;
}>;


export type ResultGroupQuery = { readonly group: { readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string } | null };

export type GroupsOfResultsQueryVariables = Exact<{
  search: string;
}>;


export type GroupsOfResultsQuery = { readonly groups: { readonly __typename: 'GroupPage', readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string }> } };

export type TimesOfExamQueryVariables = Exact<{
  examId: string;
}>;


export type TimesOfExamQuery = { readonly exam: { readonly __typename: 'Exam', readonly _id: string, readonly title: string, readonly courseCode: string, readonly courseName: string } | null };

export type StaffAttemptQueryVariables = Exact<{
  attemptId: string;
}>;


export type StaffAttemptQuery = { readonly staffAttempt: { readonly __typename: 'StaffAttempt', readonly mayMark: boolean, readonly possibleDecisions: ReadonlyArray<AttemptDecisionKind>, readonly listed: { readonly __typename: 'ListedExamResult', readonly ending: ExamEnding | null, readonly lastSeenAt: string, readonly _id: string, readonly examId: string, readonly personId: string, readonly studentName: string, readonly examTitle: string, readonly courseCode: string, readonly groupName: string, readonly campus: string, readonly number: number, readonly state: ExamResultState, readonly startedAt: string, readonly endedAt: string | null, readonly expiresAt: string | null, readonly isLate: boolean, readonly grade: number | null, readonly scaledFrom: number | null, readonly questions: number, readonly answered: number | null, readonly silentSince: string | null }, readonly attempt: { readonly __typename: 'ExamAttempt', readonly _id: string, readonly deadline: string, readonly expiresAt: string | null, readonly result: { readonly __typename: 'ExamResult', readonly penalty: number, readonly ending: ExamEnding | null, readonly number: number }, readonly steps: ReadonlyArray<{ readonly __typename: 'GradeStep', readonly kind: GradeStepKind, readonly score: number, readonly points: number | null, readonly outOf: number | null, readonly takenOff: number | null }>, readonly markChanges: ReadonlyArray<{ readonly __typename: 'MarkChange', readonly _id: string, readonly question: number | null, readonly pointsBefore: number | null, readonly pointsAfter: number | null, readonly gradeBefore: number | null, readonly gradeAfter: number | null, readonly reason: string | null, readonly takesBack: boolean, readonly changedAt: string, readonly changedByName: string }>, readonly questions: ReadonlyArray<{ readonly __typename: 'AttemptQuestion', readonly _id: string, readonly kind: QuestionKind, readonly points: number, readonly words: string, readonly earned: number | null, readonly comment: string | null, readonly image: { readonly __typename: 'QuestionImage', readonly imageId: string, readonly alt: string, readonly width: number, readonly height: number } | null, readonly options: ReadonlyArray<{ readonly __typename: 'QuestionChoice', readonly name: string, readonly words: string }>, readonly matches: ReadonlyArray<{ readonly __typename: 'QuestionChoice', readonly name: string, readonly words: string }>, readonly answer: { readonly __typename: 'ExamAnswer', readonly options: ReadonlyArray<string>, readonly isTrue: boolean | null, readonly words: ReadonlyArray<string>, readonly pairs: ReadonlyArray<{ readonly __typename: 'AnsweredPair', readonly option: string, readonly match: string }> } | null, readonly right: { readonly __typename: 'ExamAnswer', readonly options: ReadonlyArray<string>, readonly isTrue: boolean | null, readonly words: ReadonlyArray<string>, readonly pairs: ReadonlyArray<{ readonly __typename: 'AnsweredPair', readonly option: string, readonly match: string }> } | null }> }, readonly timeline: ReadonlyArray<{ readonly __typename: 'AttemptEvent', readonly kind: ExamEventKind, readonly question: number | null, readonly device: number, readonly happenedAt: string, readonly arrivedAt: string }>, readonly decisions: ReadonlyArray<{ readonly __typename: 'AttemptDecision', readonly _id: string, readonly kind: AttemptDecisionKind, readonly penalty: number | null, readonly reason: string, readonly decidedAt: string, readonly decidedByName: string }>, readonly shownKeys: { readonly __typename: 'ShownKeys', readonly askedAgain: number } | null } | null };

export type StaffAnswerFragment = { readonly __typename: 'ExamAnswer', readonly options: ReadonlyArray<string>, readonly isTrue: boolean | null, readonly words: ReadonlyArray<string>, readonly pairs: ReadonlyArray<{ readonly __typename: 'AnsweredPair', readonly option: string, readonly match: string }> };

export type DecideAttemptMutationVariables = Exact<{
  attemptId: string;
  decisionId: string;
  decision: AttemptDecisionKind;
  reason: string;
  penalty?: number | null | undefined;
}>;


export type DecideAttemptMutation = { readonly decideAttempt: { readonly __typename: 'ExamAttempt', readonly _id: string } };

export type AnswersToMarkQueryVariables = Exact<{
  examId?: string | null | undefined;
  groupId?: string | null | undefined;
  teachingId?: string | null | undefined;
}>;


export type AnswersToMarkQuery = { readonly answersToMarkCount: number, readonly answersToMark: ReadonlyArray<{ readonly __typename: 'AnswerToMark', readonly _id: string, readonly questionId: string, readonly studentName: string, readonly examTitle: string, readonly points: number, readonly words: string, readonly answer: string, readonly image: { readonly __typename: 'QuestionImage', readonly imageId: string, readonly alt: string, readonly width: number, readonly height: number } | null }> };

export type MarkAnswerMutationVariables = Exact<{
  attemptId: string;
  questionId: string;
  points: number;
  comment?: string | null | undefined;
  reason?: string | null | undefined;
}>;


export type MarkAnswerMutation = { readonly markAnswer: { readonly __typename: 'ExamAttempt', readonly _id: string } };

export const examResults: TypedDocument<ExamResultsQuery, ExamResultsQueryVariables> = {
  operationName: 'examResults',
  query: `query examResults($filter: ExamResultFilter, $sort: ExamResultSort, $descending: Boolean, $after: ID) {
  examResults(
    filter: $filter
    sort: $sort
    descending: $descending
    first: 20
    after: $after
  ) {
    rows {
      ...ListedResult
      __typename
    }
    nextCursor
    count
    countIsOpen
    __typename
  }
}

fragment ListedResult on ListedExamResult {
  _id
  examId
  personId
  studentName
  examTitle
  courseCode
  groupName
  campus
  number
  state
  startedAt
  endedAt
  expiresAt
  isLate
  grade
  scaledFrom
  questions
  answered
  silentSince
  __typename
}`,
};

export const examResultsForFile: TypedDocument<ExamResultsForFileQuery, ExamResultsForFileQueryVariables> = {
  operationName: 'examResultsForFile',
  query: `query examResultsForFile($filter: ExamResultFilter, $sort: ExamResultSort, $descending: Boolean, $after: ID) {
  examResults(
    filter: $filter
    sort: $sort
    descending: $descending
    first: 100
    after: $after
  ) {
    rows {
      ...ListedResult
      __typename
    }
    nextCursor
    __typename
  }
}

fragment ListedResult on ListedExamResult {
  _id
  examId
  personId
  studentName
  examTitle
  courseCode
  groupName
  campus
  number
  state
  startedAt
  endedAt
  expiresAt
  isLate
  grade
  scaledFrom
  questions
  answered
  silentSince
  __typename
}`,
};

export const teachingExams: TypedDocument<TeachingExamsQuery, TeachingExamsQueryVariables> = {
  operationName: 'teachingExams',
  query: `query teachingExams($teachingId: ID!) {
  teachingExams(teachingId: $teachingId) {
    _id
    mayMark
    teaching {
      _id
      groupName
      regionName
      term
      course {
        code
        name
        __typename
      }
      __typename
    }
    __typename
  }
}`,
};

export const teachingResults: TypedDocument<TeachingResultsQuery, TeachingResultsQueryVariables> = {
  operationName: 'teachingResults',
  query: `query teachingResults($teachingId: ID!, $filter: ExamResultFilter, $sort: ExamResultSort, $descending: Boolean, $after: ID) {
  teachingExams(teachingId: $teachingId) {
    _id
    results(
      filter: $filter
      sort: $sort
      descending: $descending
      first: 20
      after: $after
    ) {
      rows {
        ...ListedResult
        __typename
      }
      nextCursor
      count
      countIsOpen
      __typename
    }
    __typename
  }
}

fragment ListedResult on ListedExamResult {
  _id
  examId
  personId
  studentName
  examTitle
  courseCode
  groupName
  campus
  number
  state
  startedAt
  endedAt
  expiresAt
  isLate
  grade
  scaledFrom
  questions
  answered
  silentSince
  __typename
}`,
};

export const teachingExamsForFile: TypedDocument<TeachingExamsForFileQuery, TeachingExamsForFileQueryVariables> = {
  operationName: 'teachingExamsForFile',
  query: `query teachingExamsForFile($teachingId: ID!, $filter: ExamResultFilter, $sort: ExamResultSort, $descending: Boolean, $after: ID) {
  teachingExams(teachingId: $teachingId) {
    _id
    results(
      filter: $filter
      sort: $sort
      descending: $descending
      first: 100
      after: $after
    ) {
      rows {
        ...ListedResult
        __typename
      }
      nextCursor
      __typename
    }
    __typename
  }
}

fragment ListedResult on ListedExamResult {
  _id
  examId
  personId
  studentName
  examTitle
  courseCode
  groupName
  campus
  number
  state
  startedAt
  endedAt
  expiresAt
  isLate
  grade
  scaledFrom
  questions
  answered
  silentSince
  __typename
}`,
};

export const taughtExams: TypedDocument<TaughtExamsQuery, TaughtExamsQueryVariables> = {
  operationName: 'taughtExams',
  query: `query taughtExams {
  taughtExams {
    ...TaughtExam
    __typename
  }
}

fragment TaughtExam on Exam {
  _id
  title
  courseCode
  courseName
  schedules {
    groupId
    deadline
    __typename
  }
  __typename
}`,
};

export const resultChoices: TypedDocument<ResultChoicesQuery, ResultChoicesQueryVariables> = {
  operationName: 'resultChoices',
  query: `query resultChoices {
  taughtExams {
    courseId
    courseCode
    courseName
    __typename
  }
}`,
};

export const resultGroup: TypedDocument<ResultGroupQuery, ResultGroupQueryVariables> = {
  operationName: 'resultGroup',
  query: `query resultGroup($groupId: ID!) {
  group(groupId: $groupId) {
    _id
    name
    regionName
    __typename
  }
}`,
};

export const groupsOfResults: TypedDocument<GroupsOfResultsQuery, GroupsOfResultsQueryVariables> = {
  operationName: 'groupsOfResults',
  query: `query groupsOfResults($search: String!) {
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

export const timesOfExam: TypedDocument<TimesOfExamQuery, TimesOfExamQueryVariables> = {
  operationName: 'timesOfExam',
  query: `query timesOfExam($examId: ID!) {
  exam(examId: $examId) {
    _id
    title
    courseCode
    courseName
    __typename
  }
}`,
};

export const staffAttempt: TypedDocument<StaffAttemptQuery, StaffAttemptQueryVariables> = {
  operationName: 'staffAttempt',
  query: `query staffAttempt($attemptId: ID!) {
  staffAttempt(attemptId: $attemptId) {
    listed {
      ...ListedResult
      ending
      lastSeenAt
      __typename
    }
    attempt {
      _id
      deadline
      expiresAt
      result {
        penalty
        ending
        number
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
        earned
        comment
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
          ...StaffAnswer
          __typename
        }
        right {
          ...StaffAnswer
          __typename
        }
        __typename
      }
      __typename
    }
    timeline {
      kind
      question
      device
      happenedAt
      arrivedAt
      __typename
    }
    decisions {
      _id
      kind
      penalty
      reason
      decidedAt
      decidedByName
      __typename
    }
    shownKeys {
      askedAgain
      __typename
    }
    mayMark
    possibleDecisions
    __typename
  }
}

fragment ListedResult on ListedExamResult {
  _id
  examId
  personId
  studentName
  examTitle
  courseCode
  groupName
  campus
  number
  state
  startedAt
  endedAt
  expiresAt
  isLate
  grade
  scaledFrom
  questions
  answered
  silentSince
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

fragment StaffAnswer on ExamAnswer {
  options
  isTrue
  words
  pairs {
    option
    match
    __typename
  }
  __typename
}`,
};

export const decideAttempt: TypedDocument<DecideAttemptMutation, DecideAttemptMutationVariables> = {
  operationName: 'decideAttempt',
  query: `mutation decideAttempt($attemptId: ID!, $decisionId: ID!, $decision: AttemptDecisionKind!, $reason: String!, $penalty: Float) {
  decideAttempt(
    attemptId: $attemptId
    decisionId: $decisionId
    decision: $decision
    reason: $reason
    penalty: $penalty
  ) {
    _id
    __typename
  }
}`,
};

export const answersToMark: TypedDocument<AnswersToMarkQuery, AnswersToMarkQueryVariables> = {
  operationName: 'answersToMark',
  query: `query answersToMark($examId: ID, $groupId: ID, $teachingId: ID) {
  answersToMark(examId: $examId, groupId: $groupId, teachingId: $teachingId) {
    _id
    questionId
    studentName
    examTitle
    points
    words
    image {
      imageId
      alt
      width
      height
      __typename
    }
    answer
    __typename
  }
  answersToMarkCount(examId: $examId, groupId: $groupId, teachingId: $teachingId)
}`,
};

export const markAnswer: TypedDocument<MarkAnswerMutation, MarkAnswerMutationVariables> = {
  operationName: 'markAnswer',
  query: `mutation markAnswer($attemptId: ID!, $questionId: ID!, $points: Float!, $comment: String, $reason: String) {
  markAnswer(
    attemptId: $attemptId
    questionId: $questionId
    points: $points
    comment: $comment
    reason: $reason
  ) {
    _id
    __typename
  }
}`,
};
