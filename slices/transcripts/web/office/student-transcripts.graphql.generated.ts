import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OfficePaperFragment = { readonly __typename: 'IssuedTranscript', readonly issuedByName: string | null, readonly _id: string, readonly number: string, readonly locale: string, readonly paper: Types.TranscriptPaper, readonly issuedAt: Instant, readonly revokedReason: string | null, readonly url: string, readonly verifyPath: string };

export type StandingHoldFragment = { readonly __typename: 'TranscriptHold', readonly _id: string, readonly reason: string, readonly putAt: Instant, readonly putByName: string | null, readonly path: string | null };

export type StudentTranscriptsQueryVariables = {
  studentId: string;
};

export type StudentTranscriptsQuery = { readonly transcript: { readonly __typename: 'Transcript', readonly _id: string, readonly studentName: string, readonly usualPaper: Types.TranscriptPaper, readonly promotion: { readonly corePassed: number, readonly coreNeeded: number, readonly electivesPassed: number, readonly electivesNeeded: number, readonly isMet: boolean }, readonly issues: ReadonlyArray<{ readonly __typename: 'IssuedTranscript', readonly issuedByName: string | null, readonly _id: string, readonly number: string, readonly locale: string, readonly paper: Types.TranscriptPaper, readonly issuedAt: Instant, readonly revokedReason: string | null, readonly url: string, readonly verifyPath: string }>, readonly holds: ReadonlyArray<{ readonly __typename: 'TranscriptHold', readonly _id: string, readonly reason: string, readonly putAt: Instant, readonly putByName: string | null, readonly path: string | null }> } | null };

export type IssueTranscriptMutationVariables = {
  issueId: string;
  studentId: string;
  locale: string;
  paper: Types.TranscriptPaper;
};

export type IssueTranscriptMutation = { readonly issueTranscript: { readonly __typename: 'IssuedTranscript', readonly _id: string, readonly number: string } };

export type RevokeTranscriptMutationVariables = {
  issueId: string;
  reason: string;
};

export type RevokeTranscriptMutation = { readonly revokeTranscript: { readonly __typename: 'IssuedTranscript', readonly _id: string, readonly number: string } };

export type HoldTranscriptsMutationVariables = {
  holdId: string;
  studentId: string;
  reason: string;
};

export type HoldTranscriptsMutation = { readonly holdTranscripts: { readonly __typename: 'TranscriptHold', readonly _id: string } };

export type LiftTranscriptHoldMutationVariables = {
  holdId: string;
};

export type LiftTranscriptHoldMutation = { readonly liftTranscriptHold: { readonly __typename: 'TranscriptHold', readonly _id: string } };

export const studentTranscripts: TypedDocument<StudentTranscriptsQuery, StudentTranscriptsQueryVariables> = {
  operationName: 'studentTranscripts',
  query: `query studentTranscripts($studentId:ID!){transcript(studentId:$studentId){_id studentName usualPaper promotion{corePassed coreNeeded electivesPassed electivesNeeded isMet}issues{...OfficePaper}holds{...StandingHold}__typename}}fragment OfficePaper on IssuedTranscript{...IssuedPaper issuedByName}fragment IssuedPaper on IssuedTranscript{_id number locale paper issuedAt revokedReason url verifyPath __typename}fragment StandingHold on TranscriptHold{_id reason putAt putByName path __typename}`,
};

export const issueTranscript: TypedDocument<IssueTranscriptMutation, IssueTranscriptMutationVariables> = {
  operationName: 'issueTranscript',
  query: `mutation issueTranscript($issueId:ID!$studentId:ID!$locale:String!$paper:TranscriptPaper!){issueTranscript(issueId:$issueId studentId:$studentId locale:$locale paper:$paper){_id number __typename}}`,
};

export const revokeTranscript: TypedDocument<RevokeTranscriptMutation, RevokeTranscriptMutationVariables> = {
  operationName: 'revokeTranscript',
  query: `mutation revokeTranscript($issueId:ID!$reason:String!){revokeTranscript(issueId:$issueId reason:$reason){_id number __typename}}`,
};

export const holdTranscripts: TypedDocument<HoldTranscriptsMutation, HoldTranscriptsMutationVariables> = {
  operationName: 'holdTranscripts',
  query: `mutation holdTranscripts($holdId:ID!$studentId:ID!$reason:String!){holdTranscripts(holdId:$holdId studentId:$studentId reason:$reason){_id __typename}}`,
};

export const liftTranscriptHold: TypedDocument<LiftTranscriptHoldMutation, LiftTranscriptHoldMutationVariables> = {
  operationName: 'liftTranscriptHold',
  query: `mutation liftTranscriptHold($holdId:ID!){liftTranscriptHold(holdId:$holdId){_id __typename}}`,
};
