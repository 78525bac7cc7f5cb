import type { Day } from '#kit/calendar/day.ts';
import type { Tx } from '#kit/db/database.ts';
import { mayTakeOut } from '../rules/membership.ts';
import { deleteMembers, findMembers, storeLastDay, type GroupMember } from './group-members.queries.ts';
import { insertMembers } from './group.queries.ts';
import { findManagedGroup } from './managed-groups.queries.ts';

/** Who came today leaves no trace; for others today is the last day. */
export async function endOrDelete(
  tx: Tx,
  { id: groupId, today }: { id: string; today: Day },
  leaving: readonly GroupMember[],
): Promise<void> {
  const cameToday = leaving.filter((member) => mayTakeOut(member, today)).map(({ id }) => id);
  const others = leaving.map(({ id }) => id).filter((id) => !cameToday.includes(id));
  await deleteMembers(tx, { groupId, ids: cameToday });
  await storeLastDay(tx, { groupId, ids: others }, today);
}

/** Puts people into a group from today on, also those who had left it: they are in it again. Tells what those were before. */
export async function enrolMembers(
  tx: Tx,
  { groupId, personIds, now }: { groupId: string; personIds: readonly string[]; now: Date },
): Promise<GroupMember[]> {
  const before = await findMembers(tx, groupId, personIds);
  await storeLastDay(tx, { groupId, ids: before.map(({ id }) => id) }, null);
  await insertMembers(tx, { groupId, personIds, now });
  return before;
}

interface Enrolled {
  personId: string;
  /** The last day of those who had left the group before. */
  earlierLastDay: Day | null;
}

/** Takes an enrolment back. Whose membership has been ended since is left alone. */
export async function takeBackEnrolment(
  tx: Tx,
  { groupId, enrolled, now }: { groupId: string; enrolled: readonly Enrolled[]; now: Date },
): Promise<void> {
  const group = await findManagedGroup(tx, groupId, now);
  if (!group) return;
  const earlier = new Map(enrolled.map(({ personId, earlierLastDay }) => [personId, earlierLastDay]));
  const members = await findMembers(tx, groupId, [...earlier.keys()]);
  const there = members.filter(({ lastDay }) => lastDay === null);
  const hadLeft = Map.groupBy(there, ({ id }) => earlier.get(id) ?? null);
  for (const [lastDay, some] of hadLeft)
    if (lastDay === null) await endOrDelete(tx, group, some);
    else await storeLastDay(tx, { groupId, ids: some.map(({ id }) => id) }, lastDay);
}
