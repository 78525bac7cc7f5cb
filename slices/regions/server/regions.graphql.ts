import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { regionsInSight } from '../rules/permissions.ts';
import { REGION_ZONES } from '../rules/region.ts';
import { listCurrencies, listRegions, type RegionRecord } from './region.queries.ts';

/** What everybody who can see a region sees of it. Other fields are read only where they were loaded. */
export type RegionSummary = Pick<RegionRecord, 'id' | 'name' | 'slug' | 'userCount'> & Partial<RegionRecord>;

export const Region = builder.objectRef<RegionSummary>('Region').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
    userCount: t.exposeInt('userCount'),
    createdAt: t.field({ type: 'DateTime', nullable: true, resolve: (r) => r.createdAt }),
    updatedAt: t.field({ type: 'DateTime', nullable: true, resolve: (r) => r.updatedAt }),
    description: t.string({ nullable: true, resolve: (r) => r.description }),
    phone: t.string({ nullable: true, resolve: (r) => r.phone }),
    addressLine1: t.string({ nullable: true, resolve: (r) => r.addressLine1 }),
    addressLine2: t.string({ nullable: true, resolve: (r) => r.addressLine2 }),
    addressCity: t.string({ nullable: true, resolve: (r) => r.addressCity }),
    addressState: t.string({ nullable: true, resolve: (r) => r.addressState }),
    addressPostcode: t.string({ nullable: true, resolve: (r) => r.addressPostcode }),
    addressCountry: t.string({ nullable: true, resolve: (r) => r.addressCountry }),
    zone: t.string({ nullable: true, resolve: (r) => r.zone }),
    timeZone: t.string({ nullable: true, resolve: (r) => r.timeZone }),
    currency: t.string({ nullable: true, resolve: (r) => r.currency }),
    type: t.string({ nullable: true, resolve: (r) => r.type }),
    closed: t.boolean({ nullable: true, resolve: (r) => r.closed }),
    cardPaymentsEnabled: t.boolean({ nullable: true, resolve: (r) => r.cardPaymentsEnabled }),
  }),
});

const Currency = builder.objectRef<{ value: string; label: string; decimals: number }>('Currency').implement({
  permission: viaParent,
  fields: (t) => ({
    label: t.exposeString('label'),
    value: t.exposeString('value'),
    decimals: t.exposeInt('decimals'),
  }),
});

builder.queryField('regions', (t) =>
  t.field({
    type: [Region],
    permission: signedIn,
    resolve: (_, __, ctx) => listRegions(ctx.db, regionsInSight(actorOf(ctx))),
  }),
);

builder.queryField('regionZones', (t) =>
  t.stringList({ permission: signedIn, resolve: () => [...REGION_ZONES] }),
);

builder.queryField('currencies', (t) =>
  t.field({ type: [Currency], permission: signedIn, resolve: (_, __, ctx) => listCurrencies(ctx.db) }),
);
