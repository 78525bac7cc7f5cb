import { isAboutActor } from '#kit/access/actor.ts';
import type { Day } from '#kit/calendar/day.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import { auditRecord, loaded } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkLastDay, MAX_MEMBERS } from '../rules/membership.ts';
import { groupEntity } from './group.actions.ts';
import { findMembers, storeLastDay, type GroupMember } from './group-members.queries.ts';

interface Ending {
  groupId: string;
  personIds: readonly string[];
  /** Null: they stay in the group. */
  lastDay: Day | null;
}

/** Says of several members on which day they are in a group for the last time, of all of them or of none. */
export function endMemberships(
  ctx: Context,
  { groupId, personIds, lastDay }: Ending,
): Promise<GroupMember[]> {
  const ids = [...new Set(personIds)];
  if (ids.length === 0 || ids.length > MAX_MEMBERS) throw new RuleError('requestNotUnderstood');
  return transaction(ctx.db, async (tx) => {
    const group = await loaded(groupEntity, tx, ctx, groupId);
    const members = await findMembers(tx, groupId, ids);
    if (members.length < ids.length) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (ids.some((personId) => isAboutActor(actorOf(ctx), { personId })))
      throw new RuleError('aboutYourself', 'FORBIDDEN');
    if (lastDay === null && group.archived) throw new RuleError('groupIsArchived');
    const problem = lastDay && members.map((member) => checkLastDay(member, lastDay)).find(Boolean);
    if (problem) throw new RuleError(problem);
    const changed = members.filter((member) => member.lastDay !== lastDay);
    if (changed.length === 0) return members;
    await storeLastDay(tx, { groupId, ids: changed.map(({ id }) => id) }, lastDay);
    await auditRecord(tx, ctx, groupEntity, group, {
      action: lastDay ? 'endMembership' : 'returnToGroup',
      before: { members: changed.map(({ id, lastDay: before }) => ({ personId: id, lastDay: before })) },
      after: { personIds: changed.map(({ id }) => id), lastDay },
    });
    return members.map((member) => ({ ...member, lastDay }));
  });
}
