import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';

export type OneDocumentFragment = { readonly __typename: 'ManagedDocument', readonly categoryId: string | null, readonly version: number, readonly _id: string, readonly title: string, readonly permissions: ReadonlyArray<Types.DocumentReader>, readonly categoryName: string | null, readonly published: boolean, readonly isLegal: boolean, readonly locales: ReadonlyArray<string>, readonly updatedAt: Instant, readonly updatedByName: string | null, readonly bodies: ReadonlyArray<{ readonly locale: string, readonly number: number, readonly content: RichHtml, readonly writtenAt: Instant }> };

export type WrittenBodyFragment = { readonly locale: string, readonly number: number, readonly content: RichHtml, readonly writtenAt: Instant };

export type OneDocumentQueryVariables = {
  documentId: string;
};

export type OneDocumentQuery = { readonly managedDocument: { readonly __typename: 'ManagedDocument', readonly categoryId: string | null, readonly version: number, readonly _id: string, readonly title: string, readonly permissions: ReadonlyArray<Types.DocumentReader>, readonly categoryName: string | null, readonly published: boolean, readonly isLegal: boolean, readonly locales: ReadonlyArray<string>, readonly updatedAt: Instant, readonly updatedByName: string | null, readonly bodies: ReadonlyArray<{ readonly locale: string, readonly number: number, readonly content: RichHtml, readonly writtenAt: Instant }> } | null };

export type DocumentVersionsQueryVariables = {
  documentId: string;
  locale: string;
  before?: number | null | undefined;
};

export type DocumentVersionsQuery = { readonly documentVersions: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'DocumentVersion', readonly _id: string, readonly number: number, readonly writtenAt: Instant, readonly writtenByName: string | null }> } };

export type ListedVersionFragment = { readonly __typename: 'DocumentVersion', readonly _id: string, readonly number: number, readonly writtenAt: Instant, readonly writtenByName: string | null };

export type DocumentVersionQueryVariables = {
  documentId: string;
  locale: string;
  number: number;
};

export type DocumentVersionQuery = { readonly documentVersion: { readonly locale: string, readonly number: number, readonly content: RichHtml, readonly writtenAt: Instant } | null };

export type CreateDocumentMutationVariables = {
  documentId: string;
  documentInput: Types.DocumentInput;
};

export type CreateDocumentMutation = { readonly createDocument: { readonly __typename: 'ManagedDocument', readonly categoryId: string | null, readonly version: number, readonly _id: string, readonly title: string, readonly permissions: ReadonlyArray<Types.DocumentReader>, readonly categoryName: string | null, readonly published: boolean, readonly isLegal: boolean, readonly locales: ReadonlyArray<string>, readonly updatedAt: Instant, readonly updatedByName: string | null, readonly bodies: ReadonlyArray<{ readonly locale: string, readonly number: number, readonly content: RichHtml, readonly writtenAt: Instant }> } };

export type UpdateDocumentMutationVariables = {
  documentId: string;
  version: number;
  documentInput: Types.DocumentInput;
};

export type UpdateDocumentMutation = { readonly updateDocument: { readonly __typename: 'ManagedDocument', readonly categoryId: string | null, readonly version: number, readonly _id: string, readonly title: string, readonly permissions: ReadonlyArray<Types.DocumentReader>, readonly categoryName: string | null, readonly published: boolean, readonly isLegal: boolean, readonly locales: ReadonlyArray<string>, readonly updatedAt: Instant, readonly updatedByName: string | null, readonly bodies: ReadonlyArray<{ readonly locale: string, readonly number: number, readonly content: RichHtml, readonly writtenAt: Instant }> } };

export type PublishDocumentMutationVariables = {
  documentId: string;
  published: boolean;
};

