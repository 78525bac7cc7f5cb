import type { Instant } from '#kit/calendar/instant.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';

export type DocumentByTitleQueryVariables = {
  title: string;
};

export type DocumentByTitleQuery = { readonly documentByTitle: { readonly __typename: 'Document', readonly _id: string, readonly createdAt: Instant, readonly updatedAt: Instant, readonly updatedByName: string | null, readonly title: string, readonly content: RichHtml, readonly locale: string, readonly permissions: ReadonlyArray<string>, readonly published: boolean } | null };

export const documentByTitle: TypedDocument<DocumentByTitleQuery, DocumentByTitleQueryVariables> = {
  operationName: 'documentByTitle',
  query: `query documentByTitle($title:String!){documentByTitle(title:$title){_id createdAt updatedAt updatedByName title content locale permissions published __typename}}`,
};
