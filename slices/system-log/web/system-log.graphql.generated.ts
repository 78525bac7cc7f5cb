import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type LogitsQueryVariables = {
  filter?: Types.LogitFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
};

export type LogitsQuery = { readonly logits: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'Logit', readonly _id: string, readonly at: Instant, readonly userName: string | null, readonly type: string, readonly action: string, readonly payload: string, readonly reference: string | null }> } };

export type LogitsForFileQueryVariables = {
  filter?: Types.LogitFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
};

export type LogitsForFileQuery = { readonly logits: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'Logit', readonly _id: string, readonly at: Instant, readonly userName: string | null, readonly type: string, readonly action: string, readonly payload: string, readonly reference: string | null }> } };

export const logits: TypedDocument<LogitsQuery, LogitsQueryVariables> = {
  operationName: 'logits',
  query: `query logits($filter:LogitFilter$first:Int$after:ID){logits(filter:$filter first:$first after:$after){rows{_id at userName type action payload reference __typename}nextCursor count countIsOpen}}`,
};

export const logitsForFile: TypedDocument<LogitsForFileQuery, LogitsForFileQueryVariables> = {
  operationName: 'logitsForFile',
  query: `query logitsForFile($filter:LogitFilter$first:Int$after:ID){logits(filter:$filter first:$first after:$after){rows{_id at userName type action payload reference __typename}nextCursor}}`,
};
