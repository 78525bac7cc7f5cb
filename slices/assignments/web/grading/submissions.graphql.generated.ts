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

export type SubmissionFilter = {
  readonly assignmentId?: string | null | undefined;
  readonly groupId?: string | null | undefined;
  readonly regionId?: string | null | undefined;
  /** Beginnings of words of a student’s name; accents do not count. */
  readonly search?: string | null | undefined;
  readonly state?: SubmissionState | null | undefined;
};

export type SubmissionSort =
  | 'DUE'
  | 'STUDENT'
  | 'SUBMITTED';

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

export type ListedWorkFragment = { readonly __typename: 'ListedSubmission', readonly _id: string, readonly assignmentId: string, readonly studentId: string, readonly studentName: string, readonly title: string, readonly courseCode: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly dueAt: string, readonly isExtended: boolean, readonly submittedAt: string | null, readonly isLate: boolean, readonly state: SubmissionState, readonly grade: number | null, readonly complete: boolean | null };

export type AssignmentSubmissionsQueryVariables = Exact<{
  filter?: SubmissionFilter | null | undefined;
  sort?: SubmissionSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type AssignmentSubmissionsQuery = { readonly assignmentSubmissions: { readonly __typename: 'SubmissionPage', readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'ListedSubmission', readonly _id: string, readonly assignmentId: string, readonly studentId: string, readonly studentName: string, readonly title: string, readonly courseCode: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly dueAt: string, readonly isExtended: boolean, readonly submittedAt: string | null, readonly isLate: boolean, readonly state: SubmissionState, readonly grade: number | null, readonly complete: boolean | null }> } };

export type SubmissionsForFileQueryVariables = Exact<{
  filter?: SubmissionFilter | null | undefined;
  sort?: SubmissionSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type SubmissionsForFileQuery = { readonly assignmentSubmissions: { readonly __typename: 'SubmissionPage', readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'ListedSubmission', readonly _id: string, readonly assignmentId: string, readonly studentId: string, readonly studentName: string, readonly title: string, readonly courseCode: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly dueAt: string, readonly isExtended: boolean, readonly submittedAt: string | null, readonly isLate: boolean, readonly state: SubmissionState, readonly grade: number | null, readonly complete: boolean | null }> } };

export type SubmissionChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SubmissionChoicesQuery = { readonly submissionChoices: ReadonlyArray<{ readonly __typename: 'SubmissionChoice', readonly _id: string, readonly assignmentId: string, readonly title: string, readonly courseCode: string, readonly groupId: string, readonly groupName: string, readonly handedIn: number }> };

export type TeachingAssignmentsQueryVariables = Exact<{
  teachingId: string;
}>;


export type TeachingAssignmentsQuery = { readonly teachingAssignments: { readonly __typename: 'TeachingAssignments', readonly _id: string, readonly teaching: { readonly __typename: 'Teaching', readonly _id: string, readonly groupId: string, readonly groupName: string, readonly regionName: string, readonly term: string, readonly course: { readonly __typename: 'Course', readonly code: string, readonly name: string } | null }, readonly choices: ReadonlyArray<{ readonly __typename: 'SubmissionChoice', readonly _id: string, readonly assignmentId: string, readonly title: string, readonly handedIn: number }> } | null };

export type TeachingSubmissionsQueryVariables = Exact<{
  teachingId: string;
  filter?: SubmissionFilter | null | undefined;
  sort?: SubmissionSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type TeachingSubmissionsQuery = { readonly teachingAssignments: { readonly __typename: 'TeachingAssignments', readonly _id: string, readonly submissions: { readonly __typename: 'SubmissionPage', readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'ListedSubmission', readonly _id: string, readonly assignmentId: string, readonly studentId: string, readonly studentName: string, readonly title: string, readonly courseCode: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly dueAt: string, readonly isExtended: boolean, readonly submittedAt: string | null, readonly isLate: boolean, readonly state: SubmissionState, readonly grade: number | null, readonly complete: boolean | null }> } } | null };

export type TeachingSubmissionsForFileQueryVariables = Exact<{
  teachingId: string;
  filter?: SubmissionFilter | null | undefined;
  sort?: SubmissionSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type TeachingSubmissionsForFileQuery = { readonly teachingAssignments: { readonly __typename: 'TeachingAssignments', readonly _id: string, readonly submissions: { readonly __typename: 'SubmissionPage', readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'ListedSubmission', readonly _id: string, readonly assignmentId: string, readonly studentId: string, readonly studentName: string, readonly title: string, readonly courseCode: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly dueAt: string, readonly isExtended: boolean, readonly submittedAt: string | null, readonly isLate: boolean, readonly state: SubmissionState, readonly grade: number | null, readonly complete: boolean | null }> } } | null };

