import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { countedPageType, type PageOf } from '#kit/graphql/page.ts';
import { byRule, viaParent } from '#kit/graphql/permission.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import { DOCUMENT_SORTS, isLegal } from '../rules/document.ts';
import { can } from '../rules/permissions.ts';
import { findVersion, listBodies } from './document-versions.queries.ts';
import { listDocumentsPage, listVersionsPage, type EarlierVersion } from './list-documents.ts';
import type { DocumentVersion, ManagedDocument as Managed } from './managed-document.ts';
import { findManagedDocument } from './managed-documents.queries.ts';

export const writers = byRule('superadmins', can.edit);

const DocumentSortType = builder.enumType('DocumentSort', { values: DOCUMENT_SORTS });

async function nameOf(ctx: Context, personId: string | null): Promise<string | null> {
  const person = personId ? await nameById(ctx).load(personId) : null;
  return person ? fullName(person) : null;
}

const Body = builder.objectRef<DocumentVersion>('DocumentBody').implement({
  description: 'A document in one language, as it was saved once. Without words it was taken away.',
  permission: viaParent,
  fields: (t) => ({
    locale: t.exposeString('locale'),
    number: t.exposeInt('number', {
      description: 'The newest is sent back with a change, so that none is overwritten unseen.',
    }),
    content: t.expose('content', { type: 'RichText' }),
    writtenAt: t.expose('writtenAt', { type: 'DateTime' }),
    writtenByName: t.string({ nullable: true, resolve: ({ writtenBy }, _, ctx) => nameOf(ctx, writtenBy) }),
  }),
});

const Version = builder.objectRef<EarlierVersion>('DocumentVersion').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({
      description: 'Of one document and language.',
      resolve: ({ number }) => String(number),
    }),
    number: t.exposeInt('number'),
    writtenAt: t.expose('writtenAt', { type: 'DateTime' }),
    writtenByName: t.string({ nullable: true, resolve: ({ writtenBy }, _, ctx) => nameOf(ctx, writtenBy) }),
  }),
});

const VersionPage = builder.objectRef<PageOf<EarlierVersion>>('DocumentVersionPage').implement({
  permission: viaParent,
  fields: (t) => ({
    rows: t.expose('rows', { type: [Version] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
  }),
});

export const ManagedDocument = builder.objectRef<Managed>('ManagedDocument').implement({
  description: 'A document as those see it who write it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    title: t.exposeString('title'),
    permissions: t.exposeStringList('permissions', {
      description: 'The roles it is for; everybody who is signed in when there is none.',
    }),
    categoryId: t.exposeID('categoryId', { nullable: true }),
    categoryName: t.exposeString('categoryName', { nullable: true }),
    published: t.exposeBoolean('published'),
    isLegal: t.boolean({
      description: 'Whether it is one of the pages that are open to visitors and accepted by everybody.',
      resolve: ({ title }) => isLegal(title),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    updatedByName: t.string({ nullable: true, resolve: ({ updatedBy }, _, ctx) => nameOf(ctx, updatedBy) }),
    locales: t.exposeStringList('locales', { description: 'The languages it is written in.' }),
    version: t.exposeInt('version', {
      description: 'Sent back with a change of title or readers, so that none is overwritten unseen.',
    }),
    bodies: t.field({ type: [Body], resolve: ({ id }, _, ctx) => listBodies(ctx.db, id) }),
  }),
});

const DocumentFilter = builder.inputType('DocumentFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Beginnings of words of title and texts; accents do not count.' }),
    published: t.boolean({ description: 'Both kinds without it.' }),
    categoryId: t.id(),
    locale: t.string({ description: 'A language it is written in.' }),
    missingIn: t.string({ description: 'A language it is not written in.' }),
  }),
});

const DocumentPage = countedPageType('ManagedDocumentPage', ManagedDocument);

builder.queryField('managedDocuments', (t) =>
  t.field({
    type: DocumentPage,
    permission: writers,
    args: {
      filter: t.arg({ type: DocumentFilter }),
      sort: t.arg({ type: DocumentSortType, defaultValue: 'TITLE' }),
      descending: t.arg.boolean({ defaultValue: false }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { filter, sort, descending, first, after }, ctx) =>
      listDocumentsPage(ctx, {
        filter: filter ?? {},
        sortBy: sort ?? 'TITLE',
        isDescending: descending ?? false,
        first: first ?? 20,
        after: after ?? null,
      }),
  }),
);

builder.queryField('managedDocument', (t) =>
  t.field({
    type: ManagedDocument,
    nullable: true,
    permission: writers,
    args: { documentId: t.arg.id({ required: true }) },
    resolve: (_, { documentId }, ctx) => findManagedDocument(ctx.db, documentId),
  }),
);

builder.queryField('documentVersions', (t) =>
  t.field({
    type: VersionPage,
    permission: writers,
    args: {
      documentId: t.arg.id({ required: true }),
      locale: t.arg.string({ required: true }),
      first: t.arg.int({ defaultValue: 20 }),
      before: t.arg.int({ description: 'The number of the last version seen.' }),
    },
    resolve: (_, { documentId, locale, first, before }, ctx) =>
      listVersionsPage(ctx, { documentId, locale, first: first ?? 20, before: before ?? null }),
  }),
);

builder.queryField('documentVersion', (t) =>
  t.field({
    type: Body,
    nullable: true,
    permission: writers,
    args: {
      documentId: t.arg.id({ required: true }),
      locale: t.arg.string({ required: true }),
      number: t.arg.int({ required: true }),
    },
    resolve: (_, { documentId, locale, number }, ctx) => findVersion(ctx.db, documentId, { locale, number }),
  }),
);
