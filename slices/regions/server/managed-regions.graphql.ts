import { holds, regionsWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { byRule, viaParent, withRole } from '#kit/graphql/permission.ts';
import { can } from '../rules/permissions.ts';
import { ALL_ZONES, REGION_TYPES } from '../rules/region.ts';
import { closeRegion } from './close-region.ts';
import { createRegion } from './create-region.ts';
import type { ManagedRegion as Managed } from './managed-region.ts';
import { findManagedRegion, listManagedRegions } from './managed-regions.queries.ts';
import { updateRegion } from './update-region.ts';

const admins = withRole('admin');
const superadmins = byRule('superadmins who are admins', can.arrange);

const ZoneType = builder.enumType('RegionZone', { values: ALL_ZONES });
const TypeOfRegion = builder.enumType('RegionType', { values: REGION_TYPES });

const ManagedRegion = builder.objectRef<Managed>('ManagedRegion').implement({
  description: 'A region as those see it who manage it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    slug: t.exposeString('slug', { description: 'Given once, from country and name.' }),
    description: t.exposeString('description'),
    phone: t.exposeString('phone'),
    addressLine1: t.exposeString('addressLine1'),
    addressLine2: t.exposeString('addressLine2'),
    addressCity: t.exposeString('addressCity'),
    addressState: t.exposeString('addressState'),
    addressPostcode: t.exposeString('addressPostcode'),
    addressCountry: t.exposeString('addressCountry', { description: 'Three letters: USA.' }),
    zone: t.expose('zone', { type: ZoneType }),
    timeZone: t.exposeString('timeZone'),
    currency: t.exposeString('currency'),
    type: t.expose('type', { type: TypeOfRegion }),
    cardPaymentsEnabled: t.exposeBoolean('cardPaymentsEnabled'),
    closed: t.exposeBoolean('closed'),
    userCount: t.exposeInt('userCount'),
    groupCount: t.exposeInt('groupCount', { description: 'Groups that are not archived.' }),
    version: t.exposeInt('version', {
      description: 'Sent back with a change, so that none is overwritten unseen.',
    }),
  }),
});

const RegionInput = builder.inputType('RegionInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    description: t.string(),
    phone: t.string(),
    addressLine1: t.string(),
    addressLine2: t.string(),
    addressCity: t.string(),
    addressState: t.string(),
    addressPostcode: t.string(),
    addressCountry: t.string({ description: 'Three letters: USA. Required but in the zone SYSTEM.' }),
    zone: t.field({ type: ZoneType, required: true }),
    timeZone: t.string({ required: true }),
    currency: t.string({ required: true }),
    type: t.field({ type: TypeOfRegion, required: true }),
    cardPaymentsEnabled: t.boolean(),
  }),
});

const reachOf = (ctx: Context): string[] | null => {
  const actor = actorOf(ctx);
  return holds(actor, 'superadmin') ? null : regionsWhere(actor, 'admin');
};

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
