import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { forAlumni } from '#slices/alumni/server/api.ts';
import { findShownOf, registryDb, type MinistryOfPerson } from '#slices/ministries/server/api.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { classMembersPage, findClasses, type ClassMemberRecord, type ClassRecord } from './class.queries.ts';

/** Sharp at twice the size of a face in the book of a class. */
const USUAL_WIDTH = 192;

const ministriesOf = loaderByOwner(
  (ctx, ids) => findShownOf(registryDb(ctx), ids),
  ({ personId }: MinistryOfPerson) => personId,
);

const AlumniClass = builder.objectRef<ClassRecord>('AlumniClass').implement({
  description: 'Those who graduated in a year at a place, as far as they show it.',
  permission: viaParent,
  fields: (t) => ({
    year: t.exposeInt('year'),
    place: t.exposeString('place', { description: 'Empty for those who do not show theirs.' }),
    count: t.exposeInt('count'),
  }),
});

const MinistryOfMember = builder.objectRef<MinistryOfPerson>('MinistryOfMember').implement({
  description: 'What an alumnus has listed in the registry, as others see it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    city: t.exposeString('city'),
    country: t.exposeString('country', { description: 'ISO 3166: US.' }),
  }),
});

const ClassMember = builder.objectRef<ClassMemberRecord>('ClassMember').implement({
  description: 'An alumnus with what they show to other alumni.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    fullName: t.string({ resolve: fullName }),
    gradPlace: t.exposeString('gradPlace', { nullable: true }),
    location: t.exposeString('location', { nullable: true }),
    about: t.exposeString('about', { nullable: true }),
    homePage: t.exposeString('homePage', { nullable: true }),
    pictureUrl: t.string({
      nullable: true,
      args: { width: t.arg.int() },
      resolve: ({ pictureId }, { width }, ctx) =>
        pictureId && ctx.services.images.url(pictureId, { width: width ?? USUAL_WIDTH }),
    }),
    isContactable: t.exposeBoolean('isContactable', { description: 'Whether they take messages.' }),
    ministries: t.field({
      type: [MinistryOfMember],
      extensions: countsForRows(1),
      resolve: ({ id }, _, ctx) => ministriesOf(ctx).load(id),
    }),
  }),
});

builder.queryFields((t) => ({
  alumniClasses: t.field({
    type: [AlumniClass],
    permission: forAlumni,
    description: 'The latest first.',
    resolve: (_, __, ctx) => findClasses(ctx.db),
  }),
  classMembers: t.field({
    type: countedPageType('ClassMemberPage', ClassMember),
    permission: forAlumni,
    description: 'Who graduated in a year, by name.',
    args: {
      year: t.arg.int({ required: true }),
      place: t.arg.string({
        description: 'Empty for those who show none; of all places where it is left out.',
      }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { year, place, ...page }, ctx) =>
      classMembersPage(ctx.db, { year, place: place ?? null }, page),
  }),
}));
