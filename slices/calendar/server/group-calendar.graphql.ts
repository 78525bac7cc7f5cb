import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { signedIn, viaParent, withRole } from '#kit/graphql/permission.ts';
import { findCalendarsFor, type GroupCalendarRecord } from './group-calendar.queries.ts';
import { readOwnGroupCalendar, setGroupCalendar } from './set-group-calendar.ts';

const keepers = withRole('manager', 'admin', 'superadmin');

const GroupCalendar = builder.objectRef<GroupCalendarRecord>('GroupCalendar').implement({
  description: 'A calendar that a group keeps elsewhere.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('groupId'),
    address: t.exposeString('address'),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true, description: 'When it was last read.' }),
    triedAt: t.expose('triedAt', { type: 'DateTime', nullable: true }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why the last try failed.' }),
    entryCount: t.exposeInt('entryCount'),
  }),
});

interface Followed {
  groupId: string;
  name: string;
  readAt: Date | null;
  problem: string | null;
}

const FollowedCalendar = builder.objectRef<Followed>('FollowedCalendar').implement({
  description: 'A calendar elsewhere of one of the caller’s groups.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('groupId'),
    groupName: t.exposeString('name'),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true }),
    isFailing: t.boolean({ resolve: ({ problem }) => problem !== null }),
  }),
});

builder.queryFields((t) => ({
  followedCalendars: t.field({
    type: [FollowedCalendar],
    permission: signedIn,
    resolve: (_, __, ctx) =>
      findCalendarsFor(ctx.unscoped('what stands in the caller’s own calendar'), {
        personId: actorOf(ctx).personId,
        now: ctx.services.now(),
      }),
  }),
  groupCalendar: t.field({
    type: GroupCalendar,
    nullable: true,
    permission: keepers,
    args: { groupId: t.arg.id({ required: true }) },
    resolve: (_, { groupId }, ctx) => readOwnGroupCalendar(ctx, groupId),
  }),
}));

builder.mutationField('setGroupCalendar', (t) =>
  t.field({
    type: GroupCalendar,
    nullable: true,
    permission: keepers,
    description:
      'Where a group keeps a calendar; nowhere with an empty address. The same again is read at once.',
    args: {
      groupId: t.arg.id({ required: true }),
      address: t.arg.string({ required: true }),
    },
    resolve: (_, said, ctx) => setGroupCalendar(ctx, said),
  }),
);
