import { isAboutActor } from '#kit/access/actor.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findPerson } from '#slices/people/server/api.ts';
import { insertMember } from './group.queries.ts';
import { loadGroupForUpdate } from './load-group-for-update.ts';
import { findMember, storeLastDay, type GroupMember } from './group-members.queries.ts';

/** Puts a person of the campus into a group from today on. Who had left it, or was about to, stays as from the first day. */
export const addGroupMember = (ctx: Context, groupId: string, personId: string): Promise<GroupMember> =>
  transaction(ctx.db, async (tx) => {
    const group = await loadGroupForUpdate(tx, ctx, groupId);
    if (group.archived) throw new RuleError('groupIsArchived');
    const person = await findPerson(tx, personId);
    if (!person?.regionIds.includes(group.regionId))
      throw new RuleError('memberOfAnotherCampus', 'NOT_FOUND');
    const before = await findMember(tx, groupId, personId);
    if (before?.lastDay === null) return before;
    // Whoever has left a group comes back to it by somebody else's decision.
    if (before && isAboutActor(actorOf(ctx), { personId })) throw new RuleError('aboutYourself', 'FORBIDDEN');
    if (before) await storeLastDay(tx, before, null);
    else await insertMember(tx, { groupId, personId, now: ctx.services.now() });
    const after = await memberNow(tx, groupId, personId);
    await audit(tx, ctx, {
      action: before ? 'returnToGroup' : 'addGroupMember',
      entity: 'group',
      entityId: groupId,
      regionId: group.regionId,
      before: before ? { personId, lastDay: before.lastDay } : null,
      after: { personId, firstDay: after.firstDay, lastDay: null },
    });
    return after;
  });

async function memberNow(tx: Tx, groupId: string, personId: string): Promise<GroupMember> {
  const member = await findMember(tx, groupId, personId);
  if (!member) throw new Error(`Person ${personId} was put into group ${groupId} and is not in it.`);
  return member;
}
