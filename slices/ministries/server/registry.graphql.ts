import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { countedPageType, parsedSearch } from '#kit/graphql/page.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { enumType } from '#kit/graphql/record-types.ts';
import { forAlumni } from '#slices/alumni/server/api.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import { CONTINENTS } from '../rules/countries.ts';
import { MINISTRY_ORDERS } from '../rules/ministry.ts';
import { findReachable } from './alumni.queries.ts';
import {
  findManyShown,
  findShown,
  listCountries,
  listPlaced,
  MAP_MAX,
  pageOfShown,
  type PlacedMinistry,
  type ShownMinistry,
} from './shown.queries.ts';

/** What others see is for all alumni, wherever its owner belongs. */
export const registryDb = (ctx: Context) => ctx.unscoped('the registry of ministries for alumni');

export const shownById = loaderById((ctx, ids) => findManyShown(registryDb(ctx), ids));

const reachableById = loaderById((ctx, ids) => findReachable(ctx.db, ids));

export const nameOfOwner = async (ctx: Context, personId: string): Promise<string> => {
  const person = await nameById(ctx).load(personId);
  return person ? fullName(person) : '';
};

export const ListedMinistry = builder.objectRef<ShownMinistry>('ListedMinistry').implement({
  description: 'A ministry as all alumni see it: as it was approved last, while its owner does not hide it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    ministers: t.exposeString('ministers'),
    description: t.exposeString('description'),
    website: t.exposeString('website'),
    city: t.exposeString('city'),
    country: t.exposeString('country', { description: 'ISO 3166: US.' }),
    latitude: t.exposeFloat('latitude', { nullable: true, description: 'Rounded to a tenth of a degree.' }),
    longitude: t.exposeFloat('longitude', { nullable: true }),
    contactEmail: t.exposeString('contactEmail', { description: 'Empty where its owner does not show it.' }),
    hasGraduate: t.exposeBoolean('hasGraduate'),
    hasMember: t.exposeBoolean('hasMember'),
    isPublic: t.exposeBoolean('isPublic', {
      description: 'Whether it is also for the world outside the alumni.',
    }),
    approvedAt: t.expose('approvedAt', { type: 'DateTime', nullable: true }),
    ownerId: t.exposeID('personId'),
    ownerName: t.string({ resolve: ({ personId }, _, ctx) => nameOfOwner(ctx, personId) }),
    isOwn: t.boolean({ resolve: ({ personId }, _, ctx) => personId === actorOf(ctx).personId }),
    takesMessages: t.boolean({
      description: 'Whether the caller may write to its owner, by relay.',
      resolve: async ({ personId }, _, ctx) => (await reachableById(ctx).load(personId)) !== null,
    }),
  }),
});

const ListedMinistryPage = countedPageType('ListedMinistryPage', ListedMinistry);

const MinistryOnMap = builder.objectRef<PlacedMinistry>('MinistryOnMap').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    city: t.exposeString('city'),
    country: t.exposeString('country'),
    latitude: t.exposeFloat('latitude', { description: 'Rounded to a tenth of a degree.' }),
    longitude: t.exposeFloat('longitude'),
  }),
});

const MinistryFilterInput = builder.inputType('MinistryFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Beginnings of words of its name, ministers, city or description.' }),
    country: t.string({ description: 'ISO 3166: US.' }),
    continent: t.field({ type: enumType('Continent', CONTINENTS) }),
    hasGraduate: t.boolean({ description: 'True: only those with a second-year graduate.' }),
    hasMember: t.boolean({ description: 'True: only those with a member of the organisation.' }),
  }),
});

type Asked = typeof MinistryFilterInput.$inferInput;

const asFilter = (asked: Asked | null | undefined) => ({
  ...asked,
  search: parsedSearch(asked?.search, 'requestNotUnderstood'),
});

builder.queryFields((t) => ({
  listedMinistries: t.field({
    type: ListedMinistryPage,
    permission: forAlumni,
    args: {
      filter: t.arg({ type: MinistryFilterInput }),
      order: t.arg({ type: enumType('MinistryOrder', MINISTRY_ORDERS), defaultValue: 'NAME' }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { filter, order, ...page }, ctx) =>
      pageOfShown(registryDb(ctx), { filter: asFilter(filter), order: order ?? 'NAME' }, page),
  }),
  ministriesOnMap: t.field({
    type: [MinistryOnMap],
    permission: forAlumni,
    description: 'Those that say where they are: the newest 600, where there are more.',
    extensions: countsForRows(MAP_MAX),
    args: { filter: t.arg({ type: MinistryFilterInput }) },
    resolve: (_, { filter }, ctx) => listPlaced(registryDb(ctx), asFilter(filter)),
  }),
  ministryCountries: t.field({
    type: ['String'],
    permission: forAlumni,
    description: 'Where there are ministries. ISO 3166: US.',
    resolve: (_, __, ctx) => listCountries(registryDb(ctx)),
  }),
  listedMinistry: t.field({
    type: ListedMinistry,
    nullable: true,
    permission: forAlumni,
    args: { ministryId: t.arg.id({ required: true }) },
    resolve: (_, { ministryId }, ctx) => findShown(registryDb(ctx), ministryId),
  }),
}));
