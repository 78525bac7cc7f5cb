import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { countedPageType, type PageOf } from '#kit/graphql/page.ts';
import { byRule, viaParent } from '#kit/graphql/permission.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import { recordFields } from '#kit/graphql/record-types.ts';
import { document, DOCUMENT_SORTS, isLegal } from '../rules/document.ts';
import { can } from '../rules/permissions.ts';
import {
  findVersion,
  listBodies,
  listVersions,
  type DocumentVersion,
  type EarlierVersion,
} from './document-versions.queries.ts';
import {
  findManagedDocument,
  listDocuments,
  type ManagedDocument as Managed,
} from './managed-documents.queries.ts';

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
    ...recordFields(t, document),
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
    resolve: (_, { filter, sort, descending, ...page }, ctx) =>
      listDocuments(
        ctx.db,
        { filter: filter ?? {}, sortBy: sort ?? 'TITLE', isDescending: descending ?? false },
        page,
      ),
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
    resolve: (_, args, ctx) => listVersions(ctx.db, args),
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
