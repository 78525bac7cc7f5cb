import type { TypedDocument } from '#kit/client/typed-document.ts';

export type CampusesToImportIntoQueryVariables = { [key: string]: never; };

export type CampusesToImportIntoQuery = { readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly slug: string }> };

export const campusesToImportInto: TypedDocument<CampusesToImportIntoQuery, CampusesToImportIntoQueryVariables> = {
  operationName: 'campusesToImportInto',
  query: `query campusesToImportInto{regions{_id name slug __typename}}`,
};
