import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { countRows, holdsText, keyset } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import type { MemberState, Membership } from '../rules/membership.ts';

/** A user in a group, now or once. */
export interface GroupMember extends Membership {
  /** The person: nobody is in a group twice. */
  id: string;
  groupId: string;
}

export interface MembersParams {
  groupId: string;
  state: MemberState | null;
  /** Beginnings of words of the name, or the student number. */
  search?: string | null | undefined;
  /** The day it is on the group's campus. */
  today: Day;
}

const COLUMNS = ['m.personId as id', 'm.groupId', 'm.firstDay', 'm.lastDay'] as const;

// The address is not searched: who may see a member may not always see how they are reached.
const SEARCHED = sql`app.search_form(p.first_name || ' ' || p.last_name || ' ' || coalesce(p.student_number::text, ''))`;

const matching = (db: Db, { groupId, state, search, today }: MembersParams) =>
  db
    .selectFrom('groupMember as m')
    .innerJoin('person as p', 'p.id', 'm.personId')
    .where('m.groupId', '=', groupId)
    .$if(Boolean(search), (query) => query.where(holdsText(search ?? '', SEARCHED)))
    .$if(state === 'NOW', (query) =>
      query.where((eb) => eb.or([eb('m.lastDay', 'is', null), eb('m.lastDay', '>=', today)])),
    )
    .$if(state === 'FORMER', (query) => query.where('m.lastDay', '<', today));

/** Who has left stands after the others. */
const order = (today: Day) =>
  keyset([sql`coalesce(m.last_day < ${today}::date, false)`, sql`p.sort_name`, sql`p.id`]);

// Nobody but a member is a position to go on from: another person's would tell where their name stands.
const lastSeen = (
  groupId: string,
  after: string | null,
) => sql`group_member m join person p on p.id = m.person_id
  where m.group_id = ${groupId}::uuid and p.id = ${after}::uuid`;

/** The members by last name, former ones last, from the one after `after` on. */
export const listMembers = (
  db: Db,
  params: MembersParams,
  max: number,
  after: string | null,
): Promise<GroupMember[]> => {
  const inOrder = order(params.today);
  return matching(db, params)
    .select(COLUMNS)
    .$if(after !== null, (query) => query.where(inOrder.isAfter(lastSeen(params.groupId, after))))
    .orderBy(inOrder.order)
    .limit(max)
    .execute();
};

/** Who is in a group now, with what tells whether they go on with it, in the same order. */
export const listCandidates = writtenOnce(
  (db: Db, { groupId, today, max }: { groupId: string; today: Day; max: number }) =>
    matching(db, { groupId, state: 'NOW', today })
      .select(['p.id', 'p.firstName', 'p.lastName', 'p.status', 'p.graduatedOn', 'm.lastDay'])
      .select(sql<string | null>`p.student_number::text`.as('studentNumber'))
      .orderBy(order(today).order)
      .limit(max),
);

export const membersPage = (
  db: Db,
  params: MembersParams,
  page: PageArgs,
): Promise<CountedPage<GroupMember>> =>
  readPage(page, (max, after) => listMembers(db, params, max, after), countRows(db, matching(db, params)));

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

export const findMembers = (
  db: Db | Tx,
  groupId: string,
  personIds: readonly string[],
): Promise<GroupMember[]> =>
  db
    .selectFrom('groupMember as m')
    .select(COLUMNS)
    .where('m.groupId', '=', groupId)
    .where('m.personId', '=', anyId(personIds))
    .orderBy('m.sortName')
    .orderBy('m.personId')
    .execute();

interface Some {
  groupId: string;
  /** The people. */
  ids: readonly string[];
}

export async function storeLastDay(tx: Tx, { groupId, ids }: Some, lastDay: Day | null): Promise<void> {
  await tx
    .updateTable('groupMember')
    .set({ lastDay })
    .where('groupId', '=', groupId)
    .where('personId', '=', anyId(ids))
    .execute();
}

export async function deleteMembers(tx: Tx, { groupId, ids }: Some): Promise<void> {
  await tx
    .deleteFrom('groupMember')
    .where('groupId', '=', groupId)
    .where('personId', '=', anyId(ids))
    .execute();
}
