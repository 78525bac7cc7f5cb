import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type WorkToGradeFragment = { readonly __typename: 'Submission', readonly _id: string, readonly assignmentId: string, readonly studentId: string, readonly studentName: string, readonly title: string, readonly kind: Types.AssignmentKind, readonly courseCode: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly dueAt: Instant, readonly extendedTo: Instant | null, readonly extensionReason: string | null, readonly state: Types.SubmissionState, readonly isLate: boolean, readonly returnNote: string | null, readonly grade: number | null, readonly complete: boolean | null, readonly comment: string, readonly gradedAt: Instant | null, readonly gradedByName: string | null, readonly version: number, readonly versions: ReadonlyArray<{ readonly __typename: 'SubmissionVersion', readonly _id: string, readonly number: number, readonly submittedAt: Instant, readonly receiptHash: string, readonly files: ReadonlyArray<{ readonly __typename: 'SubmissionFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly sha256: string, readonly url: string }> }>, readonly feedbackFiles: ReadonlyArray<{ readonly __typename: 'FeedbackFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string }>, readonly gradeChanges: ReadonlyArray<{ readonly __typename: 'GradeChangeOfWork', readonly _id: string, readonly grade: number | null, readonly complete: boolean | null, readonly previousGrade: number | null, readonly previousComplete: boolean | null, readonly reason: string | null, readonly takesBack: boolean, readonly changedAt: Instant, readonly changedByName: string | null }> };

export type AssignmentSubmissionQueryVariables = {
  assignmentId: string;
  studentId: string;
};

export type AssignmentSubmissionQuery = { readonly assignmentSubmission: { readonly __typename: 'Submission', readonly _id: string, readonly assignmentId: string, readonly studentId: string, readonly studentName: string, readonly title: string, readonly kind: Types.AssignmentKind, readonly courseCode: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly dueAt: Instant, readonly extendedTo: Instant | null, readonly extensionReason: string | null, readonly state: Types.SubmissionState, readonly isLate: boolean, readonly returnNote: string | null, readonly grade: number | null, readonly complete: boolean | null, readonly comment: string, readonly gradedAt: Instant | null, readonly gradedByName: string | null, readonly version: number, readonly versions: ReadonlyArray<{ readonly __typename: 'SubmissionVersion', readonly _id: string, readonly number: number, readonly submittedAt: Instant, readonly receiptHash: string, readonly files: ReadonlyArray<{ readonly __typename: 'SubmissionFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly sha256: string, readonly url: string }> }>, readonly feedbackFiles: ReadonlyArray<{ readonly __typename: 'FeedbackFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string }>, readonly gradeChanges: ReadonlyArray<{ readonly __typename: 'GradeChangeOfWork', readonly _id: string, readonly grade: number | null, readonly complete: boolean | null, readonly previousGrade: number | null, readonly previousComplete: boolean | null, readonly reason: string | null, readonly takesBack: boolean, readonly changedAt: Instant, readonly changedByName: string | null }> } | null, readonly bankComments: ReadonlyArray<{ readonly __typename: 'BankComment', readonly _id: string, readonly words: string }> };

export type GradeSubmissionMutationVariables = {
  assignmentId: string;
  studentId: string;
  version: number;
  grade?: number | null | undefined;
  complete?: boolean | null | undefined;
  comment: string;
  reason?: string | null | undefined;
};

export type GradeSubmissionMutation = { readonly gradeSubmission: { readonly version: number } };

export type UngradeSubmissionMutationVariables = {
  assignmentId: string;
  studentId: string;
  version: number;
};

export type UngradeSubmissionMutation = { readonly ungradeSubmission: { readonly __typename: 'Submission', readonly _id: string } };

export type ExtendSubmissionMutationVariables = {
  assignmentId: string;
  studentId: string;
  version: number;
  until: Instant;
  reason: string;
};

export type ExtendSubmissionMutation = { readonly extendSubmission: { readonly __typename: 'Submission', readonly _id: string } };

export type ReturnSubmissionMutationVariables = {
  assignmentId: string;
  studentId: string;
  version: number;
  until?: Instant | null | undefined;
  note: string;
};

export type ReturnSubmissionMutation = { readonly returnSubmission: { readonly __typename: 'Submission', readonly _id: string } };

export type OpenFeedbackUploadMutationVariables = {
  assignmentId: string;
  studentId: string;
  fileId: string;
  name: string;
  bytes: number;
};

export type OpenFeedbackUploadMutation = { readonly openFeedbackUpload: { readonly uploadId: string, readonly urls: ReadonlyArray<string>, readonly partBytes: number } };

export type AddFeedbackFileMutationVariables = {
  assignmentId: string;
  studentId: string;
  file: Types.SentWorkInput;
};

export type AddFeedbackFileMutation = { readonly addFeedbackFile: { readonly __typename: 'Submission', readonly _id: string } };

export type RemoveFeedbackFileMutationVariables = {
  assignmentId: string;
  studentId: string;
  fileId: string;
};

export type RemoveFeedbackFileMutation = { readonly removeFeedbackFile: { readonly __typename: 'Submission', readonly _id: string } };

export type SaveBankCommentMutationVariables = {
  commentId: string;
  words: string;
};

export type SaveBankCommentMutation = { readonly saveBankComment: ReadonlyArray<{ readonly __typename: 'BankComment', readonly _id: string, readonly words: string }> };

export type RemoveBankCommentMutationVariables = {
  commentId: string;
};

export type RemoveBankCommentMutation = { readonly removeBankComment: ReadonlyArray<{ readonly __typename: 'BankComment', readonly _id: string, readonly words: string }> };

export const assignmentSubmission: TypedDocument<AssignmentSubmissionQuery, AssignmentSubmissionQueryVariables> = {
  operationName: 'assignmentSubmission',
  query: `query assignmentSubmission($assignmentId:ID!$studentId:ID!){assignmentSubmission(assignmentId:$assignmentId studentId:$studentId){...WorkToGrade}bankComments{_id words __typename}}fragment WorkToGrade on Submission{_id assignmentId studentId studentName title kind courseCode groupName regionName timeZone dueAt extendedTo extensionReason state isLate versions{_id number submittedAt receiptHash files{_id name bytes sha256 url __typename}__typename}returnNote grade complete comment gradedAt gradedByName feedbackFiles{_id name bytes url __typename}gradeChanges{...GradeChangeOfWork}version __typename}fragment GradeChangeOfWork on GradeChangeOfWork{_id grade complete previousGrade previousComplete reason takesBack changedAt changedByName __typename}`,
};

export const gradeSubmission: TypedDocument<GradeSubmissionMutation, GradeSubmissionMutationVariables> = {
  operationName: 'gradeSubmission',
  query: `mutation gradeSubmission($assignmentId:ID!$studentId:ID!$version:Int!$grade:Percent$complete:Boolean$comment:String!$reason:String){gradeSubmission(assignmentId:$assignmentId studentId:$studentId version:$version grade:$grade complete:$complete comment:$comment reason:$reason){version}}`,
};

export const ungradeSubmission: TypedDocument<UngradeSubmissionMutation, UngradeSubmissionMutationVariables> = {
  operationName: 'ungradeSubmission',
  query: `mutation ungradeSubmission($assignmentId:ID!$studentId:ID!$version:Int!){ungradeSubmission(assignmentId:$assignmentId studentId:$studentId version:$version){_id __typename}}`,
};

export const extendSubmission: TypedDocument<ExtendSubmissionMutation, ExtendSubmissionMutationVariables> = {
  operationName: 'extendSubmission',
  query: `mutation extendSubmission($assignmentId:ID!$studentId:ID!$version:Int!$until:DateTime!$reason:String!){extendSubmission(assignmentId:$assignmentId studentId:$studentId version:$version until:$until reason:$reason){_id __typename}}`,
};

export const returnSubmission: TypedDocument<ReturnSubmissionMutation, ReturnSubmissionMutationVariables> = {
  operationName: 'returnSubmission',
  query: `mutation returnSubmission($assignmentId:ID!$studentId:ID!$version:Int!$until:DateTime$note:String!){returnSubmission(assignmentId:$assignmentId studentId:$studentId version:$version until:$until note:$note){_id __typename}}`,
};

export const openFeedbackUpload: TypedDocument<OpenFeedbackUploadMutation, OpenFeedbackUploadMutationVariables> = {
  operationName: 'openFeedbackUpload',
  query: `mutation openFeedbackUpload($assignmentId:ID!$studentId:ID!$fileId:ID!$name:String!$bytes:Int!){openFeedbackUpload(assignmentId:$assignmentId studentId:$studentId fileId:$fileId name:$name bytes:$bytes){uploadId urls partBytes}}`,
};

export const addFeedbackFile: TypedDocument<AddFeedbackFileMutation, AddFeedbackFileMutationVariables> = {
  operationName: 'addFeedbackFile',
  query: `mutation addFeedbackFile($assignmentId:ID!$studentId:ID!$file:SentWorkInput!){addFeedbackFile(assignmentId:$assignmentId studentId:$studentId file:$file){_id __typename}}`,
};

export const removeFeedbackFile: TypedDocument<RemoveFeedbackFileMutation, RemoveFeedbackFileMutationVariables> = {
  operationName: 'removeFeedbackFile',
  query: `mutation removeFeedbackFile($assignmentId:ID!$studentId:ID!$fileId:ID!){removeFeedbackFile(assignmentId:$assignmentId studentId:$studentId fileId:$fileId){_id __typename}}`,
};

export const saveBankComment: TypedDocument<SaveBankCommentMutation, SaveBankCommentMutationVariables> = {
  operationName: 'saveBankComment',
  query: `mutation saveBankComment($commentId:ID!$words:String!){saveBankComment(commentId:$commentId words:$words){_id words __typename}}`,
};

export const removeBankComment: TypedDocument<RemoveBankCommentMutation, RemoveBankCommentMutationVariables> = {
  operationName: 'removeBankComment',
  query: `mutation removeBankComment($commentId:ID!){removeBankComment(commentId:$commentId){_id words __typename}}`,
};
