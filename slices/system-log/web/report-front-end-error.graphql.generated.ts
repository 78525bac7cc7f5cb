import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type InsertLogitMutationVariables = {
  logitInput: Types.LogitInput;
};

export type InsertLogitMutation = { readonly insertLogit: { readonly __typename: 'InsertedLogit', readonly _id: string } };

export const insertLogit: TypedDocument<InsertLogitMutation, InsertLogitMutationVariables> = {
  operationName: 'insertLogit',
  query: `mutation insertLogit($logitInput:LogitInput!){insertLogit(logitInput:$logitInput){_id __typename}}`,
};
