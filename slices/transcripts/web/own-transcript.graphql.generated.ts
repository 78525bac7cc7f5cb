import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type TranscriptSheetFragment = { readonly __typename: 'Transcript', readonly _id: string, readonly studentName: string, readonly studentNumber: string | null, readonly campus: string, readonly college: string, readonly today: Day, readonly creditsEarned: number, readonly average: number | null, readonly gpa: number | null, readonly terms: ReadonlyArray<{ readonly term: string, readonly firstDay: Day, readonly creditsEarned: number, readonly courses: ReadonlyArray<{ readonly code: string, readonly name: string, readonly teacherName: string | null, readonly credits: number, readonly grade: number | null, readonly state: Types.TranscriptState }> }> };

export type IssuedPaperFragment = { readonly __typename: 'IssuedTranscript', readonly _id: string, readonly number: string, readonly locale: string, readonly paper: Types.TranscriptPaper, readonly issuedAt: Instant, readonly revokedReason: string | null, readonly url: string, readonly verifyPath: string };

export type OwnTranscriptQueryVariables = { [key: string]: never; };

export type OwnTranscriptQuery = { readonly ownTranscript: { readonly __typename: 'Transcript', readonly showsWholeName: boolean, readonly _id: string, readonly studentName: string, readonly studentNumber: string | null, readonly campus: string, readonly college: string, readonly today: Day, readonly creditsEarned: number, readonly average: number | null, readonly gpa: number | null, readonly issues: ReadonlyArray<{ readonly __typename: 'IssuedTranscript', readonly _id: string, readonly number: string, readonly locale: string, readonly paper: Types.TranscriptPaper, readonly issuedAt: Instant, readonly revokedReason: string | null, readonly url: string, readonly verifyPath: string }>, readonly holds: ReadonlyArray<{ readonly __typename: 'TranscriptHold', readonly _id: string, readonly reason: string }>, readonly terms: ReadonlyArray<{ readonly term: string, readonly firstDay: Day, readonly creditsEarned: number, readonly courses: ReadonlyArray<{ readonly code: string, readonly name: string, readonly teacherName: string | null, readonly credits: number, readonly grade: number | null, readonly state: Types.TranscriptState }> }> } | null };

export type ShowNameOnTranscriptsMutationVariables = {
  isShown: boolean;
};

export type ShowNameOnTranscriptsMutation = { readonly showNameOnTranscripts: boolean };

export const ownTranscript: TypedDocument<OwnTranscriptQuery, OwnTranscriptQueryVariables> = {
  operationName: 'ownTranscript',
  query: `query ownTranscript{ownTranscript{...TranscriptSheet showsWholeName issues{...IssuedPaper}holds{_id reason __typename}}}fragment TranscriptSheet on Transcript{_id studentName studentNumber campus college today creditsEarned average gpa terms{term firstDay creditsEarned courses{code name teacherName credits grade state}}__typename}fragment IssuedPaper on IssuedTranscript{_id number locale paper issuedAt revokedReason url verifyPath __typename}`,
};

export const showNameOnTranscripts: TypedDocument<ShowNameOnTranscriptsMutation, ShowNameOnTranscriptsMutationVariables> = {
  operationName: 'showNameOnTranscripts',
  query: `mutation showNameOnTranscripts($isShown:Boolean!){showNameOnTranscripts(isShown:$isShown)}`,
};
