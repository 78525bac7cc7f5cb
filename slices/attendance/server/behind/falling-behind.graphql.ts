import { reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { countedPageType, readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { enumType } from '#kit/graphql/record-types.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { LIMITS } from '../../rules/falling-behind.ts';
import { findBehind, type Behind } from './falling-behind.ts';
import { overseers } from '../overseers.ts';

const REACH = 'who is falling behind on the campuses that the caller looks after';

const FallingBehind = builder.objectRef<Behind>('FallingBehind').implement({
  description: 'A student who has crossed a limit in the term that runs.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    personId: t.exposeID('personId'),
    fullName: t.string({ resolve: fullName }),
    givenName: t.exposeString('firstName'),
    familyName: t.exposeString('lastName'),
    studentNumber: t.exposeString('studentNumber', { nullable: true }),
    groupName: t.string({ resolve: ({ group }) => group.name }),
    regionName: t.string({ resolve: ({ group }) => group.regionName }),
    termName: t.string({ resolve: ({ term }) => term.name }),
    percent: t.field({ type: 'Percent', nullable: true, resolve: ({ standing }) => standing.percent }),
    lowPercent: t.expose('lowPercent', { type: 'Percent', nullable: true }),
    absences: t.int({ resolve: ({ standing }) => standing.counts.ABSENT }),
    absencesOverGrace: t.int({ resolve: ({ standing }) => standing.absencesOverGrace }),
    deduction: t.field({ type: 'Percent', resolve: ({ standing }) => standing.deduction }),
    limits: t.field({ type: [enumType('AttendanceLimit', LIMITS)], resolve: ({ limits }) => [...limits] }),
  }),
});

const FallingBehindPage = countedPageType('FallingBehindPage', FallingBehind);

const reachOf = (ctx: Context) => reachWhere(actorOf(ctx), 'manager', 'admin');

interface Narrowed {
  groupId?: string | null | undefined;
  regionId?: string | null | undefined;
}

/** Of the campuses that are reached the one that is asked for; outside of them there is none. */
const within = (reach: readonly string[] | null, regionId: string | null | undefined) => {
  if (!regionId) return reach;
  return reach === null || reach.includes(regionId) ? [regionId] : [];
};

async function listBehind(
  ctx: Context,
  { groupId, regionId, ...page }: Narrowed & PageArgs,
): Promise<CountedPage<Behind>> {
  const all = await findBehind(ctx.unscoped(REACH), {
    now: ctx.services.now(),
    regionIds: within(reachOf(ctx), regionId),
    ...(groupId && { groupIds: [groupId] }),
  });
  const read = (max: number, after: string | null) => {
    const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
    return Promise.resolve(all.slice(from, from + max));
  };
  return readPage(page, read, () => Promise.resolve(all.length));
}

builder.queryFields((t) => ({
  fallingBehind: t.field({
    type: FallingBehindPage,
    permission: overseers,
    description: 'On the campuses that the caller looks after, the worst first.',
    args: {
      groupId: t.arg.id(),
      regionId: t.arg.id({ description: 'One of the campuses that the caller looks after.' }),
      first: t.arg.int({ defaultValue: 20 }),
      // That of a student in a group, which is no id by itself.
      after: t.arg.string(),
    },
    resolve: (_, args, ctx) => listBehind(ctx, args),
  }),
}));