export const assignmentSubmissions: TypedDocument<AssignmentSubmissionsQuery, AssignmentSubmissionsQueryVariables> = {
  operationName: 'assignmentSubmissions',
  query: `query assignmentSubmissions($filter: SubmissionFilter, $sort: SubmissionSort, $descending: Boolean, $after: ID) {
  assignmentSubmissions(
    filter: $filter
    sort: $sort
    descending: $descending
    first: 20
    after: $after
  ) {
    rows {
      ...ListedWork
      __typename
    }
    nextCursor
    count
    countIsOpen
    __typename
  }
}

fragment ListedWork on ListedSubmission {
  _id
  assignmentId
  studentId
  studentName
  title
  courseCode
  groupName
  regionName
  timeZone
  dueAt
  isExtended
  submittedAt
  isLate
  state
  grade
  complete
  __typename
}`,
};

export const submissionsForFile: TypedDocument<SubmissionsForFileQuery, SubmissionsForFileQueryVariables> = {
  operationName: 'submissionsForFile',
  query: `query submissionsForFile($filter: SubmissionFilter, $sort: SubmissionSort, $descending: Boolean, $after: ID) {
  assignmentSubmissions(
    filter: $filter
    sort: $sort
    descending: $descending
    first: 100
    after: $after
  ) {
    rows {
      ...ListedWork
      __typename
    }
    nextCursor
    __typename
  }
}

fragment ListedWork on ListedSubmission {
  _id
  assignmentId
  studentId
  studentName
  title
  courseCode
  groupName
  regionName
  timeZone
  dueAt
  isExtended
  submittedAt
  isLate
  state
  grade
  complete
  __typename
}`,
};

export const submissionChoices: TypedDocument<SubmissionChoicesQuery, SubmissionChoicesQueryVariables> = {
  operationName: 'submissionChoices',
  query: `query submissionChoices {
  submissionChoices {
    _id
    assignmentId
    title
    courseCode
    groupId
    groupName
    handedIn
    __typename
  }
}`,
};

export const teachingAssignments: TypedDocument<TeachingAssignmentsQuery, TeachingAssignmentsQueryVariables> = {
  operationName: 'teachingAssignments',
  query: `query teachingAssignments($teachingId: ID!) {
  teachingAssignments(teachingId: $teachingId) {
    _id
    teaching {
      _id
      groupId
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
    choices {
      _id
      assignmentId
      title
      handedIn
      __typename
    }
    __typename
  }
}`,
};

export const teachingSubmissions: TypedDocument<TeachingSubmissionsQuery, TeachingSubmissionsQueryVariables> = {
  operationName: 'teachingSubmissions',
  query: `query teachingSubmissions($teachingId: ID!, $filter: SubmissionFilter, $sort: SubmissionSort, $descending: Boolean, $after: ID) {
  teachingAssignments(teachingId: $teachingId) {
    _id
    submissions(
      filter: $filter
      sort: $sort
      descending: $descending
      first: 20
      after: $after
    ) {
      rows {
        ...ListedWork
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

fragment ListedWork on ListedSubmission {
  _id
  assignmentId
  studentId
  studentName
  title
  courseCode
  groupName
  regionName
  timeZone
  dueAt
  isExtended
  submittedAt
  isLate
  state
  grade
  complete
  __typename
}`,
};

export const teachingSubmissionsForFile: TypedDocument<TeachingSubmissionsForFileQuery, TeachingSubmissionsForFileQueryVariables> = {
  operationName: 'teachingSubmissionsForFile',
  query: `query teachingSubmissionsForFile($teachingId: ID!, $filter: SubmissionFilter, $sort: SubmissionSort, $descending: Boolean, $after: ID) {
  teachingAssignments(teachingId: $teachingId) {
    _id
    submissions(
      filter: $filter
      sort: $sort
      descending: $descending
      first: 100
      after: $after
    ) {
      rows {
        ...ListedWork
        __typename
      }
      nextCursor
      __typename
    }
    __typename
  }
}

fragment ListedWork on ListedSubmission {
  _id
  assignmentId
  studentId
  studentName
  title
  courseCode
  groupName
  regionName
  timeZone
  dueAt
  isExtended
  submittedAt
  isLate
  state
  grade
  complete
  __typename
}`,
};
