import { reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { countedPageType, readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { enumType } from '#kit/graphql/record-types.ts';
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
    fullName: t.exposeString('fullName'),
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

async function listBehind(
  ctx: Context,
  { groupId, ...page }: { groupId?: string | null | undefined } & PageArgs,
): Promise<CountedPage<Behind>> {
  const all = await findBehind(ctx.unscoped(REACH), {
    now: ctx.services.now(),
    regionIds: reachOf(ctx),
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
      first: t.arg.int({ defaultValue: 20 }),
      // That of a student in a group, which is no id by itself.
      after: t.arg.string(),
    },
    resolve: (_, args, ctx) => listBehind(ctx, args),
  }),
}));
