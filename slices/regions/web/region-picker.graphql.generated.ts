import type { TypedDocument } from '#kit/client/typed-document.ts';

export type RegionsToPickQueryVariables = { [key: string]: never; };

export type RegionsToPickQuery = { readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly slug: string }> };

export const regionsToPick: TypedDocument<RegionsToPickQuery, RegionsToPickQueryVariables> = {
  operationName: 'regionsToPick',
  query: `query regionsToPick{regions{_id name slug __typename}}`,
};
