import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { signedIn, viaParent, withRole } from '#kit/graphql/permission.ts';
import { recordFields, recordInput } from '#kit/graphql/record-types.ts';
import { isFreeRegistrant } from '#slices/people/server/api.ts';
import { link } from '../rules/link.ts';
import { can } from '../rules/permissions.ts';
import { createLink, deleteLink, updateLink } from './link.actions.ts';
import { listLinks, listLinksOf, type LinkRecord } from './link.queries.ts';

const keepers = withRole('admin', 'superadmin');

const Link = builder.objectRef<LinkRecord>('Link').implement({
  description: 'A page outside the college that helps students.',
  permission: viaParent,
  fields: (t) => ({
    ...recordFields(t, link),
    groupName: t.exposeString('groupName', { nullable: true }),
  }),
});

const LinkInput = recordInput('LinkInput', link);

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
    resolve: async (_, __, ctx) => (await listLinks(ctx.db)).filter((known) => can.keep(actorOf(ctx), known)),
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
