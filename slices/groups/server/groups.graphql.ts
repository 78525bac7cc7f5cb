import { builder } from '#kit/graphql/builder.ts';
import { anyone, viaParent } from '#kit/graphql/permission.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import type { Context } from '#kit/graphql/context.ts';
import { isActiveStudent, isAlumniOnly, isAlumnus } from '#slices/people/rules/person.ts';
import { selectedGroup } from '#slices/people/rules/selected-group.ts';
import { User, type UserParent } from '#slices/people/server/api.ts';
import { findGroupOpenForSignUp, findGroupsOf } from './group.queries.ts';

interface GroupSummary {
  id: string;
  name: string;
  archived: boolean;
}

const groupsInReach = loaderByOwner(
  (ctx, ids) => findGroupsOf(ctx.db, ids, ctx.services.now()),
  (row) => row.personId,
);

// Members see their groups, although groups lie in the reach of staff alone.
const ownGroups = loaderByOwner(
  (ctx, ids) => findGroupsOf(ctx.unscoped('groups the caller is in'), ids, ctx.services.now()),
  (row) => row.personId,
);

/** A user who comes out of a list has them in hand: a promise for each row of it would cost more than the groups. */
function groupsOf(person: UserParent, ctx: Context): GroupSummary[] | Promise<GroupSummary[]> {
  const isOwn = person.id === ctx.actor?.personId;
  return person.groups ?? (isOwn ? ownGroups : groupsInReach)(ctx).load(person.id);
}

export const Group = builder.objectRef<GroupSummary>('Group').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    archived: t.exposeBoolean('archived'),
  }),
});

builder.objectFields(User, (t) => ({
  groups: t.field({ type: [Group], nullable: true, resolve: (person, _, ctx) => groupsOf(person, ctx) }),
  selectedGroup: t.id({
    nullable: true,
    resolve: async (person, _, ctx) => selectedGroup(person.selectedGroupId, await groupsOf(person, ctx)),
  }),
  isActiveStudent: t.boolean({
    nullable: true,
    resolve: async (person, _, ctx) => isActiveStudent(await groupsOf(person, ctx)),
  }),
  isAlumniOnly: t.boolean({
    nullable: true,
    resolve: async (person, _, ctx) =>
      isAlumniOnly({ isAlumni: isAlumnus(person), groups: await groupsOf(person, ctx) }),
  }),
}));

const SignUpGroup = builder
  .objectRef<{ id: string; name: string; regionName: string }>('SignUpGroup')
  .implement({
    permission: viaParent,
    fields: (t) => ({
      _id: t.exposeID('id'),
      name: t.exposeString('name'),
      regionName: t.exposeString('regionName'),
    }),
  });

builder.queryField('signUpGroup', (t) =>
  t.field({
    type: SignUpGroup,
    nullable: true,
    permission: anyone,
    args: { groupId: t.arg.id({ required: true }) },
    resolve: (_, { groupId }, ctx) => findGroupOpenForSignUp(ctx.unscoped('groups open to anyone'), groupId),
  }),
);
