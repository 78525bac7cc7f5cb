import { isAboutActor } from '#kit/access/actor.ts';
import type { Day } from '#kit/calendar/day.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkLastDay } from '../rules/membership.ts';
import { loadGroupForUpdate } from './load-group-for-update.ts';
import { findMember, storeLastDay, type GroupMember } from './group-members.queries.ts';

interface Ending {
  groupId: string;
  personId: string;
  lastDay: Day;
}

/** Says on which day somebody is in a group for the last time. They stay on record. */
export const endMembership = (ctx: Context, { groupId, personId, lastDay }: Ending): Promise<GroupMember> =>
  transaction(ctx.db, async (tx) => {
    const group = await loadGroupForUpdate(tx, ctx, groupId);
    const before = await findMember(tx, groupId, personId);
    if (!before) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (isAboutActor(actorOf(ctx), { personId })) throw new RuleError('aboutYourself', 'FORBIDDEN');
    const problem = checkLastDay(before, lastDay);
    if (problem) throw new RuleError(problem);
    if (before.lastDay === lastDay) return before;
    await storeLastDay(tx, before, lastDay);
    await audit(tx, ctx, {
      action: 'endMembership',
      entity: 'group',
      entityId: groupId,
      regionId: group.regionId,
      before: { personId, lastDay: before.lastDay },
      after: { personId, lastDay },
    });
    return { ...before, lastDay };
  });
