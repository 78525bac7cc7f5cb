import { isAboutActor } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { User } from '#slices/people/server/api.ts';
import { isFormer } from '../rules/membership.ts';
import { can } from '../rules/permissions.ts';
import { findMembershipsOf, type HeldMembership } from './memberships.queries.ts';

const membershipsInReach = loaderByOwner(
  (ctx, ids) => findMembershipsOf(ctx.db, ids, ctx.services.now()),
  (row) => row.personId,
);

const GroupMembership = builder.objectRef<HeldMembership>('GroupMembership').implement({
  description: 'A group that a person is or was in.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('groupId', { description: 'The group’s: nobody is in one twice.' }),
    name: t.exposeString('name'),
    regionId: t.exposeID('regionId'),
    regionName: t.exposeString('regionName'),
    archived: t.exposeBoolean('archived'),
    firstDay: t.expose('firstDay', { type: 'Day', description: 'A day of the group’s campus.' }),
    lastDay: t.expose('lastDay', { type: 'Day', nullable: true }),
    isOver: t.boolean({ resolve: (membership) => isFormer(membership, membership.today) }),
    mayMove: t.boolean({
      description: 'Whether the caller may move the person from it to another group.',
      resolve: (membership, _, ctx) =>
        !isFormer(membership, membership.today) &&
        !isAboutActor(actorOf(ctx), membership) &&
        can.manage(actorOf(ctx), membership),
    }),
  }),
});

builder.objectField(User, 'memberships', (t) =>
  t.field({
    type: [GroupMembership],
    nullable: true,
    description: 'Also those that are over, the newest first; those on campuses out of reach are left out.',
    resolve: ({ id }, _, ctx) => membershipsInReach(ctx).load(id),
  }),
);
