import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OpenCourseUploadMutationVariables = {
  courseId: string;
  fileId: string;
  name: string;
  bytes: number;
};

export type OpenCourseUploadMutation = { readonly openCourseUpload: { readonly uploadId: string, readonly url: string } };

export type SetCourseOutlineMutationVariables = {
  courseId: string;
  locale: string;
  fileId: string;
  sent: Types.SentFileInput;
};

export type SetCourseOutlineMutation = { readonly setCourseOutline: { readonly __typename: 'Course', readonly _id: string } };

export type RemoveCourseOutlineMutationVariables = {
  courseId: string;
  locale: string;
};

export type RemoveCourseOutlineMutation = { readonly removeCourseOutline: { readonly __typename: 'Course', readonly _id: string } };

export type AddCourseFileMutationVariables = {
  courseId: string;
  fileId: string;
  locale?: string | null | undefined;
  sent: Types.SentFileInput;
};

export type AddCourseFileMutation = { readonly addCourseFile: { readonly __typename: 'Course', readonly _id: string } };

export type RemoveCourseFileMutationVariables = {
  courseId: string;
  fileId: string;
};

export type RemoveCourseFileMutation = { readonly removeCourseFile: { readonly __typename: 'Course', readonly _id: string } };

export const openCourseUpload: TypedDocument<OpenCourseUploadMutation, OpenCourseUploadMutationVariables> = {
  operationName: 'openCourseUpload',
  query: `mutation openCourseUpload($courseId:ID!$fileId:ID!$name:String!$bytes:Int!){openCourseUpload(courseId:$courseId fileId:$fileId name:$name bytes:$bytes){uploadId url}}`,
};

export const setCourseOutline: TypedDocument<SetCourseOutlineMutation, SetCourseOutlineMutationVariables> = {
  operationName: 'setCourseOutline',
  query: `mutation setCourseOutline($courseId:ID!$locale:String!$fileId:ID!$sent:SentFileInput!){setCourseOutline(courseId:$courseId locale:$locale fileId:$fileId sent:$sent){_id __typename}}`,
};

export const removeCourseOutline: TypedDocument<RemoveCourseOutlineMutation, RemoveCourseOutlineMutationVariables> = {
  operationName: 'removeCourseOutline',
  query: `mutation removeCourseOutline($courseId:ID!$locale:String!){removeCourseOutline(courseId:$courseId locale:$locale){_id __typename}}`,
};

export const addCourseFile: TypedDocument<AddCourseFileMutation, AddCourseFileMutationVariables> = {
  operationName: 'addCourseFile',
  query: `mutation addCourseFile($courseId:ID!$fileId:ID!$locale:String$sent:SentFileInput!){addCourseFile(courseId:$courseId fileId:$fileId locale:$locale sent:$sent){_id __typename}}`,
};

export const removeCourseFile: TypedDocument<RemoveCourseFileMutation, RemoveCourseFileMutationVariables> = {
  operationName: 'removeCourseFile',
  query: `mutation removeCourseFile($courseId:ID!$fileId:ID!){removeCourseFile(courseId:$courseId fileId:$fileId){_id __typename}}`,
};
