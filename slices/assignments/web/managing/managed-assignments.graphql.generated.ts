import type { TypedDocument } from '#kit/client/typed-document.ts';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AssignmentKind =
  | 'COMPLETION'
  | 'GRADED';

export type AssignmentWordsInput = {
  readonly content: string;
  readonly locale: string;
  readonly title: string;
};

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

export type ManagedAssignmentFragment = { readonly __typename: 'Assignment', readonly _id: string, readonly courseId: string, readonly title: string, readonly kind: AssignmentKind, readonly archived: boolean, readonly version: number, readonly texts: ReadonlyArray<{ readonly __typename: 'AssignmentText', readonly locale: string, readonly title: string, readonly content: RichHtml }>, readonly downloads: ReadonlyArray<{ readonly __typename: 'AssignmentDownload', readonly _id: string, readonly name: string, readonly bytes: number, readonly locale: string | null, readonly url: string }>, readonly groups: ReadonlyArray<{ readonly __typename: 'AssignmentGroup', readonly groupId: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly dueAt: string | null, readonly version: number | null }> };

export type ManagedAssignmentsQueryVariables = Exact<{
  courseId: string;
}>;


export type ManagedAssignmentsQuery = { readonly assignments: ReadonlyArray<{ readonly __typename: 'Assignment', readonly _id: string, readonly courseId: string, readonly title: string, readonly kind: AssignmentKind, readonly archived: boolean, readonly version: number, readonly texts: ReadonlyArray<{ readonly __typename: 'AssignmentText', readonly locale: string, readonly title: string, readonly content: RichHtml }>, readonly downloads: ReadonlyArray<{ readonly __typename: 'AssignmentDownload', readonly _id: string, readonly name: string, readonly bytes: number, readonly locale: string | null, readonly url: string }>, readonly groups: ReadonlyArray<{ readonly __typename: 'AssignmentGroup', readonly groupId: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly dueAt: string | null, readonly version: number | null }> }> };

export type SaveAssignmentMutationVariables = Exact<{
  assignmentId: string;
  courseId: string;
  version?: number | null | undefined;
  kind: AssignmentKind;
  words: AssignmentWordsInput;
}>;


export type SaveAssignmentMutation = { readonly saveAssignment: { readonly __typename: 'Assignment', readonly _id: string } };

export type ArchiveAssignmentMutationVariables = Exact<{
  assignmentId: string;
  archived: boolean;
}>;


export type ArchiveAssignmentMutation = { readonly archiveAssignment: { readonly __typename: 'Assignment', readonly _id: string } };

export type ScheduleAssignmentMutationVariables = Exact<{
  assignmentId: string;
  groupId: string;
  version?: number | null | undefined;
  dueAt: string;
}>;


export type ScheduleAssignmentMutation = { readonly scheduleAssignment: { readonly __typename: 'Assignment', readonly _id: string } };

export type UnscheduleAssignmentMutationVariables = Exact<{
  assignmentId: string;
  groupId: string;
  version?: number | null | undefined;
}>;


export type UnscheduleAssignmentMutation = { readonly unscheduleAssignment: { readonly __typename: 'Assignment', readonly _id: string } };

export type OpenAssignmentUploadMutationVariables = Exact<{
  assignmentId: string;
  fileId: string;
  name: string;
  bytes: number;
}>;


export type OpenAssignmentUploadMutation = { readonly openAssignmentUpload: { readonly __typename: 'FileSending', readonly uploadId: string, readonly urls: ReadonlyArray<string>, readonly partBytes: number } };

export type AddAssignmentFileMutationVariables = Exact<{
  assignmentId: string;
  locale?: string | null | undefined;
  file: SentWorkInput;
}>;


export type AddAssignmentFileMutation = { readonly addAssignmentFile: { readonly __typename: 'Assignment', readonly _id: string } };

export type RemoveAssignmentFileMutationVariables = Exact<{
  assignmentId: string;
  fileId: string;
}>;


