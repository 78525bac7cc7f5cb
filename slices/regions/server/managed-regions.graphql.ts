import { reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { byRule, viaParent, withRole } from '#kit/graphql/permission.ts';
import { recordFields, recordInput } from '#kit/graphql/record-types.ts';
import { can } from '../rules/permissions.ts';
import { region } from '../rules/region.ts';
import {
  findManagedRegion,
  listManagedRegions,
  type ManagedRegion as Managed,
} from './managed-regions.queries.ts';
import { closeRegion, createRegion, updateRegion } from './region.actions.ts';

const admins = withRole('admin');
const superadmins = byRule('superadmins who are admins', can.arrange);

const ManagedRegion = builder.objectRef<Managed>('ManagedRegion').implement({
  description: 'A region as those see it who manage it.',
  permission: viaParent,
  fields: (t) => ({
    ...recordFields(t, region),
    slug: t.exposeString('slug', { description: 'Given once, from country and name.' }),
    closed: t.exposeBoolean('closed'),
    userCount: t.exposeInt('userCount'),
    groupCount: t.exposeInt('groupCount', { description: 'Groups that are not archived.' }),
  }),
});

const RegionInput = recordInput('RegionInput', region);

const reachOf = (ctx: Context): string[] | null => reachWhere(actorOf(ctx), 'admin');

builder.queryField('managedRegions', (t) =>
  t.field({
    type: [ManagedRegion],
    description: 'The regions where the caller is an admin; for a superadmin all, those of the software too.',
    permission: admins,
    resolve: (_, __, ctx) => listManagedRegions(ctx.db, reachOf(ctx)),
  }),
);

builder.queryField('managedRegion', (t) =>
  t.field({
    type: ManagedRegion,
    nullable: true,
    permission: admins,
    args: { regionId: t.arg.id({ required: true }) },
    resolve: async (_, { regionId }, ctx) =>
      can.manage(actorOf(ctx), regionId) ? findManagedRegion(ctx.db, regionId) : null,
  }),
);

builder.mutationField('createRegion', (t) =>
  t.field({
    type: ManagedRegion,
    permission: superadmins,
    args: {
      regionId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      regionInput: t.arg({ type: RegionInput, required: true }),
    },
    resolve: (_, { regionId, regionInput }, ctx) => createRegion(ctx, regionId, regionInput),
  }),
);

builder.mutationField('updateRegion', (t) =>
  t.field({
    type: ManagedRegion,
    permission: admins,
    args: {
      regionId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      regionInput: t.arg({ type: RegionInput, required: true }),
    },
    resolve: (_, change, ctx) => updateRegion(ctx, change),
  }),
);

builder.mutationField('closeRegion', (t) =>
  t.field({
    type: ManagedRegion,
    permission: superadmins,
    args: { regionId: t.arg.id({ required: true }), closed: t.arg.boolean({ required: true }) },
    resolve: (_, { regionId, closed }, ctx) => closeRegion(ctx, regionId, closed),
  }),
);
