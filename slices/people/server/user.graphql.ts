import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { TELLS_OF_CALLER } from '#kit/graphql/limits.ts';
import { anyone, byRecord, byRule, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { SessionLostError } from '#kit/graphql/problem.ts';
import { regionsInSight } from '#slices/regions/rules/permissions.ts';
import { Region, regionById } from '#slices/regions/server/api.ts';
import { effectivePermissions } from '../rules/effective-permissions.ts';
import { can } from '../rules/permissions.ts';
import { fullName, hasAcceptedTerms, isAlumnus, PERSON_STATUSES } from '../rules/person.ts';
import { Address } from './profile/address.graphql.ts';
import { caller, wholeCaller } from './caller.ts';
import type { WholeCaller } from './caller.queries.ts';
import { addressesByItem, individualPermissionsByPerson, regionRolesByPerson } from './loaders.ts';
import type { PersonRecord } from './person-record.ts';
import { readPerson } from './read-person.ts';

/** The caller's own record already holds what is loaded for others. */
export type UserParent = PersonRecord & Partial<Omit<WholeCaller, keyof PersonRecord>>;

const reach = (person: UserParent) => ({ personId: person.id, regionIds: person.regionIds });
const forSelfAndStaff = byRecord<UserParent>('the person and the staff of their regions', (actor, person) =>
  can.read(actor, reach(person)),
);
const forSelf = byRule<UserParent>('the person', (actor, person) => actor.personId === person.id);

export const PersonStatusType = builder.enumType('PersonStatus', { values: PERSON_STATUSES });

const RegionRolesType = builder.objectRef<{ slug: string; roleNames: string[] }>('RegionRoles').implement({
  permission: viaParent,
  fields: (t) => ({ slug: t.exposeString('slug'), roleNames: t.exposeStringList('roleNames') }),
});

const ImpersonatingUser = builder
  .objectRef<{ id: string; firstName: string; lastName: string }>('ImpersonatingUser')
  .implement({
    permission: viaParent,
    fields: (t) => ({ _id: t.exposeID('id'), fullName: t.string({ resolve: fullName }) }),
  });

export const User = builder.objectRef<UserParent>('User').implement({
  extensions: TELLS_OF_CALLER,
  permission: forSelfAndStaff,
  fields: (t) => ({
    _id: t.exposeID('id', { permission: viaParent }),
    fullName: t.string({ permission: viaParent, resolve: fullName }),
    firstName: t.exposeString('firstName', { permission: viaParent }),
    lastName: t.exposeString('lastName', { permission: viaParent }),
    email: t.exposeString('email', { nullable: true }),
    studentNumber: t.string({
      nullable: true,
      description: 'Given to everybody who was ever in a group; never changed and never given again.',
      resolve: ({ studentNumber }) => studentNumber?.toString(),
    }),
    emailVerified: t.boolean({ nullable: true, resolve: (person) => person.emailVerifiedAt !== null }),
    status: t.expose('status', { type: PersonStatusType, nullable: true }),
    roles: t.exposeStringList('roles', { nullable: true }),
    regionIds: t.idList({ nullable: true, resolve: (person, _, ctx) => regionIdsInSight(person, ctx) }),
    regions: t.field({
      type: [Region],
      nullable: true,
      resolve: (person, _, ctx) => person.regions ?? regionsOf(person, ctx),
    }),
    regionRoles: t.field({
      type: [RegionRolesType],
      nullable: true,
      resolve: (person, _, ctx) => person.regionRoles ?? regionRolesByPerson(ctx).load(person.id),
    }),
    accountId: t.id({
      nullable: true,
      description: 'The account this person has now: this one, or the one that it was merged into.',
      resolve: ({ id, mergedInto }) => mergedInto ?? id,
    }),
    createdBy: t.exposeID('createdBy', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime', nullable: true }),
    cloudinaryId: t.exposeString('pictureId', { nullable: true }),
    locale: t.exposeString('locale', { nullable: true }),
    timezone: t.exposeString('timeZone', {
      nullable: true,
      description: 'In which times are told to this person; null for that of their device.',
    }),
    isAlumni: t.boolean({ nullable: true, resolve: isAlumnus }),
    graduatedOn: t.expose('graduatedOn', { type: 'Day', nullable: true, description: 'A day: 2026-05-17.' }),
    gradLocation: t.string({ nullable: true, resolve: (person) => person.graduationPlace || null }),
    gradYear: t.int({
      nullable: true,
      resolve: (person) => (person.graduatedOn ? Number(person.graduatedOn.slice(0, 4)) : null),
    }),
    subscribeAlumniEmail: t.exposeBoolean('subscribeAlumniEmail', { nullable: true }),
    termsAccepted: t.boolean({
      nullable: true,
      permission: forSelf,
      resolve: (person, _, ctx) => hasAcceptedTerms(person, caller(ctx)?.currentTermsVersion ?? 1),
    }),
    showAlumniWelcome: t.exposeBoolean('showAlumniWelcome', { nullable: true, permission: forSelf }),
    impersonatingUser: t.field({
      type: ImpersonatingUser,
      nullable: true,
      permission: forSelf,
      resolve: (person) => person.impersonator ?? null,
    }),
    showVideo: t.exposeBoolean('showVideo', { nullable: true }),
    permissions: t.stringList({
      nullable: true,
      resolve: async (person, _, ctx) =>
        effectivePermissions(person.roles, await individualPermissions(person, ctx)),
    }),
    individualPermissions: t.stringList({
      nullable: true,
      resolve: (person, _, ctx) => individualPermissions(person, ctx),
    }),
    address: t.field({
      type: Address,
      nullable: true,
      resolve: async (person, _, ctx) => (await addressesByItem(ctx).load(person.id))[0] ?? null,
    }),
  }),
});

type UserContext = Parameters<typeof caller>[0];

/** Campuses that the caller may not see are left out. */
function regionIdsInSight(person: UserParent, ctx: UserContext): string[] {
  const inSight = regionsInSight(actorOf(ctx));
  return person.regionIds.filter((id) => inSight === null || inSight.includes(id));
}

const regionsOf = async (person: UserParent, ctx: UserContext) =>
  (await regionById(ctx).loadMany(regionIdsInSight(person, ctx))).filter(isFound);

const individualPermissions = async (person: UserParent, ctx: UserContext): Promise<string[]> =>
  person.individualPermissions ??
  (await individualPermissionsByPerson(ctx).load(person.id)).map((row) => row.permission);

const isFound = <Row>(row: Row | Error | null): row is Row => row !== null && !(row instanceof Error);

builder.queryFields((t) => ({
  currentUser: t.field({
    type: User,
    nullable: true,
    permission: anyone,
    resolve: (_, __, ctx) => currentUser(ctx),
  }),
  user: t.field({
    type: User,
    nullable: true,
    permission: signedIn,
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_, { userId }, ctx) => readPerson(ctx, userId),
  }),
}));

/** Null for a visitor. A lost session is told once. */
function currentUser(ctx: UserContext): WholeCaller | null {
  if (ctx.sessionLoss) throw new SessionLostError(ctx.sessionLoss);
  return wholeCaller(ctx);
}
