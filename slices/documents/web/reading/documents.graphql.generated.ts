import type { Instant } from '#kit/calendar/instant.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type DocumentsQueryVariables = {
  search?: string | null | undefined;
  categoryId?: string | null | undefined;
  after?: string | null | undefined;
};

export type DocumentsQuery = { readonly documents: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'ReadableDocument', readonly _id: string, readonly title: string, readonly categoryName: string | null, readonly updatedAt: Instant, readonly locale: string }> } };

export type FoundDocumentsFragment = { readonly documents: { readonly rows: ReadonlyArray<{ readonly __typename: 'ReadableDocument', readonly _id: string, readonly title: string }> } };

export type CategoriesOfDocumentsQueryVariables = { [key: string]: never; };

export type CategoriesOfDocumentsQuery = { readonly categories: ReadonlyArray<{ readonly __typename: 'Category', readonly _id: string, readonly name: string }> };

export const documents: TypedDocument<DocumentsQuery, DocumentsQueryVariables> = {
  operationName: 'documents',
  query: `query documents($search:String$categoryId:ID$after:ID){documents(search:$search categoryId:$categoryId first:20 after:$after){rows{_id title categoryName updatedAt locale __typename}nextCursor count countIsOpen}}`,
};

export const categoriesOfDocuments: TypedDocument<CategoriesOfDocumentsQuery, CategoriesOfDocumentsQueryVariables> = {
  operationName: 'categoriesOfDocuments',
  query: `query categoriesOfDocuments{categories(use:DOCUMENTS){_id name __typename}}`,
};
