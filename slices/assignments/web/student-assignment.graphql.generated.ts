import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';

export type HandedInFragment = { readonly __typename: 'SubmissionVersion', readonly _id: string, readonly number: number, readonly submittedAt: Instant, readonly receiptHash: string, readonly files: ReadonlyArray<{ readonly __typename: 'SubmissionFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly sha256: string, readonly url: string }> };

export type GradeChangeOfWorkFragment = { readonly __typename: 'GradeChangeOfWork', readonly _id: string, readonly grade: number | null, readonly complete: boolean | null, readonly previousGrade: number | null, readonly previousComplete: boolean | null, readonly reason: string | null, readonly takesBack: boolean, readonly changedAt: Instant, readonly changedByName: string | null };

export type OwnAssignmentFragment = { readonly __typename: 'StudentAssignment', readonly _id: string, readonly courseId: string, readonly courseCode: string, readonly courseName: string, readonly title: string, readonly content: RichHtml, readonly kind: Types.AssignmentKind, readonly dueDate: Instant, readonly isExtended: boolean, readonly timeZone: string, readonly state: Types.SubmissionState, readonly isOpen: boolean, readonly grade: number | null, readonly complete: boolean | null, readonly gradedAt: Instant | null, readonly comment: string, readonly returnNote: string | null, readonly downloads: ReadonlyArray<{ readonly __typename: 'AssignmentDownload', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string }>, readonly submissions: ReadonlyArray<{ readonly __typename: 'SubmissionVersion', readonly _id: string, readonly number: number, readonly submittedAt: Instant, readonly receiptHash: string, readonly files: ReadonlyArray<{ readonly __typename: 'SubmissionFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly sha256: string, readonly url: string }> }>, readonly feedbackFiles: ReadonlyArray<{ readonly __typename: 'FeedbackFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string }>, readonly gradeChanges: ReadonlyArray<{ readonly __typename: 'GradeChangeOfWork', readonly _id: string, readonly grade: number | null, readonly complete: boolean | null, readonly previousGrade: number | null, readonly previousComplete: boolean | null, readonly reason: string | null, readonly takesBack: boolean, readonly changedAt: Instant, readonly changedByName: string | null }> };

export type StudentAssignmentQueryVariables = {
  assignmentId: string;
};

export type StudentAssignmentQuery = { readonly studentAssignment: { readonly __typename: 'StudentAssignment', readonly _id: string, readonly courseId: string, readonly courseCode: string, readonly courseName: string, readonly title: string, readonly content: RichHtml, readonly kind: Types.AssignmentKind, readonly dueDate: Instant, readonly isExtended: boolean, readonly timeZone: string, readonly state: Types.SubmissionState, readonly isOpen: boolean, readonly grade: number | null, readonly complete: boolean | null, readonly gradedAt: Instant | null, readonly comment: string, readonly returnNote: string | null, readonly downloads: ReadonlyArray<{ readonly __typename: 'AssignmentDownload', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string }>, readonly submissions: ReadonlyArray<{ readonly __typename: 'SubmissionVersion', readonly _id: string, readonly number: number, readonly submittedAt: Instant, readonly receiptHash: string, readonly files: ReadonlyArray<{ readonly __typename: 'SubmissionFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly sha256: string, readonly url: string }> }>, readonly feedbackFiles: ReadonlyArray<{ readonly __typename: 'FeedbackFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string }>, readonly gradeChanges: ReadonlyArray<{ readonly __typename: 'GradeChangeOfWork', readonly _id: string, readonly grade: number | null, readonly complete: boolean | null, readonly previousGrade: number | null, readonly previousComplete: boolean | null, readonly reason: string | null, readonly takesBack: boolean, readonly changedAt: Instant, readonly changedByName: string | null }> } | null };

export type OpenSubmissionUploadMutationVariables = {
  assignmentId: string;
  fileId: string;
  name: string;
  bytes: number;
};

export type OpenSubmissionUploadMutation = { readonly openSubmissionUpload: { readonly uploadId: string, readonly urls: ReadonlyArray<string>, readonly partBytes: number } };

export type SubmitAssignmentMutationVariables = {
  assignmentId: string;
  versionId: string;
  known: number;
  kept: ReadonlyArray<string> | string;
  sent: ReadonlyArray<Types.SentWorkInput> | Types.SentWorkInput;
};

export type SubmitAssignmentMutation = { readonly submitAssignment: { readonly __typename: 'StudentAssignment', readonly _id: string, readonly courseId: string, readonly courseCode: string, readonly courseName: string, readonly title: string, readonly content: RichHtml, readonly kind: Types.AssignmentKind, readonly dueDate: Instant, readonly isExtended: boolean, readonly timeZone: string, readonly state: Types.SubmissionState, readonly isOpen: boolean, readonly grade: number | null, readonly complete: boolean | null, readonly gradedAt: Instant | null, readonly comment: string, readonly returnNote: string | null, readonly downloads: ReadonlyArray<{ readonly __typename: 'AssignmentDownload', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string }>, readonly submissions: ReadonlyArray<{ readonly __typename: 'SubmissionVersion', readonly _id: string, readonly number: number, readonly submittedAt: Instant, readonly receiptHash: string, readonly files: ReadonlyArray<{ readonly __typename: 'SubmissionFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly sha256: string, readonly url: string }> }>, readonly feedbackFiles: ReadonlyArray<{ readonly __typename: 'FeedbackFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string }>, readonly gradeChanges: ReadonlyArray<{ readonly __typename: 'GradeChangeOfWork', readonly _id: string, readonly grade: number | null, readonly complete: boolean | null, readonly previousGrade: number | null, readonly previousComplete: boolean | null, readonly reason: string | null, readonly takesBack: boolean, readonly changedAt: Instant, readonly changedByName: string | null }> } };

export const studentAssignment: TypedDocument<StudentAssignmentQuery, StudentAssignmentQueryVariables> = {
  operationName: 'studentAssignment',
  query: `query studentAssignment($assignmentId:ID!){studentAssignment(assignmentId:$assignmentId){...OwnAssignment}}fragment OwnAssignment on StudentAssignment{_id courseId courseCode courseName title content kind dueDate isExtended timeZone state isOpen downloads{_id name bytes url __typename}submissions{...HandedIn}grade complete gradedAt comment returnNote feedbackFiles{_id name bytes url __typename}gradeChanges{...GradeChangeOfWork}__typename}fragment HandedIn on SubmissionVersion{_id number submittedAt receiptHash files{_id name bytes sha256 url __typename}__typename}fragment GradeChangeOfWork on GradeChangeOfWork{_id grade complete previousGrade previousComplete reason takesBack changedAt changedByName __typename}`,
};

export const openSubmissionUpload: TypedDocument<OpenSubmissionUploadMutation, OpenSubmissionUploadMutationVariables> = {
  operationName: 'openSubmissionUpload',
  query: `mutation openSubmissionUpload($assignmentId:ID!$fileId:ID!$name:String!$bytes:Int!){openSubmissionUpload(assignmentId:$assignmentId fileId:$fileId name:$name bytes:$bytes){uploadId urls partBytes}}`,
};

export const submitAssignment: TypedDocument<SubmitAssignmentMutation, SubmitAssignmentMutationVariables> = {
  operationName: 'submitAssignment',
  query: `mutation submitAssignment($assignmentId:ID!$versionId:ID!$known:Int!$kept:[ID!]!$sent:[SentWorkInput!]!){submitAssignment(assignmentId:$assignmentId versionId:$versionId known:$known kept:$kept sent:$sent){...OwnAssignment}}fragment OwnAssignment on StudentAssignment{_id courseId courseCode courseName title content kind dueDate isExtended timeZone state isOpen downloads{_id name bytes url __typename}submissions{...HandedIn}grade complete gradedAt comment returnNote feedbackFiles{_id name bytes url __typename}gradeChanges{...GradeChangeOfWork}__typename}fragment HandedIn on SubmissionVersion{_id number submittedAt receiptHash files{_id name bytes sha256 url __typename}__typename}fragment GradeChangeOfWork on GradeChangeOfWork{_id grade complete previousGrade previousComplete reason takesBack changedAt changedByName __typename}`,
};
