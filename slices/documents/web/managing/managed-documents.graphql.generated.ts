import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ManagedDocumentsQueryVariables = {
  filter?: Types.DocumentFilter | null | undefined;
  sort?: Types.DocumentSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
};

export type ManagedDocumentsQuery = { readonly managedDocuments: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedDocument', readonly _id: string, readonly title: string, readonly permissions: ReadonlyArray<Types.DocumentReader>, readonly categoryName: string | null, readonly published: boolean, readonly isLegal: boolean, readonly locales: ReadonlyArray<string>, readonly updatedAt: Instant, readonly updatedByName: string | null }> } };

export type ListedDocumentFragment = { readonly __typename: 'ManagedDocument', readonly _id: string, readonly title: string, readonly permissions: ReadonlyArray<Types.DocumentReader>, readonly categoryName: string | null, readonly published: boolean, readonly isLegal: boolean, readonly locales: ReadonlyArray<string>, readonly updatedAt: Instant, readonly updatedByName: string | null };

export const managedDocuments: TypedDocument<ManagedDocumentsQuery, ManagedDocumentsQueryVariables> = {
  operationName: 'managedDocuments',
  query: `query managedDocuments($filter:DocumentFilter$sort:DocumentSort$descending:Boolean$after:ID){managedDocuments(filter:$filter sort:$sort descending:$descending first:20 after:$after){rows{...ListedDocument}nextCursor count countIsOpen}}fragment ListedDocument on ManagedDocument{_id title permissions categoryName published isLegal locales updatedAt updatedByName __typename}`,
};
