import type { Day } from '#kit/calendar/day.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type VerifyTranscriptQueryVariables = {
  code: string;
};

export type VerifyTranscriptQuery = { readonly verifyTranscript: { readonly standing: Types.TranscriptStanding, readonly sha256: string | null, readonly holder: { readonly name: string, readonly isWholeName: boolean, readonly studentNumber: string | null, readonly number: string, readonly issuedOn: Day, readonly creditsEarned: number, readonly campus: string, readonly college: string } | null } };

export const verifyTranscript: TypedDocument<VerifyTranscriptQuery, VerifyTranscriptQueryVariables> = {
  operationName: 'verifyTranscript',
  query: `query verifyTranscript($code:String!){verifyTranscript(code:$code){standing sha256 holder{name isWholeName studentNumber number issuedOn creditsEarned campus college}}}`,
};