export type PublishDocumentMutation = { readonly publishDocument: { readonly __typename: 'ManagedDocument', readonly categoryId: string | null, readonly version: number, readonly _id: string, readonly title: string, readonly permissions: ReadonlyArray<Types.DocumentReader>, readonly categoryName: string | null, readonly published: boolean, readonly isLegal: boolean, readonly locales: ReadonlyArray<string>, readonly updatedAt: Instant, readonly updatedByName: string | null, readonly bodies: ReadonlyArray<{ readonly locale: string, readonly number: number, readonly content: RichHtml, readonly writtenAt: Instant }> } };

export type SaveDocumentBodyMutationVariables = {
  documentId: string;
  locale: string;
  version: number;
  content: string;
};

export type SaveDocumentBodyMutation = { readonly saveDocumentBody: { readonly __typename: 'ManagedDocument', readonly categoryId: string | null, readonly version: number, readonly _id: string, readonly title: string, readonly permissions: ReadonlyArray<Types.DocumentReader>, readonly categoryName: string | null, readonly published: boolean, readonly isLegal: boolean, readonly locales: ReadonlyArray<string>, readonly updatedAt: Instant, readonly updatedByName: string | null, readonly bodies: ReadonlyArray<{ readonly locale: string, readonly number: number, readonly content: RichHtml, readonly writtenAt: Instant }> } };

export type RestoreDocumentVersionMutationVariables = {
  documentId: string;
  locale: string;
  version: number;
  number: number;
};

export type RestoreDocumentVersionMutation = { readonly restoreDocumentVersion: { readonly __typename: 'ManagedDocument', readonly categoryId: string | null, readonly version: number, readonly _id: string, readonly title: string, readonly permissions: ReadonlyArray<Types.DocumentReader>, readonly categoryName: string | null, readonly published: boolean, readonly isLegal: boolean, readonly locales: ReadonlyArray<string>, readonly updatedAt: Instant, readonly updatedByName: string | null, readonly bodies: ReadonlyArray<{ readonly locale: string, readonly number: number, readonly content: RichHtml, readonly writtenAt: Instant }> } };

export type AskForAcceptanceMutationVariables = {
  termsVersion: number;
};

export type AskForAcceptanceMutation = { readonly askForAcceptance: number };

export type DeleteDocumentMutationVariables = {
  documentId: string;
  typedTitle?: string | null | undefined;
};

export type DeleteDocumentMutation = { readonly deleteDocument: string };

export type RestoreDocumentMutationVariables = {
  documentId: string;
};

export type RestoreDocumentMutation = { readonly restoreDocument: { readonly __typename: 'ManagedDocument', readonly _id: string } };

export const oneDocument: TypedDocument<OneDocumentQuery, OneDocumentQueryVariables> = {
  operationName: 'oneDocument',
  query: `query oneDocument($documentId:ID!){managedDocument(documentId:$documentId){...OneDocument}}fragment OneDocument on ManagedDocument{...ListedDocument categoryId version bodies{...WrittenBody}}fragment ListedDocument on ManagedDocument{_id title permissions categoryName published isLegal locales updatedAt updatedByName __typename}fragment WrittenBody on DocumentBody{locale number content writtenAt}`,
};

export const documentVersions: TypedDocument<DocumentVersionsQuery, DocumentVersionsQueryVariables> = {
  operationName: 'documentVersions',
  query: `query documentVersions($documentId:ID!$locale:String!$before:Int){documentVersions(documentId:$documentId locale:$locale first:20 before:$before){rows{...ListedVersion}nextCursor}}fragment ListedVersion on DocumentVersion{_id number writtenAt writtenByName __typename}`,
};

export const documentVersion: TypedDocument<DocumentVersionQuery, DocumentVersionQueryVariables> = {
  operationName: 'documentVersion',
  query: `query documentVersion($documentId:ID!$locale:String!$number:Int!){documentVersion(documentId:$documentId locale:$locale number:$number){...WrittenBody}}fragment WrittenBody on DocumentBody{locale number content writtenAt}`,
};

