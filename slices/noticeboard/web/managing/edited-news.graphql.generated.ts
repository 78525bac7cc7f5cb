import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';

export type EditedNewsPostQueryVariables = {
  postId: string;
};

export type EditedNewsPostQuery = { readonly managedNewsPost: { readonly __typename: 'ManagedNewsPost', readonly version: number, readonly endsAt: Instant | null, readonly signature: string, readonly sender: string | null, readonly commentsAllowed: boolean, readonly pictureUrl: string | null, readonly _id: string, readonly title: string, readonly status: Types.NewsStatus, readonly publishAt: Instant | null, readonly audience: Types.NewsAudience, readonly pinned: boolean, readonly told: number, readonly toTell: number | null, readonly isTold: boolean, readonly texts: ReadonlyArray<{ readonly locale: string, readonly title: string, readonly body: RichHtml }>, readonly regions: ReadonlyArray<{ readonly __typename: 'NewsPlace', readonly _id: string, readonly name: string }>, readonly groups: ReadonlyArray<{ readonly __typename: 'NewsPlace', readonly _id: string, readonly name: string, readonly regionName: string | null }> } | null };

export type NewsCampusesQueryVariables = { [key: string]: never; };

export type NewsCampusesQuery = { readonly newsCampuses: ReadonlyArray<{ readonly __typename: 'NewsCampus', readonly _id: string, readonly name: string, readonly timeZone: string }> };

export type EditedPostFragment = { readonly __typename: 'ManagedNewsPost', readonly version: number, readonly endsAt: Instant | null, readonly signature: string, readonly sender: string | null, readonly commentsAllowed: boolean, readonly pictureUrl: string | null, readonly _id: string, readonly title: string, readonly status: Types.NewsStatus, readonly publishAt: Instant | null, readonly audience: Types.NewsAudience, readonly pinned: boolean, readonly told: number, readonly toTell: number | null, readonly isTold: boolean, readonly texts: ReadonlyArray<{ readonly locale: string, readonly title: string, readonly body: RichHtml }>, readonly regions: ReadonlyArray<{ readonly __typename: 'NewsPlace', readonly _id: string, readonly name: string }>, readonly groups: ReadonlyArray<{ readonly __typename: 'NewsPlace', readonly _id: string, readonly name: string, readonly regionName: string | null }> };

export type NewsReachQueryVariables = {
  audience: Types.NewsAudience;
  regionIds?: ReadonlyArray<string> | string | null | undefined;
  groupIds?: ReadonlyArray<string> | string | null | undefined;
};

export type NewsReachQuery = { readonly newsReach: number };

export type GroupsOfNewsQueryVariables = {
  search: string;
};

export type GroupsOfNewsQuery = { readonly groups: { readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionId: string, readonly regionName: string }> } };

export type CreateNewsPostMutationVariables = {
  postId: string;
  postInput: Types.NewsPostInput;
};

export type CreateNewsPostMutation = { readonly createNewsPost: { readonly __typename: 'ManagedNewsPost', readonly version: number, readonly endsAt: Instant | null, readonly signature: string, readonly sender: string | null, readonly commentsAllowed: boolean, readonly pictureUrl: string | null, readonly _id: string, readonly title: string, readonly status: Types.NewsStatus, readonly publishAt: Instant | null, readonly audience: Types.NewsAudience, readonly pinned: boolean, readonly told: number, readonly toTell: number | null, readonly isTold: boolean, readonly texts: ReadonlyArray<{ readonly locale: string, readonly title: string, readonly body: RichHtml }>, readonly regions: ReadonlyArray<{ readonly __typename: 'NewsPlace', readonly _id: string, readonly name: string }>, readonly groups: ReadonlyArray<{ readonly __typename: 'NewsPlace', readonly _id: string, readonly name: string, readonly regionName: string | null }> } };

export type UpdateNewsPostMutationVariables = {
  postId: string;
  version: number;
  postInput: Types.NewsPostInput;
};

export type UpdateNewsPostMutation = { readonly updateNewsPost: { readonly __typename: 'ManagedNewsPost', readonly version: number, readonly endsAt: Instant | null, readonly signature: string, readonly sender: string | null, readonly commentsAllowed: boolean, readonly pictureUrl: string | null, readonly _id: string, readonly title: string, readonly status: Types.NewsStatus, readonly publishAt: Instant | null, readonly audience: Types.NewsAudience, readonly pinned: boolean, readonly told: number, readonly toTell: number | null, readonly isTold: boolean, readonly texts: ReadonlyArray<{ readonly locale: string, readonly title: string, readonly body: RichHtml }>, readonly regions: ReadonlyArray<{ readonly __typename: 'NewsPlace', readonly _id: string, readonly name: string }>, readonly groups: ReadonlyArray<{ readonly __typename: 'NewsPlace', readonly _id: string, readonly name: string, readonly regionName: string | null }> } };

