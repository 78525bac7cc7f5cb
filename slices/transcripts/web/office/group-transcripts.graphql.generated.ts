import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type TranscriptStudentRowFragment = { readonly __typename: 'TranscriptStudent', readonly _id: string, readonly studentName: string, readonly isOnHold: boolean, readonly latest: { readonly __typename: 'IssuedTranscript', readonly _id: string, readonly number: string, readonly url: string, readonly revokedReason: string | null } | null };

export type GroupTranscriptsQueryVariables = {
  groupId: string;
};

export type GroupTranscriptsQuery = { readonly groupTranscripts: { readonly __typename: 'GroupTranscripts', readonly _id: string, readonly name: string, readonly usualPaper: Types.TranscriptPaper, readonly students: ReadonlyArray<{ readonly __typename: 'TranscriptStudent', readonly _id: string, readonly studentName: string, readonly isOnHold: boolean, readonly latest: { readonly __typename: 'IssuedTranscript', readonly _id: string, readonly number: string, readonly url: string, readonly revokedReason: string | null } | null }>, readonly batch: { readonly __typename: 'TranscriptBatch', readonly _id: string, readonly zipUrl: string | null, readonly counts: { readonly waiting: number, readonly issued: number, readonly onHold: number, readonly withoutGrades: number, readonly failed: number } } | null } | null };

export type TranscriptCountsFragment = { readonly waiting: number, readonly issued: number, readonly onHold: number, readonly withoutGrades: number, readonly failed: number };

export type TranscriptsProgressQueryVariables = {
  groupId: string;
};

export type TranscriptsProgressQuery = { readonly groupTranscripts: { readonly __typename: 'GroupTranscripts', readonly _id: string, readonly batch: { readonly __typename: 'TranscriptBatch', readonly _id: string, readonly zipUrl: string | null, readonly counts: { readonly waiting: number, readonly issued: number, readonly onHold: number, readonly withoutGrades: number, readonly failed: number } } | null } | null };

export type IssueGroupTranscriptsMutationVariables = {
  batchId: string;
  groupId: string;
  studentIds?: ReadonlyArray<string> | string | null | undefined;
  locale?: string | null | undefined;
  paper: Types.TranscriptPaper;
};

export type IssueGroupTranscriptsMutation = { readonly issueGroupTranscripts: { readonly __typename: 'TranscriptBatch', readonly _id: string } };

export const groupTranscripts: TypedDocument<GroupTranscriptsQuery, GroupTranscriptsQueryVariables> = {
  operationName: 'groupTranscripts',
  query: `query groupTranscripts($groupId:ID!){groupTranscripts(groupId:$groupId){_id name usualPaper students{...TranscriptStudentRow}batch{_id zipUrl counts{...TranscriptCounts}__typename}__typename}}fragment TranscriptStudentRow on TranscriptStudent{_id studentName isOnHold latest{_id number url revokedReason __typename}__typename}fragment TranscriptCounts on TranscriptCounts{waiting issued onHold withoutGrades failed}`,
};

export const transcriptsProgress: TypedDocument<TranscriptsProgressQuery, TranscriptsProgressQueryVariables> = {
  operationName: 'transcriptsProgress',
  query: `query transcriptsProgress($groupId:ID!){groupTranscripts(groupId:$groupId){_id batch{_id zipUrl counts{...TranscriptCounts}__typename}__typename}}fragment TranscriptCounts on TranscriptCounts{waiting issued onHold withoutGrades failed}`,
};

export const issueGroupTranscripts: TypedDocument<IssueGroupTranscriptsMutation, IssueGroupTranscriptsMutationVariables> = {
  operationName: 'issueGroupTranscripts',
  query: `mutation issueGroupTranscripts($batchId:ID!$groupId:ID!$studentIds:[ID!]$locale:String$paper:TranscriptPaper!){issueGroupTranscripts(batchId:$batchId groupId:$groupId studentIds:$studentIds locale:$locale paper:$paper){_id __typename}}`,
};
