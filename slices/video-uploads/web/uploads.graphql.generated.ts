import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type GetMultipartVideoUploadInfoMutationVariables = {
  videoUploadInput: Types.VideoUploadInput;
};

export type GetMultipartVideoUploadInfoMutation = { readonly getMultipartVideoUploadInfo: { readonly multipartUploadId: string | null, readonly multipartUploadToken: string, readonly partsCount: number, readonly partBytes: number, readonly partUploadUrls: ReadonlyArray<string>, readonly completed: boolean, readonly storedParts: ReadonlyArray<{ readonly partNumber: number, readonly etag: string }> } };

export type CompleteMultipartVideoUploadMutationVariables = {
  videoId: string;
};

export type CompleteMultipartVideoUploadMutation = { readonly completeMultipartVideoUpload: { readonly __typename: 'VideoUpload', readonly _id: string, readonly uploadInfo: { readonly completed: boolean } } };

export type AbortMultipartVideoUploadMutationVariables = {
  videoId: string;
};

export type AbortMultipartVideoUploadMutation = { readonly abortMultipartVideoUpload: boolean };

export const getMultipartVideoUploadInfo: TypedDocument<GetMultipartVideoUploadInfoMutation, GetMultipartVideoUploadInfoMutationVariables> = {
  operationName: 'getMultipartVideoUploadInfo',
  query: `mutation getMultipartVideoUploadInfo($videoUploadInput:VideoUploadInput!){getMultipartVideoUploadInfo(videoUploadInput:$videoUploadInput){multipartUploadId multipartUploadToken partsCount partBytes partUploadUrls completed storedParts{partNumber etag}}}`,
};

export const completeMultipartVideoUpload: TypedDocument<CompleteMultipartVideoUploadMutation, CompleteMultipartVideoUploadMutationVariables> = {
  operationName: 'completeMultipartVideoUpload',
  query: `mutation completeMultipartVideoUpload($videoId:ID!){completeMultipartVideoUpload(videoId:$videoId){_id uploadInfo{completed}__typename}}`,
};

export const abortMultipartVideoUpload: TypedDocument<AbortMultipartVideoUploadMutation, AbortMultipartVideoUploadMutationVariables> = {
  operationName: 'abortMultipartVideoUpload',
  query: `mutation abortMultipartVideoUpload($videoId:ID!){abortMultipartVideoUpload(videoId:$videoId)}`,
};
