import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OwnExplanationFragment = { readonly __typename: 'AbsenceExplanation', readonly sessionId: string, readonly _id: string, readonly status: Types.ExplanationStatus, readonly text: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly courseName: string | null, readonly groupName: string, readonly adminComments: string, readonly explainedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly version: number, readonly file: { readonly __typename: 'ExplanationFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null };

export type OwnAbsenceFragment = { readonly __typename: 'AbsenceToExplain', readonly _id: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly courseName: string | null, readonly groupName: string, readonly lastDay: Day };

export type OwnAbsenceExplanationsQueryVariables = {
  after?: string | null | undefined;
};

export type OwnAbsenceExplanationsQuery = { readonly ownAbsences: { readonly isDisabled: boolean, readonly absences: ReadonlyArray<{ readonly __typename: 'AbsenceToExplain', readonly _id: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly courseName: string | null, readonly groupName: string, readonly lastDay: Day }> }, readonly ownAbsenceExplanations: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'AbsenceExplanation', readonly sessionId: string, readonly _id: string, readonly status: Types.ExplanationStatus, readonly text: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly courseName: string | null, readonly groupName: string, readonly adminComments: string, readonly explainedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly version: number, readonly file: { readonly __typename: 'ExplanationFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null }> } };

export type OpenExplanationUploadMutationVariables = {
  fileId: string;
  name: string;
  bytes: number;
};

export type OpenExplanationUploadMutation = { readonly openExplanationUpload: { readonly uploadId: string, readonly urls: ReadonlyArray<string>, readonly partBytes: number } };

export type ExplainAbsenceMutationVariables = {
  explanationId: string;
  sessionId: string;
  explanationInput: Types.ExplanationInput;
  file?: Types.SentWorkInput | null | undefined;
};

export type ExplainAbsenceMutation = { readonly explainAbsence: { readonly __typename: 'AbsenceExplanation', readonly sessionId: string, readonly _id: string, readonly status: Types.ExplanationStatus, readonly text: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly courseName: string | null, readonly groupName: string, readonly adminComments: string, readonly explainedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly version: number, readonly file: { readonly __typename: 'ExplanationFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null } };

export type ChangeAbsenceExplanationMutationVariables = {
  explanationId: string;
  version: number;
  explanationInput: Types.ExplanationInput;
  file?: Types.SentWorkInput | null | undefined;
  keepsFile: boolean;
};

export type ChangeAbsenceExplanationMutation = { readonly changeAbsenceExplanation: { readonly __typename: 'AbsenceExplanation', readonly sessionId: string, readonly _id: string, readonly status: Types.ExplanationStatus, readonly text: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly courseName: string | null, readonly groupName: string, readonly adminComments: string, readonly explainedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly version: number, readonly file: { readonly __typename: 'ExplanationFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null } };

export type WithdrawAbsenceExplanationMutationVariables = {
  explanationId: string;
};

export type WithdrawAbsenceExplanationMutation = { readonly withdrawAbsenceExplanation: boolean };

export const ownAbsenceExplanations: TypedDocument<OwnAbsenceExplanationsQuery, OwnAbsenceExplanationsQueryVariables> = {
  operationName: 'ownAbsenceExplanations',
  query: `query ownAbsenceExplanations($after:ID){ownAbsences{isDisabled absences{...OwnAbsence}}ownAbsenceExplanations(first:20 after:$after){rows{...OwnExplanation}nextCursor count countIsOpen}}fragment OwnAbsence on AbsenceToExplain{_id day startsAt endsAt timeZone courseName groupName lastDay __typename}fragment OwnExplanation on AbsenceExplanation{...ShownExplanation sessionId}fragment ShownExplanation on AbsenceExplanation{_id status text file{_id name bytes url __typename}day startsAt endsAt timeZone courseName groupName adminComments explainedAt decidedAt decidedByName version __typename}`,
};

export const openExplanationUpload: TypedDocument<OpenExplanationUploadMutation, OpenExplanationUploadMutationVariables> = {
  operationName: 'openExplanationUpload',
  query: `mutation openExplanationUpload($fileId:ID!$name:String!$bytes:Int!){openExplanationUpload(fileId:$fileId name:$name bytes:$bytes){uploadId urls partBytes}}`,
};

export const explainAbsence: TypedDocument<ExplainAbsenceMutation, ExplainAbsenceMutationVariables> = {
  operationName: 'explainAbsence',
  query: `mutation explainAbsence($explanationId:ID!$sessionId:ID!$explanationInput:ExplanationInput!$file:SentWorkInput){explainAbsence(explanationId:$explanationId sessionId:$sessionId explanationInput:$explanationInput file:$file){...OwnExplanation}}fragment OwnExplanation on AbsenceExplanation{...ShownExplanation sessionId}fragment ShownExplanation on AbsenceExplanation{_id status text file{_id name bytes url __typename}day startsAt endsAt timeZone courseName groupName adminComments explainedAt decidedAt decidedByName version __typename}`,
};

export const changeAbsenceExplanation: TypedDocument<ChangeAbsenceExplanationMutation, ChangeAbsenceExplanationMutationVariables> = {
  operationName: 'changeAbsenceExplanation',
  query: `mutation changeAbsenceExplanation($explanationId:ID!$version:Int!$explanationInput:ExplanationInput!$file:SentWorkInput$keepsFile:Boolean!){changeAbsenceExplanation(explanationId:$explanationId version:$version explanationInput:$explanationInput file:$file keepsFile:$keepsFile){...OwnExplanation}}fragment OwnExplanation on AbsenceExplanation{...ShownExplanation sessionId}fragment ShownExplanation on AbsenceExplanation{_id status text file{_id name bytes url __typename}day startsAt endsAt timeZone courseName groupName adminComments explainedAt decidedAt decidedByName version __typename}`,
};

export const withdrawAbsenceExplanation: TypedDocument<WithdrawAbsenceExplanationMutation, WithdrawAbsenceExplanationMutationVariables> = {
  operationName: 'withdrawAbsenceExplanation',
  query: `mutation withdrawAbsenceExplanation($explanationId:ID!){withdrawAbsenceExplanation(explanationId:$explanationId)}`,
};
