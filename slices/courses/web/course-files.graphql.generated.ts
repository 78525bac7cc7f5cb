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

/** A file that was sent to the store. */
export type SentFileInput = {
  readonly bytes: number;
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

export type OpenCourseUploadMutationVariables = Exact<{
  courseId: string;
  fileId: string;
  name: string;
  bytes: number;
}>;


export type OpenCourseUploadMutation = { readonly openCourseUpload: { readonly __typename: 'CourseUpload', readonly uploadId: string, readonly url: string } };

export type SetCourseOutlineMutationVariables = Exact<{
  courseId: string;
  locale: string;
  fileId: string;
  sent: SentFileInput;
}>;


export type SetCourseOutlineMutation = { readonly setCourseOutline: { readonly __typename: 'Course', readonly _id: string } };

export type RemoveCourseOutlineMutationVariables = Exact<{
  courseId: string;
  locale: string;
}>;


export type RemoveCourseOutlineMutation = { readonly removeCourseOutline: { readonly __typename: 'Course', readonly _id: string } };

export type AddCourseFileMutationVariables = Exact<{
  courseId: string;
  fileId: string;
  locale?: string | null | undefined;
  sent: SentFileInput;
}>;


export type AddCourseFileMutation = { readonly addCourseFile: { readonly __typename: 'Course', readonly _id: string } };

export type RemoveCourseFileMutationVariables = Exact<{
  courseId: string;
  fileId: string;
}>;


export type RemoveCourseFileMutation = { readonly removeCourseFile: { readonly __typename: 'Course', readonly _id: string } };

export const openCourseUpload: TypedDocument<OpenCourseUploadMutation, OpenCourseUploadMutationVariables> = {
  operationName: 'openCourseUpload',
  query: `mutation openCourseUpload($courseId: ID!, $fileId: ID!, $name: String!, $bytes: Int!) {
  openCourseUpload(
    courseId: $courseId
    fileId: $fileId
    name: $name
    bytes: $bytes
  ) {
    uploadId
    url
    __typename
  }
}`,
};

export const setCourseOutline: TypedDocument<SetCourseOutlineMutation, SetCourseOutlineMutationVariables> = {
  operationName: 'setCourseOutline',
  query: `mutation setCourseOutline($courseId: ID!, $locale: String!, $fileId: ID!, $sent: SentFileInput!) {
  setCourseOutline(
    courseId: $courseId
    locale: $locale
    fileId: $fileId
    sent: $sent
  ) {
    _id
    __typename
  }
}`,
};

export const removeCourseOutline: TypedDocument<RemoveCourseOutlineMutation, RemoveCourseOutlineMutationVariables> = {
  operationName: 'removeCourseOutline',
  query: `mutation removeCourseOutline($courseId: ID!, $locale: String!) {
  removeCourseOutline(courseId: $courseId, locale: $locale) {
    _id
    __typename
  }
}`,
};

export const addCourseFile: TypedDocument<AddCourseFileMutation, AddCourseFileMutationVariables> = {
  operationName: 'addCourseFile',
  query: `mutation addCourseFile($courseId: ID!, $fileId: ID!, $locale: String, $sent: SentFileInput!) {
  addCourseFile(
    courseId: $courseId
    fileId: $fileId
    locale: $locale
    sent: $sent
  ) {
    _id
    __typename
  }
}`,
};

export const removeCourseFile: TypedDocument<RemoveCourseFileMutation, RemoveCourseFileMutationVariables> = {
  operationName: 'removeCourseFile',
  query: `mutation removeCourseFile($courseId: ID!, $fileId: ID!) {
  removeCourseFile(courseId: $courseId, fileId: $fileId) {
    _id
    __typename
  }
}`,
};
