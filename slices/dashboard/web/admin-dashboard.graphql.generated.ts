import type { TypedDocument } from '#kit/client/typed-document.ts';

export type DashboardRegionsQueryVariables = { [key: string]: never; };

export type DashboardRegionsQuery = { readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly userCount: number }> };

export const dashboardRegions: TypedDocument<DashboardRegionsQuery, DashboardRegionsQueryVariables> = {
  operationName: 'dashboardRegions',
  query: `query dashboardRegions{regions{_id name userCount __typename}}`,
};