export const createDocument: TypedDocument<CreateDocumentMutation, CreateDocumentMutationVariables> = {
  operationName: 'createDocument',
  query: `mutation createDocument($documentId:ID!$documentInput:DocumentInput!){createDocument(documentId:$documentId documentInput:$documentInput){...OneDocument}}fragment OneDocument on ManagedDocument{...ListedDocument categoryId version bodies{...WrittenBody}}fragment ListedDocument on ManagedDocument{_id title permissions categoryName published isLegal locales updatedAt updatedByName __typename}fragment WrittenBody on DocumentBody{locale number content writtenAt}`,
};

export const updateDocument: TypedDocument<UpdateDocumentMutation, UpdateDocumentMutationVariables> = {
  operationName: 'updateDocument',
  query: `mutation updateDocument($documentId:ID!$version:Int!$documentInput:DocumentInput!){updateDocument(documentId:$documentId version:$version documentInput:$documentInput){...OneDocument}}fragment OneDocument on ManagedDocument{...ListedDocument categoryId version bodies{...WrittenBody}}fragment ListedDocument on ManagedDocument{_id title permissions categoryName published isLegal locales updatedAt updatedByName __typename}fragment WrittenBody on DocumentBody{locale number content writtenAt}`,
};

export const publishDocument: TypedDocument<PublishDocumentMutation, PublishDocumentMutationVariables> = {
  operationName: 'publishDocument',
  query: `mutation publishDocument($documentId:ID!$published:Boolean!){publishDocument(documentId:$documentId published:$published){...OneDocument}}fragment OneDocument on ManagedDocument{...ListedDocument categoryId version bodies{...WrittenBody}}fragment ListedDocument on ManagedDocument{_id title permissions categoryName published isLegal locales updatedAt updatedByName __typename}fragment WrittenBody on DocumentBody{locale number content writtenAt}`,
};

export const saveDocumentBody: TypedDocument<SaveDocumentBodyMutation, SaveDocumentBodyMutationVariables> = {
  operationName: 'saveDocumentBody',
  query: `mutation saveDocumentBody($documentId:ID!$locale:String!$version:Int!$content:RichText!){saveDocumentBody(documentId:$documentId locale:$locale version:$version content:$content){...OneDocument}}fragment OneDocument on ManagedDocument{...ListedDocument categoryId version bodies{...WrittenBody}}fragment ListedDocument on ManagedDocument{_id title permissions categoryName published isLegal locales updatedAt updatedByName __typename}fragment WrittenBody on DocumentBody{locale number content writtenAt}`,
};

export const restoreDocumentVersion: TypedDocument<RestoreDocumentVersionMutation, RestoreDocumentVersionMutationVariables> = {
  operationName: 'restoreDocumentVersion',
  query: `mutation restoreDocumentVersion($documentId:ID!$locale:String!$version:Int!$number:Int!){restoreDocumentVersion(documentId:$documentId locale:$locale version:$version number:$number){...OneDocument}}fragment OneDocument on ManagedDocument{...ListedDocument categoryId version bodies{...WrittenBody}}fragment ListedDocument on ManagedDocument{_id title permissions categoryName published isLegal locales updatedAt updatedByName __typename}fragment WrittenBody on DocumentBody{locale number content writtenAt}`,
};

export const askForAcceptance: TypedDocument<AskForAcceptanceMutation, AskForAcceptanceMutationVariables> = {
  operationName: 'askForAcceptance',
  query: `mutation askForAcceptance($termsVersion:Int!){askForAcceptance(termsVersion:$termsVersion)}`,
};

export const deleteDocument: TypedDocument<DeleteDocumentMutation, DeleteDocumentMutationVariables> = {
  operationName: 'deleteDocument',
  query: `mutation deleteDocument($documentId:ID!$typedTitle:String){deleteDocument(documentId:$documentId typedTitle:$typedTitle)}`,
};

export const restoreDocument: TypedDocument<RestoreDocumentMutation, RestoreDocumentMutationVariables> = {
  operationName: 'restoreDocument',
  query: `mutation restoreDocument($documentId:ID!){restoreDocument(documentId:$documentId){_id __typename}}`,
};
