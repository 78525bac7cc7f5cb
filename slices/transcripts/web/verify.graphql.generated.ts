import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type VerifyTranscriptQueryVariables = {
  code: string;
};

export type VerifyTranscriptQuery = { readonly verifyTranscript: { readonly standing: Types.TranscriptStanding, readonly sha256: string | null } };

export const verifyTranscript: TypedDocument<VerifyTranscriptQuery, VerifyTranscriptQueryVariables> = {
  operationName: 'verifyTranscript',
  query: `query verifyTranscript($code:String!){verifyTranscript(code:$code){standing sha256}}`,
};
