import { builder } from '#kit/graphql/builder.ts';
import { anyone, byRule, viaParent } from '#kit/graphql/permission.ts';
import { can as canWithPeople } from '#slices/people/rules/permissions.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/public.ts';
import { can } from '../rules/permissions.ts';
import { findDocument, type DocumentRecord } from './document.queries.ts';

const Document = builder.objectRef<DocumentRecord>('Document').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    updatedByName: t.string({
      nullable: true,
      permission: byRule<DocumentRecord>('staff and whoever it names', (actor, { updatedBy }) =>
        canWithPeople.readNameBeside(actor, updatedBy),
      ),
      resolve: async ({ updatedBy }, _, ctx) => {
        const person = updatedBy ? await nameById(ctx).load(updatedBy) : null;
        return person ? fullName(person) : null;
      },
    }),
    title: t.exposeString('title'),
    content: t.exposeString('content'),
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
      // Whoever is held up reads what visitors read, the terms among it.
      return document && can.read(ctx.heldUpBy ? null : ctx.actor, document) ? document : null;
    },
  }),
);
