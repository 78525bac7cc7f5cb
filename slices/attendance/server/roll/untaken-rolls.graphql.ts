import { reachWhere, regionsWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { defineQueue } from '#kit/graphql/waiting.ts';
import { CourseOffering } from '#slices/courses/server/api.ts';
import { findRollSession, type RollSession } from './roll-sessions.queries.ts';
import { SessionToTake } from './roll.graphql.ts';
import { findForgottenIn, findStandIns, findUntakenOf, type UntakenRoll } from './untaken-rolls.queries.ts';

defineQueue({
  name: 'forgottenRolls',
  path: '/attendances?tab=forgotten',
  isFor: (actor) => actor.roles.includes('manager') && regionsWhere(actor, 'manager').length > 0,
  look: async (ctx) => {
    const forgotten = await findForgottenIn(
      ctx.unscoped('rolls of the campuses that the caller looks after'),
      reachWhere(actorOf(ctx), 'manager'),
      ctx.services.now(),
    );
    return [...Map.groupBy(forgotten, ({ regionId }) => regionId)].map(([regionId, [oldest, ...others]]) => ({
      regionId,
      count: others.length + 1,
      since: oldest?.endsAt ?? null,
      path: `/attendances/${oldest?.sessionId ?? ''}`,
    }));
  },
});

interface Waiting {
  untaken: readonly UntakenRoll[];
  /** The one whose class is running. */
  running: UntakenRoll | undefined;
}

const RollsToTake = builder.objectRef<Waiting>('RollsToTake').implement({
  description: 'Rolls that wait for the teacher of a class.',
  permission: viaParent,
  fields: (t) => ({
    count: t.int({ resolve: ({ untaken }) => untaken.length }),
    since: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ untaken, running }) => (running ?? untaken[0])?.startsAt ?? null,
    }),
    sessionId: t.id({
      nullable: true,
      description: 'The one to take first: that of the class that is running, else the oldest.',
      resolve: ({ untaken, running }) => (running ?? untaken[0])?.sessionId ?? null,
    }),
    isNow: t.boolean({ resolve: ({ running }) => running !== undefined }),
  }),
});

const untakenByClass = loaderByOwner(
  (ctx, ids) => findUntakenOf(ctx.unscoped('rolls of the classes of the caller'), ids, ctx.services.now()),
  ({ courseOfferingId }) => courseOfferingId,
);

builder.objectField(CourseOffering, 'rollsToTake', (t) =>
  t.field({
    type: RollsToTake,
    description: 'Of its sessions of the last two weeks.',
    resolve: async ({ id }, _, ctx) => {
      const untaken = await untakenByClass(ctx).load(id);
      const now = ctx.services.now();
      return { untaken, running: untaken.find(({ endsAt }) => endsAt > now) };
    },
  }),
);

/** What a dashboard tells of them is what a roll tells of its session. */
async function rollsToStandIn(ctx: Context): Promise<RollSession[]> {
  const db = ctx.unscoped('rolls of classes that the caller takes for others');
  const untaken = await findStandIns(db, { personId: actorOf(ctx).personId, now: ctx.services.now() });
  const found = await Promise.all(
    untaken.map(({ sessionId: id }) => findRollSession(db, { id, locale: ctx.locale })),
  );
  return found.flatMap((session) => session ?? []);
}

builder.queryField('rollsToStandIn', (t) =>
  t.field({
    type: [SessionToTake],
    permission: signedIn,
    description:
      'Rolls that wait for the caller, who takes the class for another teacher: of two weeks, the oldest first.',
    resolve: (_, __, ctx) => rollsToStandIn(ctx),
  }),
);
