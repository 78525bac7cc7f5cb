import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { signedIn, viaParent, withRole } from '#kit/graphql/permission.ts';
import { isFreeRegistrant } from '#slices/people/server/public.ts';
import { can } from '../rules/permissions.ts';
import { createLink } from './create-link.ts';
import { deleteLink } from './delete-link.ts';
import type { LinkRecord } from './link-record.ts';
import { listLinks, listLinksOf } from './link.queries.ts';
import { updateLink } from './update-link.ts';

const keepers = withRole('admin', 'superadmin');

const Link = builder.objectRef<LinkRecord>('Link').implement({
  description: 'A page outside the college that helps students.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    title: t.exposeString('title'),
    url: t.exposeString('url'),
    description: t.exposeString('description'),
    groupId: t.exposeID('groupId', { nullable: true, description: 'None when it is for everybody.' }),
    groupName: t.exposeString('groupName', { nullable: true }),
    version: t.exposeInt('version', {
      description: 'Sent back with a change, so that none is overwritten unseen.',
    }),
  }),
});

const LinkInput = builder.inputType('LinkInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    url: t.string({ required: true }),
    description: t.string(),
    groupId: t.id(),
  }),
});

builder.queryField('ownLinks', (t) =>
  t.field({
    type: [Link],
    permission: signedIn,
    description:
      'The links for everybody and for the caller’s groups; for a free registrant only the latter.',
    resolve: (_, __, ctx) =>
      listLinksOf(
        ctx.unscoped('links of the caller’s own groups'),
        { personId: actorOf(ctx).personId, isFreeRegistrant: isFreeRegistrant(ctx) },
        ctx.services.now(),
      ),
  }),
);

builder.queryField('links', (t) =>
  t.field({
    type: [Link],
    permission: keepers,
    description: 'The links that the caller keeps.',
    resolve: async (_, __, ctx) => (await listLinks(ctx.db)).filter((link) => can.keep(actorOf(ctx), link)),
  }),
);

builder.mutationField('createLink', (t) =>
  t.field({
    type: Link,
    permission: keepers,
    args: {
      linkId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      linkInput: t.arg({ type: LinkInput, required: true }),
    },
    resolve: (_, { linkId, linkInput }, ctx) => createLink(ctx, linkId, linkInput),
  }),
);

builder.mutationField('updateLink', (t) =>
  t.field({
    type: Link,
    permission: keepers,
    args: {
      linkId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      linkInput: t.arg({ type: LinkInput, required: true }),
    },
    resolve: (_, change, ctx) => updateLink(ctx, change),
  }),
);

builder.mutationField('deleteLink', (t) =>
  t.boolean({
    permission: keepers,
    args: { linkId: t.arg.id({ required: true }) },
    resolve: (_, { linkId }, ctx) => deleteLink(ctx, linkId),
  }),
);
