import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ManagedNewsQueryVariables = {
  search: string;
  status?: Types.NewsStatus | null | undefined;
  after?: string | null | undefined;
};

export type ManagedNewsQuery = { readonly managedNews: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedNewsPost', readonly reach: number, readonly readers: number, readonly _id: string, readonly title: string, readonly status: Types.NewsStatus, readonly publishAt: Instant | null, readonly audience: Types.NewsAudience, readonly pinned: boolean, readonly told: number, readonly toTell: number | null, readonly isTold: boolean, readonly regions: ReadonlyArray<{ readonly __typename: 'NewsPlace', readonly _id: string, readonly name: string }>, readonly groups: ReadonlyArray<{ readonly __typename: 'NewsPlace', readonly _id: string, readonly name: string, readonly regionName: string | null }> }> } };

export type PostOutlineFragment = { readonly __typename: 'ManagedNewsPost', readonly _id: string, readonly title: string, readonly status: Types.NewsStatus, readonly publishAt: Instant | null, readonly audience: Types.NewsAudience, readonly pinned: boolean, readonly told: number, readonly toTell: number | null, readonly isTold: boolean, readonly regions: ReadonlyArray<{ readonly __typename: 'NewsPlace', readonly _id: string, readonly name: string }>, readonly groups: ReadonlyArray<{ readonly __typename: 'NewsPlace', readonly _id: string, readonly name: string, readonly regionName: string | null }> };

export type ManagedPostRowFragment = { readonly __typename: 'ManagedNewsPost', readonly reach: number, readonly readers: number, readonly _id: string, readonly title: string, readonly status: Types.NewsStatus, readonly publishAt: Instant | null, readonly audience: Types.NewsAudience, readonly pinned: boolean, readonly told: number, readonly toTell: number | null, readonly isTold: boolean, readonly regions: ReadonlyArray<{ readonly __typename: 'NewsPlace', readonly _id: string, readonly name: string }>, readonly groups: ReadonlyArray<{ readonly __typename: 'NewsPlace', readonly _id: string, readonly name: string, readonly regionName: string | null }> };

export type DeleteNewsPostMutationVariables = {
  postId: string;
};

export type DeleteNewsPostMutation = { readonly deleteNewsPost: boolean };

export type RestoreNewsPostMutationVariables = {
  postId: string;
};

export type RestoreNewsPostMutation = { readonly restoreNewsPost: { readonly __typename: 'ManagedNewsPost', readonly reach: number, readonly readers: number, readonly _id: string, readonly title: string, readonly status: Types.NewsStatus, readonly publishAt: Instant | null, readonly audience: Types.NewsAudience, readonly pinned: boolean, readonly told: number, readonly toTell: number | null, readonly isTold: boolean, readonly regions: ReadonlyArray<{ readonly __typename: 'NewsPlace', readonly _id: string, readonly name: string }>, readonly groups: ReadonlyArray<{ readonly __typename: 'NewsPlace', readonly _id: string, readonly name: string, readonly regionName: string | null }> } };

export const managedNews: TypedDocument<ManagedNewsQuery, ManagedNewsQueryVariables> = {
  operationName: 'managedNews',
  query: `query managedNews($search:String!$status:NewsStatus$after:ID){managedNews(search:$search status:$status first:20 after:$after){rows{...ManagedPostRow}nextCursor count countIsOpen}}fragment ManagedPostRow on ManagedNewsPost{...PostOutline reach readers}fragment PostOutline on ManagedNewsPost{_id title status publishAt audience regions{_id name __typename}groups{_id name regionName __typename}pinned told toTell isTold __typename}`,
};

export const deleteNewsPost: TypedDocument<DeleteNewsPostMutation, DeleteNewsPostMutationVariables> = {
  operationName: 'deleteNewsPost',
  query: `mutation deleteNewsPost($postId:ID!){deleteNewsPost(postId:$postId)}`,
};

export const restoreNewsPost: TypedDocument<RestoreNewsPostMutation, RestoreNewsPostMutationVariables> = {
  operationName: 'restoreNewsPost',
  query: `mutation restoreNewsPost($postId:ID!){restoreNewsPost(postId:$postId){...ManagedPostRow}}fragment ManagedPostRow on ManagedNewsPost{...PostOutline reach readers}fragment PostOutline on ManagedNewsPost{_id title status publishAt audience regions{_id name __typename}groups{_id name regionName __typename}pinned told toTell isTold __typename}`,
};
