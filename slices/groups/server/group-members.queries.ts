import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { MemberState, Membership } from '../rules/membership.ts';

/** Somebody in a group, now or once. */
export interface GroupMember extends Membership {
  /** The person: nobody is in a group twice. */
  id: string;
  groupId: string;
}

export interface MembersQuestion {
  groupId: string;
  state: MemberState | null;
  /** The day it is on the group's campus. */
  today: Day;
}

const COLUMNS = ['m.personId as id', 'm.groupId', 'm.firstDay', 'm.lastDay'] as const;

const matching = (db: Db, { groupId, state, today }: MembersQuestion) =>
  db
    .selectFrom('groupMember as m')
    .innerJoin('person as p', 'p.id', 'm.personId')
    .where('m.groupId', '=', groupId)
    .$if(state === 'NOW', (query) =>
      query.where((eb) => eb.or([eb('m.lastDay', 'is', null), eb('m.lastDay', '>=', today)])),
    )
    .$if(state === 'FORMER', (query) => query.where('m.lastDay', '<', today));

/** Members behind the last one seen. Nobody but a member is a place to go on from: it would tell where a name stands. */
const behind = (groupId: string, after: string) => sql<boolean>`(p.sort_name, p.id) > (
  select p.sort_name, p.id from group_member m join person p on p.id = m.person_id
  where m.group_id = ${groupId}::uuid and p.id = ${after}::uuid)`;

/** The members by last name, from the one after `after` on. */
export const listMembers = (
  db: Db,
  question: MembersQuestion,
  max: number,
  after: string | null,
): Promise<GroupMember[]> =>
  matching(db, question)
    .select(COLUMNS)
    .$if(after !== null, (query) => query.where(behind(question.groupId, after ?? '')))
    .orderBy('p.sortName')
    .orderBy('p.id')
    .limit(max)
    .execute();

/** How many match, counted up to the most that are of interest. */
export async function countMembers(db: Db, question: MembersQuestion, max: number): Promise<number> {
  const row = await db
    .selectFrom(matching(db, question).select('m.personId').limit(max).as('found'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export const findMember = (
  db: Db | Tx,
  groupId: string,
  personId: string,
): Promise<GroupMember | undefined> =>
  db
    .selectFrom('groupMember as m')
    .select(COLUMNS)
    .where('m.groupId', '=', groupId)
    .where('m.personId', '=', personId)
    .executeTakeFirst();

export async function storeLastDay(
  tx: Tx,
  { groupId, id }: Pick<GroupMember, 'groupId' | 'id'>,
  lastDay: Day | null,
): Promise<void> {
  await tx
    .updateTable('groupMember')
    .set({ lastDay })
    .where('groupId', '=', groupId)
    .where('personId', '=', id)
    .execute();
}

export async function deleteMember(
  tx: Tx,
  { groupId, id }: Pick<GroupMember, 'groupId' | 'id'>,
): Promise<void> {
  await tx.deleteFrom('groupMember').where('groupId', '=', groupId).where('personId', '=', id).execute();
}
