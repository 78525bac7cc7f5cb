import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type NoticeboardQueryVariables = { [key: string]: never; };

export type NoticeboardQuery = { readonly news: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'NewsPost', readonly _id: string, readonly title: string, readonly summary: string, readonly sender: string | null, readonly campuses: ReadonlyArray<string>, readonly publishedAt: Instant, readonly pictureUrl: string | null, readonly pinned: boolean, readonly isRead: boolean }> } };

export type NewsForAlumniQueryVariables = { [key: string]: never; };

export type NewsForAlumniQuery = { readonly news: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'NewsPost', readonly _id: string, readonly title: string, readonly summary: string, readonly sender: string | null, readonly campuses: ReadonlyArray<string>, readonly publishedAt: Instant, readonly pictureUrl: string | null, readonly pinned: boolean, readonly isRead: boolean }> } };

export type MoreOfNoticeboardQueryVariables = {
  after: string;
  audience?: Types.NewsAudience | null | undefined;
};

export type MoreOfNoticeboardQuery = { readonly news: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'NewsPost', readonly _id: string, readonly title: string, readonly summary: string, readonly sender: string | null, readonly campuses: ReadonlyArray<string>, readonly publishedAt: Instant, readonly pictureUrl: string | null, readonly pinned: boolean, readonly isRead: boolean }> } };

export type PinnedUpPostFragment = { readonly __typename: 'NewsPost', readonly _id: string, readonly title: string, readonly summary: string, readonly sender: string | null, readonly campuses: ReadonlyArray<string>, readonly publishedAt: Instant, readonly pictureUrl: string | null, readonly pinned: boolean, readonly isRead: boolean };

export const noticeboard: TypedDocument<NoticeboardQuery, NoticeboardQueryVariables> = {
  operationName: 'noticeboard',
  query: `query noticeboard{news(first:4){rows{...PinnedUpPost}nextCursor}}fragment PinnedUpPost on NewsPost{_id title summary sender campuses publishedAt pictureUrl(width:160)pinned isRead __typename}`,
};

export const newsForAlumni: TypedDocument<NewsForAlumniQuery, NewsForAlumniQueryVariables> = {
  operationName: 'newsForAlumni',
  query: `query newsForAlumni{news(first:4 audience:ALUMNI){rows{...PinnedUpPost}nextCursor}}fragment PinnedUpPost on NewsPost{_id title summary sender campuses publishedAt pictureUrl(width:160)pinned isRead __typename}`,
};

export const moreOfNoticeboard: TypedDocument<MoreOfNoticeboardQuery, MoreOfNoticeboardQueryVariables> = {
  operationName: 'moreOfNoticeboard',
  query: `query moreOfNoticeboard($after:ID!$audience:NewsAudience){news(first:8 after:$after audience:$audience){rows{...PinnedUpPost}nextCursor}}fragment PinnedUpPost on NewsPost{_id title summary sender campuses publishedAt pictureUrl(width:160)pinned isRead __typename}`,
};
