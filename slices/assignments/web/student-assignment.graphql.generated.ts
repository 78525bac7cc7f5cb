import type { TypedDocument } from '#kit/client/typed-document.ts';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';

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

/** A file that was sent to the store. */
export type SentWorkInput = {
  readonly bytes: number;
  readonly fileId: string;
  readonly name: string;
  readonly uploadId: string;
};

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

export type HandedInFragment = { readonly __typename: 'SubmissionVersion', readonly _id: string, readonly number: number, readonly submittedAt: string, readonly receiptHash: string, readonly files: ReadonlyArray<{ readonly __typename: 'SubmissionFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly sha256: string, readonly url: string }> };

export type GradeChangeOfWorkFragment = { readonly __typename: 'GradeChangeOfWork', readonly _id: string, readonly grade: number | null, readonly complete: boolean | null, readonly previousGrade: number | null, readonly previousComplete: boolean | null, readonly reason: string | null, readonly takesBack: boolean, readonly changedAt: string, readonly changedByName: string | null };

export type OwnAssignmentFragment = { readonly __typename: 'StudentAssignment', readonly _id: string, readonly courseId: string, readonly courseCode: string, readonly courseName: string, readonly title: string, readonly content: RichHtml, readonly kind: AssignmentKind, readonly dueDate: string, readonly isExtended: boolean, readonly timeZone: string, readonly state: SubmissionState, readonly isOpen: boolean, readonly grade: number | null, readonly complete: boolean | null, readonly gradedAt: string | null, readonly comment: string, readonly returnNote: string | null, readonly downloads: ReadonlyArray<{ readonly __typename: 'AssignmentDownload', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string }>, readonly submissions: ReadonlyArray<{ readonly __typename: 'SubmissionVersion', readonly _id: string, readonly number: number, readonly submittedAt: string, readonly receiptHash: string, readonly files: ReadonlyArray<{ readonly __typename: 'SubmissionFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly sha256: string, readonly url: string }> }>, readonly feedbackFiles: ReadonlyArray<{ readonly __typename: 'FeedbackFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string }>, readonly gradeChanges: ReadonlyArray<{ readonly __typename: 'GradeChangeOfWork', readonly _id: string, readonly grade: number | null, readonly complete: boolean | null, readonly previousGrade: number | null, readonly previousComplete: boolean | null, readonly reason: string | null, readonly takesBack: boolean, readonly changedAt: string, readonly changedByName: string | null }> };

export type StudentAssignmentQueryVariables = Exact<{
  assignmentId: string;
}>;


export type StudentAssignmentQuery = { readonly studentAssignment: { readonly __typename: 'StudentAssignment', readonly _id: string, readonly courseId: string, readonly courseCode: string, readonly courseName: string, readonly title: string, readonly content: RichHtml, readonly kind: AssignmentKind, readonly dueDate: string, readonly isExtended: boolean, readonly timeZone: string, readonly state: SubmissionState, readonly isOpen: boolean, readonly grade: number | null, readonly complete: boolean | null, readonly gradedAt: string | null, readonly comment: string, readonly returnNote: string | null, readonly downloads: ReadonlyArray<{ readonly __typename: 'AssignmentDownload', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string }>, readonly submissions: ReadonlyArray<{ readonly __typename: 'SubmissionVersion', readonly _id: string, readonly number: number, readonly submittedAt: string, readonly receiptHash: string, readonly files: ReadonlyArray<{ readonly __typename: 'SubmissionFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly sha256: string, readonly url: string }> }>, readonly feedbackFiles: ReadonlyArray<{ readonly __typename: 'FeedbackFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string }>, readonly gradeChanges: ReadonlyArray<{ readonly __typename: 'GradeChangeOfWork', readonly _id: string, readonly grade: number | null, readonly complete: boolean | null, readonly previousGrade: number | null, readonly previousComplete: boolean | null, readonly reason: string | null, readonly takesBack: boolean, readonly changedAt: string, readonly changedByName: string | null }> } | null };

export type StudentAssignmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type StudentAssignmentsQuery = { readonly studentAssignments: ReadonlyArray<{ readonly __typename: 'StudentAssignment', readonly _id: string, readonly courseId: string, readonly courseCode: string, readonly title: string, readonly kind: AssignmentKind, readonly dueDate: string, readonly timeZone: string, readonly state: SubmissionState, readonly grade: number | null, readonly complete: boolean | null }> };

export type OpenSubmissionUploadMutationVariables = Exact<{
  assignmentId: string;
  fileId: string;
  name: string;
  bytes: number;
}>;


export type OpenSubmissionUploadMutation = { readonly openSubmissionUpload: { readonly __typename: 'FileSending', readonly uploadId: string, readonly urls: ReadonlyArray<string>, readonly partBytes: number } };

export type SubmitAssignmentMutationVariables = Exact<{
  assignmentId: string;
  versionId: string;
  known: number;
  kept: ReadonlyArray<string> | string;
  sent: ReadonlyArray<SentWorkInput> | SentWorkInput;
}>;


export type SubmitAssignmentMutation = { readonly submitAssignment: { readonly __typename: 'StudentAssignment', readonly _id: string, readonly courseId: string, readonly courseCode: string, readonly courseName: string, readonly title: string, readonly content: RichHtml, readonly kind: AssignmentKind, readonly dueDate: string, readonly isExtended: boolean, readonly timeZone: string, readonly state: SubmissionState, readonly isOpen: boolean, readonly grade: number | null, readonly complete: boolean | null, readonly gradedAt: string | null, readonly comment: string, readonly returnNote: string | null, readonly downloads: ReadonlyArray<{ readonly __typename: 'AssignmentDownload', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string }>, readonly submissions: ReadonlyArray<{ readonly __typename: 'SubmissionVersion', readonly _id: string, readonly number: number, readonly submittedAt: string, readonly receiptHash: string, readonly files: ReadonlyArray<{ readonly __typename: 'SubmissionFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly sha256: string, readonly url: string }> }>, readonly feedbackFiles: ReadonlyArray<{ readonly __typename: 'FeedbackFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string }>, readonly gradeChanges: ReadonlyArray<{ readonly __typename: 'GradeChangeOfWork', readonly _id: string, readonly grade: number | null, readonly complete: boolean | null, readonly previousGrade: number | null, readonly previousComplete: boolean | null, readonly reason: string | null, readonly takesBack: boolean, readonly changedAt: string, readonly changedByName: string | null }> } };

export const studentAssignment: TypedDocument<StudentAssignmentQuery, StudentAssignmentQueryVariables> = {
  operationName: 'studentAssignment',
  query: `query studentAssignment($assignmentId: ID!) {
  studentAssignment(assignmentId: $assignmentId) {
    ...OwnAssignment
    __typename
  }
}

fragment OwnAssignment on StudentAssignment {
  _id
  courseId
  courseCode
  courseName
  title
  content
  kind
  dueDate
  isExtended
  timeZone
  state
  isOpen
  downloads {
    _id
    name
    bytes
    url
    __typename
  }
  submissions {
    ...HandedIn
    __typename
  }
  grade
  complete
  gradedAt
  comment
  returnNote
  feedbackFiles {
    _id
    name
    bytes
    url
    __typename
  }
  gradeChanges {
    ...GradeChangeOfWork
    __typename
  }
  __typename
}

fragment HandedIn on SubmissionVersion {
  _id
  number
  submittedAt
  receiptHash
  files {
    _id
    name
    bytes
    sha256
    url
    __typename
  }
  __typename
}

fragment GradeChangeOfWork on GradeChangeOfWork {
  _id
  grade
  complete
  previousGrade
  previousComplete
  reason
  takesBack
  changedAt
  changedByName
  __typename
}`,
};

export const studentAssignments: TypedDocument<StudentAssignmentsQuery, StudentAssignmentsQueryVariables> = {
  operationName: 'studentAssignments',
  query: `query studentAssignments {
  studentAssignments {
    _id
    courseId
    courseCode
    title
    kind
    dueDate
    timeZone
    state
    grade
    complete
    __typename
  }
}`,
};

export const openSubmissionUpload: TypedDocument<OpenSubmissionUploadMutation, OpenSubmissionUploadMutationVariables> = {
  operationName: 'openSubmissionUpload',
  query: `mutation openSubmissionUpload($assignmentId: ID!, $fileId: ID!, $name: String!, $bytes: Int!) {
  openSubmissionUpload(
    assignmentId: $assignmentId
    fileId: $fileId
    name: $name
    bytes: $bytes
  ) {
    uploadId
    urls
    partBytes
    __typename
  }
}`,
};

export const submitAssignment: TypedDocument<SubmitAssignmentMutation, SubmitAssignmentMutationVariables> = {
  operationName: 'submitAssignment',
  query: `mutation submitAssignment($assignmentId: ID!, $versionId: ID!, $known: Int!, $kept: [ID!]!, $sent: [SentWorkInput!]!) {
  submitAssignment(
    assignmentId: $assignmentId
    versionId: $versionId
    known: $known
    kept: $kept
    sent: $sent
  ) {
    ...OwnAssignment
    __typename
  }
}

fragment OwnAssignment on StudentAssignment {
  _id
  courseId
  courseCode
  courseName
  title
  content
  kind
  dueDate
  isExtended
  timeZone
  state
  isOpen
  downloads {
    _id
    name
    bytes
    url
    __typename
  }
  submissions {
    ...HandedIn
    __typename
  }
  grade
  complete
  gradedAt
  comment
  returnNote
  feedbackFiles {
    _id
    name
    bytes
    url
    __typename
  }
  gradeChanges {
    ...GradeChangeOfWork
    __typename
  }
  __typename
}

fragment HandedIn on SubmissionVersion {
  _id
  number
  submittedAt
  receiptHash
  files {
    _id
    name
    bytes
    sha256
    url
    __typename
  }
  __typename
}

fragment GradeChangeOfWork on GradeChangeOfWork {
  _id
  grade
  complete
  previousGrade
  previousComplete
  reason
  takesBack
  changedAt
  changedByName
  __typename
}`,
};
