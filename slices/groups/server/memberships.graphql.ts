import { isAboutActor } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { isFormer, isThereToStay } from '../rules/membership.ts';
import { can } from '../rules/permissions.ts';
import { managers } from './managed-groups.graphql.ts';
import { findMembershipsOf, type HeldMembership } from './memberships.queries.ts';

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
      description: 'Whether the caller may move the person from it to another group; not on its last day.',
      resolve: (membership, _, ctx) =>
        isThereToStay(membership, membership.today) && !isAboutActor(actorOf(ctx), membership),
    }),
  }),
});

builder.queryField('memberships', (t) =>
  t.field({
    type: [GroupMembership],
    permission: managers,
    description:
      'Of a person, also those that are over, the newest first; of the campuses the caller looks after.',
    args: { personId: t.arg.id({ required: true }) },
    resolve: async (_, { personId }, ctx) =>
      (await findMembershipsOf(ctx.db, personId, ctx.services.now())).filter((membership) =>
        can.manage(actorOf(ctx), membership),
      ),
  }),
);