export type RemoveAssignmentFileMutation = { readonly removeAssignmentFile: { readonly __typename: 'Assignment', readonly _id: string } };

export const managedAssignments: TypedDocument<ManagedAssignmentsQuery, ManagedAssignmentsQueryVariables> = {
  operationName: 'managedAssignments',
  query: `query managedAssignments($courseId: ID!) {
  assignments(courseId: $courseId) {
    ...ManagedAssignment
    __typename
  }
}

fragment ManagedAssignment on Assignment {
  _id
  courseId
  title
  kind
  archived
  version
  texts {
    locale
    title
    content
    __typename
  }
  downloads {
    _id
    name
    bytes
    locale
    url
    __typename
  }
  groups {
    groupId
    groupName
    regionName
    timeZone
    dueAt
    version
    __typename
  }
  __typename
}`,
};

export const saveAssignment: TypedDocument<SaveAssignmentMutation, SaveAssignmentMutationVariables> = {
  operationName: 'saveAssignment',
  query: `mutation saveAssignment($assignmentId: ID!, $courseId: ID!, $version: Int, $kind: AssignmentKind!, $words: AssignmentWordsInput!) {
  saveAssignment(
    assignmentId: $assignmentId
    courseId: $courseId
    version: $version
    kind: $kind
    words: $words
  ) {
    _id
    __typename
  }
}`,
};

export const archiveAssignment: TypedDocument<ArchiveAssignmentMutation, ArchiveAssignmentMutationVariables> = {
  operationName: 'archiveAssignment',
  query: `mutation archiveAssignment($assignmentId: ID!, $archived: Boolean!) {
  archiveAssignment(assignmentId: $assignmentId, archived: $archived) {
    _id
    __typename
  }
}`,
};

export const scheduleAssignment: TypedDocument<ScheduleAssignmentMutation, ScheduleAssignmentMutationVariables> = {
  operationName: 'scheduleAssignment',
  query: `mutation scheduleAssignment($assignmentId: ID!, $groupId: ID!, $version: Int, $dueAt: DateTime!) {
  scheduleAssignment(
    assignmentId: $assignmentId
    groupId: $groupId
    version: $version
    dueAt: $dueAt
  ) {
    _id
    __typename
  }
}`,
};

export const unscheduleAssignment: TypedDocument<UnscheduleAssignmentMutation, UnscheduleAssignmentMutationVariables> = {
  operationName: 'unscheduleAssignment',
  query: `mutation unscheduleAssignment($assignmentId: ID!, $groupId: ID!, $version: Int) {
  unscheduleAssignment(
    assignmentId: $assignmentId
    groupId: $groupId
    version: $version
  ) {
    _id
    __typename
  }
}`,
};

export const openAssignmentUpload: TypedDocument<OpenAssignmentUploadMutation, OpenAssignmentUploadMutationVariables> = {
  operationName: 'openAssignmentUpload',
  query: `mutation openAssignmentUpload($assignmentId: ID!, $fileId: ID!, $name: String!, $bytes: Int!) {
  openAssignmentUpload(
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

export const addAssignmentFile: TypedDocument<AddAssignmentFileMutation, AddAssignmentFileMutationVariables> = {
  operationName: 'addAssignmentFile',
  query: `mutation addAssignmentFile($assignmentId: ID!, $locale: String, $file: SentWorkInput!) {
  addAssignmentFile(assignmentId: $assignmentId, locale: $locale, file: $file) {
    _id
    __typename
  }
}`,
};

export const removeAssignmentFile: TypedDocument<RemoveAssignmentFileMutation, RemoveAssignmentFileMutationVariables> = {
  operationName: 'removeAssignmentFile',
  query: `mutation removeAssignmentFile($assignmentId: ID!, $fileId: ID!) {
  removeAssignmentFile(assignmentId: $assignmentId, fileId: $fileId) {
    _id
    __typename
  }
}`,
};
