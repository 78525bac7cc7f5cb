import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { countedPageType, parsedSearch } from '#kit/graphql/page.ts';
import { anyone, byRule, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { can as canWithPeople } from '#slices/people/rules/permissions.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { isFreeRegistrant, nameById } from '#slices/people/server/api.ts';
import { can, rolesAnywhere } from '../rules/permissions.ts';
import {
  findDocument,
  listReadable,
  type DocumentRecord,
  type ReadableDocument,
} from './document.queries.ts';

const Document = builder.objectRef<DocumentRecord>('Document').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    updatedByName: t.string({
      nullable: true,
      permission: byRule<DocumentRecord>('staff and the person it names', (actor, { updatedBy }) =>
        canWithPeople.readNameBeside(actor, updatedBy),
      ),
      resolve: async ({ updatedBy }, _, ctx) => {
        const person = updatedBy ? await nameById(ctx).load(updatedBy) : null;
        return person ? fullName(person) : null;
      },
    }),
    title: t.exposeString('title'),
    content: t.expose('content', { type: 'RichText' }),
    locale: t.exposeString('locale', {
      description: 'The language of the content, which may be another than was asked for.',
    }),
    permissions: t.exposeStringList('permissions'),
    published: t.exposeBoolean('published'),
  }),
});

builder.queryField('documentByTitle', (t) =>
  t.field({
    type: Document,
    nullable: true,
    permission: anyone,
    args: { title: t.arg.string({ required: true }) },
    resolve: async (_, { title }, ctx) => {
      const document = await findDocument(ctx.db, title, ctx.locale);
      // The person who is held up reads what visitors read, the terms among it.
      const reader = ctx.blockedBy ? null : ctx.actor;
      const mayRead = document && can.read(reader, document, { isFreeRegistrant: isFreeRegistrant(ctx) });
      return mayRead ? document : null;
    },
  }),
);

const Readable = builder.objectRef<ReadableDocument>('ReadableDocument').implement({
  description: 'A document in the list of the user who may read it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    title: t.exposeString('title'),
    categoryName: t.exposeString('categoryName', { nullable: true }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    locale: t.exposeString('locale', { description: 'The language in which the caller reads it.' }),
  }),
});

const ReadablePage = countedPageType('ReadableDocumentPage', Readable);

builder.queryField('documents', (t) =>
  t.field({
    type: ReadablePage,
    description: 'What is published and the caller may read.',
    permission: signedIn,
    args: {
      search: t.arg.string({ description: 'Beginnings of words of title and text; accents do not count.' }),
      inTitle: t.arg.boolean({ defaultValue: false, description: 'Finds by the title alone.' }),
      categoryId: t.arg.id(),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { search, inTitle, categoryId, ...page }, ctx) => {
      const actor = actorOf(ctx);
      const params = {
        search: parsedSearch(search, 'documentSearchTooLong'),
        inTitle: inTitle ?? false,
        categoryId: categoryId ?? null,
        roles: rolesAnywhere(actor),
        readsAll: can.edit(actor),
        isOpenOnly: isFreeRegistrant(ctx),
        locale: ctx.locale,
      };
      return listReadable(ctx.db, params, page);
    },
  }),
);
