import { isAboutActor } from '#kit/access/actor.ts';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import { writeAudit } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import { loaded } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isFormer, isThereToStay, MAX_MEMBERS } from '../rules/membership.ts';
import { endOrDelete, enrolMembers } from './enrolment.ts';
import { groupEntity } from './group.actions.ts';
import { findMembers, type GroupMember } from './group-members.queries.ts';
import type { ManagedGroup } from './managed-groups.queries.ts';

type Follower = (
  tx: Tx,
  move: { fromId: string; toId: string; personIds: readonly string[] },
) => Promise<void>;
const followers: Follower[] = [];

/**
 * A slice above takes along what it knows of those who move to another group of their campus.
 * @public
 */
export const onMembersMoved = (follower: Follower): void => void followers.push(follower);

interface Move {
  groupId: string;
  toGroupId: string;
  personIds: readonly string[];
}

/** Both groups, held in the same order by everybody, so that two who move people at once do not wait for each other. */
async function lockedGroups(
  tx: Tx,
  ctx: Context,
  ids: readonly string[],
): Promise<Map<string, ManagedGroup>> {
  const groups = new Map<string, ManagedGroup>();
  for (const id of ids.toSorted()) groups.set(id, await loaded(groupEntity, tx, ctx, id));
  return groups;
}

async function refuseStrangers(tx: Tx, personIds: readonly string[], regionId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('personRegion')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('personId', '=', anyId(personIds))
    .where('regionId', '=', regionId)
    .executeTakeFirstOrThrow();
  if (Number(count) < personIds.length) throw new RuleError('memberOfAnotherCampus', 'NOT_FOUND');
}

/** Two who move the same people at once: the second would leave them in two groups. */
async function refuseMovedToday(
  tx: Tx,
  personIds: readonly string[],
  { groupId, today }: { groupId: string; today: Day },
): Promise<void> {
  const moved = await tx
    .selectFrom('groupMember')
    .select('personId')
    .where('personId', '=', anyId(personIds))
    .where('groupId', '<>', groupId)
    .where('firstDay', '=', today)
    .limit(1)
    .executeTakeFirst();
  if (moved) throw new RuleError('changedMeanwhile');
}

/**
 * Moves members to another group, all of them or none: today is their last day in the one and their first in the other.
 * On the same day a move back takes it back.
 */
export function moveGroupMembers(
  ctx: Context,
  { groupId, toGroupId, personIds }: Move,
): Promise<GroupMember[]> {
  const wanted = [...new Set(personIds)];
  if (wanted.length === 0 || wanted.length > MAX_MEMBERS || groupId === toGroupId)
    throw new RuleError('requestNotUnderstood');
  return transaction(ctx.db, async (tx) => {
    const groups = await lockedGroups(tx, ctx, [groupId, toGroupId]);
    const [from, to] = [groups.get(groupId), groups.get(toGroupId)];
    if (!from || !to) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (to.archived) throw new RuleError('groupIsArchived');
    if (wanted.some((personId) => isAboutActor(actorOf(ctx), { personId })))
      throw new RuleError('aboutYourself', 'FORBIDDEN');
    const known = await findMembers(tx, groupId, wanted);
    const there = await findMembers(tx, toGroupId, wanted);
    const hasLeft = ({ lastDay }: GroupMember) => lastDay !== null && lastDay <= from.today;
    // Pressed twice, they have moved already.
    if (there.filter(({ lastDay }) => lastDay === null).length === wanted.length && known.every(hasLeft))
      return there;
    const leaving = known.filter((member) => !isFormer(member, from.today));
    if (leaving.length < wanted.length) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (there.some((member) => isThereToStay(member, to.today))) throw new RuleError('memberThereAlready');
    await refuseStrangers(tx, wanted, to.regionId);
    const leavingToday = leaving.filter(hasLeft).map(({ id }) => id);
    await refuseMovedToday(tx, leavingToday, { groupId: toGroupId, today: to.today });

    await endOrDelete(tx, from, leaving);
    await enrolMembers(tx, { groupId: toGroupId, personIds: wanted, now: ctx.services.now() });
    if (from.regionId === to.regionId)
      for (const follow of followers)
        await follow(tx, { fromId: groupId, toId: toGroupId, personIds: wanted });
    const after = { from: groupId, to: toGroupId, day: from.today };
    await writeAudit(
      tx,
      ctx.audit,
      ...wanted.map((personId) => ({
        action: 'moveGroupMember' as const,
        entity: 'person',
        entityId: personId,
        after,
      })),
    );
    return findMembers(tx, toGroupId, wanted);
  });
}
