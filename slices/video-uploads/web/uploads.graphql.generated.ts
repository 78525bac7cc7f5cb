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

export type VideoUploadInput = {
  /** In bytes; films are larger than an Int. */
  readonly fileSize: number;
  /** The client’s own mark of the file; a resumed upload needs the same. */
  readonly fingerprint?: string | null | undefined;
  readonly itemId: string;
  readonly itemType: string;
  readonly locale: string;
  readonly title: string;
  readonly type: string;
  /** Made by the client; asking again with it resumes. */
  readonly videoId: string;
};

export type GetMultipartVideoUploadInfoMutationVariables = Exact<{
  videoUploadInput: VideoUploadInput;
}>;


export type GetMultipartVideoUploadInfoMutation = { readonly getMultipartVideoUploadInfo: { readonly __typename: 'VideoUploadInfo', readonly multipartUploadId: string | null, readonly multipartUploadToken: string, readonly partsCount: number, readonly partBytes: number, readonly partUploadUrls: ReadonlyArray<string>, readonly completed: boolean, readonly storedParts: ReadonlyArray<{ readonly __typename: 'StoredPart', readonly partNumber: number, readonly etag: string }> } };

export type CompleteMultipartVideoUploadMutationVariables = Exact<{
  videoId: string;
}>;


export type CompleteMultipartVideoUploadMutation = { readonly completeMultipartVideoUpload: { readonly __typename: 'VideoUpload', readonly _id: string, readonly uploadInfo: { readonly __typename: 'VideoUploadInfo', readonly completed: boolean } } };

export type AbortMultipartVideoUploadMutationVariables = Exact<{
  videoId: string;
}>;


export type AbortMultipartVideoUploadMutation = { readonly abortMultipartVideoUpload: boolean };

export const getMultipartVideoUploadInfo: TypedDocument<GetMultipartVideoUploadInfoMutation, GetMultipartVideoUploadInfoMutationVariables> = {
  operationName: 'getMultipartVideoUploadInfo',
  query: `mutation getMultipartVideoUploadInfo($videoUploadInput: VideoUploadInput!) {
  getMultipartVideoUploadInfo(videoUploadInput: $videoUploadInput) {
    multipartUploadId
    multipartUploadToken
    partsCount
    partBytes
    partUploadUrls
    completed
    storedParts {
      partNumber
      etag
      __typename
    }
    __typename
  }
}`,
};

export const completeMultipartVideoUpload: TypedDocument<CompleteMultipartVideoUploadMutation, CompleteMultipartVideoUploadMutationVariables> = {
  operationName: 'completeMultipartVideoUpload',
  query: `mutation completeMultipartVideoUpload($videoId: ID!) {
  completeMultipartVideoUpload(videoId: $videoId) {
    _id
    uploadInfo {
      completed
      __typename
    }
    __typename
  }
}`,
};

export const abortMultipartVideoUpload: TypedDocument<AbortMultipartVideoUploadMutation, AbortMultipartVideoUploadMutationVariables> = {
  operationName: 'abortMultipartVideoUpload',
  query: `mutation abortMultipartVideoUpload($videoId: ID!) {
  abortMultipartVideoUpload(videoId: $videoId)
}`,
};
