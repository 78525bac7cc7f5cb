import type { Instant } from '#kit/calendar/instant.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';

export type NewsQueryVariables = {
  search: string;
  unread: boolean;
  after?: string | null | undefined;
};

export type NewsQuery = { readonly news: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'NewsPost', readonly _id: string, readonly title: string, readonly summary: string, readonly sender: string | null, readonly campuses: ReadonlyArray<string>, readonly publishedAt: Instant, readonly pinned: boolean, readonly isRead: boolean, readonly pictureUrl: string | null, readonly commentsAllowed: boolean, readonly commentCount: number }> } };

export type ListedPostFragment = { readonly __typename: 'NewsPost', readonly _id: string, readonly title: string, readonly summary: string, readonly sender: string | null, readonly campuses: ReadonlyArray<string>, readonly publishedAt: Instant, readonly pinned: boolean, readonly isRead: boolean, readonly pictureUrl: string | null, readonly commentsAllowed: boolean, readonly commentCount: number };

export type NewsPostQueryVariables = {
  postId: string;
};

export type NewsPostQuery = { readonly newsPost: { readonly __typename: 'NewsPost', readonly _id: string, readonly title: string, readonly body: RichHtml, readonly locale: string, readonly sender: string | null, readonly campuses: ReadonlyArray<string>, readonly publishedAt: Instant, readonly pinned: boolean, readonly isRead: boolean, readonly pictureUrl: string | null, readonly commentsAllowed: boolean, readonly comments: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'NewsComment', readonly _id: string, readonly content: string, readonly createdAt: Instant, readonly personName: string | null, readonly mayDelete: boolean }> } } | null };

export type MoreCommentsQueryVariables = {
  postId: string;
  after: string;
};

export type MoreCommentsQuery = { readonly newsPost: { readonly __typename: 'NewsPost', readonly _id: string, readonly comments: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'NewsComment', readonly _id: string, readonly content: string, readonly createdAt: Instant, readonly personName: string | null, readonly mayDelete: boolean }> } } | null };

export type ShownCommentFragment = { readonly __typename: 'NewsComment', readonly _id: string, readonly content: string, readonly createdAt: Instant, readonly personName: string | null, readonly mayDelete: boolean };

export type ReadNewsPostMutationVariables = {
  postId: string;
};

export type ReadNewsPostMutation = { readonly readNewsPost: { readonly __typename: 'NewsPost', readonly _id: string, readonly isRead: boolean } };

export type AddNewsCommentMutationVariables = {
  commentId: string;
  postId: string;
  content: string;
};

export type AddNewsCommentMutation = { readonly addNewsComment: boolean };

export type RestoreNewsCommentMutationVariables = {
  commentId: string;
};

export type RestoreNewsCommentMutation = { readonly restoreNewsComment: boolean };

export type DeleteNewsCommentMutationVariables = {
  commentId: string;
};

export type DeleteNewsCommentMutation = { readonly deleteNewsComment: boolean };

export const news: TypedDocument<NewsQuery, NewsQueryVariables> = {
  operationName: 'news',
  query: `query news($search:String!$unread:Boolean!$after:ID){news(first:20 search:$search unread:$unread after:$after){rows{...ListedPost}nextCursor count countIsOpen}}fragment ListedPost on NewsPost{_id title summary sender campuses publishedAt pinned isRead pictureUrl(width:320)commentsAllowed commentCount __typename}`,
};

export const newsPost: TypedDocument<NewsPostQuery, NewsPostQueryVariables> = {
  operationName: 'newsPost',
  query: `query newsPost($postId:ID!){newsPost(postId:$postId){_id title body locale sender campuses publishedAt pinned isRead pictureUrl(width:1280)commentsAllowed comments{rows{...ShownComment}nextCursor}__typename}}fragment ShownComment on NewsComment{_id content createdAt personName mayDelete __typename}`,
};

export const moreComments: TypedDocument<MoreCommentsQuery, MoreCommentsQueryVariables> = {
  operationName: 'moreComments',
  query: `query moreComments($postId:ID!$after:ID!){newsPost(postId:$postId){_id comments(after:$after){rows{...ShownComment}nextCursor}__typename}}fragment ShownComment on NewsComment{_id content createdAt personName mayDelete __typename}`,
};

export const readNewsPost: TypedDocument<ReadNewsPostMutation, ReadNewsPostMutationVariables> = {
  operationName: 'readNewsPost',
  query: `mutation readNewsPost($postId:ID!){readNewsPost(postId:$postId){_id isRead __typename}}`,
};

export const addNewsComment: TypedDocument<AddNewsCommentMutation, AddNewsCommentMutationVariables> = {
  operationName: 'addNewsComment',
  query: `mutation addNewsComment($commentId:ID!$postId:ID!$content:String!){addNewsComment(commentId:$commentId postId:$postId content:$content)}`,
};

export const restoreNewsComment: TypedDocument<RestoreNewsCommentMutation, RestoreNewsCommentMutationVariables> = {
  operationName: 'restoreNewsComment',
  query: `mutation restoreNewsComment($commentId:ID!){restoreNewsComment(commentId:$commentId)}`,
};

export const deleteNewsComment: TypedDocument<DeleteNewsCommentMutation, DeleteNewsCommentMutationVariables> = {
  operationName: 'deleteNewsComment',
  query: `mutation deleteNewsComment($commentId:ID!){deleteNewsComment(commentId:$commentId)}`,
};
