import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';

export type ManagedAssignmentFragment = { readonly __typename: 'Assignment', readonly _id: string, readonly courseId: string, readonly title: string, readonly kind: Types.AssignmentKind, readonly archived: boolean, readonly submissionCount: number, readonly version: number, readonly texts: ReadonlyArray<{ readonly locale: string, readonly title: string, readonly content: RichHtml }>, readonly downloads: ReadonlyArray<{ readonly __typename: 'AssignmentDownload', readonly _id: string, readonly name: string, readonly bytes: number, readonly locale: string | null, readonly url: string }>, readonly groups: ReadonlyArray<{ readonly groupId: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly dueAt: Instant | null, readonly version: number | null }> };

export type ManagedAssignmentsQueryVariables = {
  courseId: string;
};

export type ManagedAssignmentsQuery = { readonly assignments: ReadonlyArray<{ readonly __typename: 'Assignment', readonly _id: string, readonly courseId: string, readonly title: string, readonly kind: Types.AssignmentKind, readonly archived: boolean, readonly submissionCount: number, readonly version: number, readonly texts: ReadonlyArray<{ readonly locale: string, readonly title: string, readonly content: RichHtml }>, readonly downloads: ReadonlyArray<{ readonly __typename: 'AssignmentDownload', readonly _id: string, readonly name: string, readonly bytes: number, readonly locale: string | null, readonly url: string }>, readonly groups: ReadonlyArray<{ readonly groupId: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly dueAt: Instant | null, readonly version: number | null }> }> };

export type SaveAssignmentMutationVariables = {
  assignmentId: string;
  courseId: string;
  version?: number | null | undefined;
  kind: Types.AssignmentKind;
  words: Types.AssignmentTextsInput;
};

export type SaveAssignmentMutation = { readonly saveAssignment: { readonly __typename: 'Assignment', readonly _id: string } };

export type ArchiveAssignmentMutationVariables = {
  assignmentId: string;
  archived: boolean;
};

export type ArchiveAssignmentMutation = { readonly archiveAssignment: { readonly __typename: 'Assignment', readonly _id: string } };

export type ScheduleAssignmentMutationVariables = {
  assignmentId: string;
  groupId: string;
  version?: number | null | undefined;
  dueAt: Instant;
};

export type ScheduleAssignmentMutation = { readonly scheduleAssignment: { readonly __typename: 'Assignment', readonly _id: string } };

export type UnscheduleAssignmentMutationVariables = {
  assignmentId: string;
  groupId: string;
  version?: number | null | undefined;
};

export type UnscheduleAssignmentMutation = { readonly unscheduleAssignment: { readonly __typename: 'Assignment', readonly _id: string } };

export type OpenAssignmentUploadMutationVariables = {
  assignmentId: string;
  fileId: string;
  name: string;
  bytes: number;
};

export type OpenAssignmentUploadMutation = { readonly openAssignmentUpload: { readonly uploadId: string, readonly urls: ReadonlyArray<string>, readonly partBytes: number } };

export type AddAssignmentFileMutationVariables = {
  assignmentId: string;
  locale?: string | null | undefined;
  file: Types.SentWorkInput;
};

export type AddAssignmentFileMutation = { readonly addAssignmentFile: { readonly __typename: 'Assignment', readonly _id: string } };

export type RemoveAssignmentFileMutationVariables = {
  assignmentId: string;
  fileId: string;
};

export type RemoveAssignmentFileMutation = { readonly removeAssignmentFile: { readonly __typename: 'Assignment', readonly _id: string } };

export const managedAssignments: TypedDocument<ManagedAssignmentsQuery, ManagedAssignmentsQueryVariables> = {
  operationName: 'managedAssignments',
  query: `query managedAssignments($courseId:ID!){assignments(courseId:$courseId){...ManagedAssignment}}fragment ManagedAssignment on Assignment{_id courseId title kind archived submissionCount version texts{locale title content}downloads{_id name bytes locale url __typename}groups{groupId groupName regionName timeZone dueAt version}__typename}`,
};

export const saveAssignment: TypedDocument<SaveAssignmentMutation, SaveAssignmentMutationVariables> = {
  operationName: 'saveAssignment',
  query: `mutation saveAssignment($assignmentId:ID!$courseId:ID!$version:Int$kind:AssignmentKind!$words:AssignmentTextsInput!){saveAssignment(assignmentId:$assignmentId courseId:$courseId version:$version kind:$kind words:$words){_id __typename}}`,
};

export const archiveAssignment: TypedDocument<ArchiveAssignmentMutation, ArchiveAssignmentMutationVariables> = {
  operationName: 'archiveAssignment',
  query: `mutation archiveAssignment($assignmentId:ID!$archived:Boolean!){archiveAssignment(assignmentId:$assignmentId archived:$archived){_id __typename}}`,
};

export const scheduleAssignment: TypedDocument<ScheduleAssignmentMutation, ScheduleAssignmentMutationVariables> = {
  operationName: 'scheduleAssignment',
  query: `mutation scheduleAssignment($assignmentId:ID!$groupId:ID!$version:Int$dueAt:DateTime!){scheduleAssignment(assignmentId:$assignmentId groupId:$groupId version:$version dueAt:$dueAt){_id __typename}}`,
};

export const unscheduleAssignment: TypedDocument<UnscheduleAssignmentMutation, UnscheduleAssignmentMutationVariables> = {
  operationName: 'unscheduleAssignment',
  query: `mutation unscheduleAssignment($assignmentId:ID!$groupId:ID!$version:Int){unscheduleAssignment(assignmentId:$assignmentId groupId:$groupId version:$version){_id __typename}}`,
};

export const openAssignmentUpload: TypedDocument<OpenAssignmentUploadMutation, OpenAssignmentUploadMutationVariables> = {
  operationName: 'openAssignmentUpload',
  query: `mutation openAssignmentUpload($assignmentId:ID!$fileId:ID!$name:String!$bytes:Int!){openAssignmentUpload(assignmentId:$assignmentId fileId:$fileId name:$name bytes:$bytes){uploadId urls partBytes}}`,
};

export const addAssignmentFile: TypedDocument<AddAssignmentFileMutation, AddAssignmentFileMutationVariables> = {
  operationName: 'addAssignmentFile',
  query: `mutation addAssignmentFile($assignmentId:ID!$locale:String$file:SentWorkInput!){addAssignmentFile(assignmentId:$assignmentId locale:$locale file:$file){_id __typename}}`,
};

export const removeAssignmentFile: TypedDocument<RemoveAssignmentFileMutation, RemoveAssignmentFileMutationVariables> = {
  operationName: 'removeAssignmentFile',
  query: `mutation removeAssignmentFile($assignmentId:ID!$fileId:ID!){removeAssignmentFile(assignmentId:$assignmentId fileId:$fileId){_id __typename}}`,
};