export type SetNewsPictureMutationVariables = {
  postId: string;
  picture?: string | null | undefined;
};

export type SetNewsPictureMutation = { readonly setNewsPicture: { readonly __typename: 'ManagedNewsPost', readonly version: number, readonly endsAt: Instant | null, readonly signature: string, readonly sender: string | null, readonly commentsAllowed: boolean, readonly pictureUrl: string | null, readonly _id: string, readonly title: string, readonly status: Types.NewsStatus, readonly publishAt: Instant | null, readonly audience: Types.NewsAudience, readonly pinned: boolean, readonly told: number, readonly toTell: number | null, readonly isTold: boolean, readonly texts: ReadonlyArray<{ readonly locale: string, readonly title: string, readonly body: RichHtml }>, readonly regions: ReadonlyArray<{ readonly __typename: 'NewsPlace', readonly _id: string, readonly name: string }>, readonly groups: ReadonlyArray<{ readonly __typename: 'NewsPlace', readonly _id: string, readonly name: string, readonly regionName: string | null }> } };

export const editedNewsPost: TypedDocument<EditedNewsPostQuery, EditedNewsPostQueryVariables> = {
  operationName: 'editedNewsPost',
  query: `query editedNewsPost($postId:ID!){managedNewsPost(postId:$postId){...EditedPost}}fragment EditedPost on ManagedNewsPost{...PostOutline version endsAt texts{locale title body}signature sender commentsAllowed pictureUrl(width:640)}fragment PostOutline on ManagedNewsPost{_id title status publishAt audience regions{_id name __typename}groups{_id name regionName __typename}pinned told toTell isTold __typename}`,
};

export const newsCampuses: TypedDocument<NewsCampusesQuery, NewsCampusesQueryVariables> = {
  operationName: 'newsCampuses',
  query: `query newsCampuses{newsCampuses{_id name timeZone __typename}}`,
};

export const newsReach: TypedDocument<NewsReachQuery, NewsReachQueryVariables> = {
  operationName: 'newsReach',
  query: `query newsReach($audience:NewsAudience!$regionIds:[ID!]$groupIds:[ID!]){newsReach(audience:$audience regionIds:$regionIds groupIds:$groupIds)}`,
};

export const groupsOfNews: TypedDocument<GroupsOfNewsQuery, GroupsOfNewsQueryVariables> = {
  operationName: 'groupsOfNews',
  query: `query groupsOfNews($search:String!){groups(filter:{search:$search archived:false}first:20){rows{_id name regionId regionName __typename}}}`,
};

export const createNewsPost: TypedDocument<CreateNewsPostMutation, CreateNewsPostMutationVariables> = {
  operationName: 'createNewsPost',
  query: `mutation createNewsPost($postId:ID!$postInput:NewsPostInput!){createNewsPost(postId:$postId postInput:$postInput){...EditedPost}}fragment EditedPost on ManagedNewsPost{...PostOutline version endsAt texts{locale title body}signature sender commentsAllowed pictureUrl(width:640)}fragment PostOutline on ManagedNewsPost{_id title status publishAt audience regions{_id name __typename}groups{_id name regionName __typename}pinned told toTell isTold __typename}`,
};

export const updateNewsPost: TypedDocument<UpdateNewsPostMutation, UpdateNewsPostMutationVariables> = {
  operationName: 'updateNewsPost',
  query: `mutation updateNewsPost($postId:ID!$version:Int!$postInput:NewsPostInput!){updateNewsPost(postId:$postId version:$version postInput:$postInput){...EditedPost}}fragment EditedPost on ManagedNewsPost{...PostOutline version endsAt texts{locale title body}signature sender commentsAllowed pictureUrl(width:640)}fragment PostOutline on ManagedNewsPost{_id title status publishAt audience regions{_id name __typename}groups{_id name regionName __typename}pinned told toTell isTold __typename}`,
};

export const setNewsPicture: TypedDocument<SetNewsPictureMutation, SetNewsPictureMutationVariables> = {
  operationName: 'setNewsPicture',
  query: `mutation setNewsPicture($postId:ID!$picture:String){setNewsPicture(postId:$postId picture:$picture){...EditedPost}}fragment EditedPost on ManagedNewsPost{...PostOutline version endsAt texts{locale title body}signature sender commentsAllowed pictureUrl(width:640)}fragment PostOutline on ManagedNewsPost{_id title status publishAt audience regions{_id name __typename}groups{_id name regionName __typename}pinned told toTell isTold __typename}`,
};
