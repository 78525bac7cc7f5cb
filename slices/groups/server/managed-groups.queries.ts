import type { Day } from '#kit/calendar/day.ts';
import { sql, type RawBuilder } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import { columnsOf } from '#kit/db/columns.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { countRows, holdsText, keyset } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { group, type GroupSort, type GroupValues } from '../rules/group.ts';

/** A group as those see it who look after its campus. */
export interface ManagedGroup extends GroupValues {
  id: string;
  regionName: string;
  /** The day it is on its campus. */
  today: Day;
  archived: boolean;
  version: number;
  membersNow: number;
  /** Those of them who have not graduated. */
  membersToGraduate: number;
  /** Everybody who is or was in it. */
  membersEver: number;
  /** The group it has gone on as. */
  promotedToId: string | null;
}

interface GroupsFilter {
  search?: string | null | undefined;
  regionId?: string | null | undefined;
  studyYear?: number | null | undefined;
  archived?: boolean | null | undefined;
  /** Whether it goes on; false for what is over. */
  current?: boolean | null | undefined;
}

export interface GroupsParams {
  filter: GroupsFilter;
  /** The campuses the caller manages; null for the whole college. */
  reach: readonly string[] | null;
  sortBy: GroupSort;
  isDescending: boolean;
  now: Date;
}

/** What comes first in a row of the list; the name and the id decide among equals. */
const SORT_KEYS: Readonly<Record<GroupSort, RawBuilder<unknown>>> = {
  NAME: sql`g.sort_name`,
  YEAR: sql`coalesce(g.study_year, 0)`,
  INTAKE: sql`g.intake`,
};

const groupsWithRegion = (db: Db | Tx) =>
  db.selectFrom('studentGroup as g').innerJoin('region as r', 'r.id', 'g.regionId');

/** 0 for a group of now or one that nobody has joined yet, 1 where everybody has left, 2 for an archived one. */
const howFarOver = (now: Date) => sql`(case
  when g.archived_at is not null then 2
  when exists (select from group_member m where m.group_id = g.id
    and (m.last_day is null or m.last_day >= ${dayInZone(now, 'r.timeZone')})) then 0
  when exists (select from group_member m where m.group_id = g.id) then 1
  else 0 end)`;

const matching = (db: Db, { filter, reach, now }: GroupsParams) =>
  groupsWithRegion(db)
    .$if(reach !== null, (query) => query.where('g.regionId', '=', anyId(reach ?? [])))
    .$if(Boolean(filter.search), (query) => query.where(holdsText(filter.search ?? '', sql`g.search_text`)))
    .$if(Boolean(filter.regionId), (query) => query.where('g.regionId', '=', filter.regionId ?? ''))
    .$if(typeof filter.studyYear === 'number', (query) =>
      query.where('g.studyYear', '=', filter.studyYear ?? 0),
    )
    .$if(typeof filter.archived === 'boolean', (query) =>
      query.where('g.archivedAt', filter.archived ? 'is not' : 'is', null),
    )
    .$if(typeof filter.current === 'boolean', (query) =>
      query.where(
        filter.current ? sql<boolean>`${howFarOver(now)} = 0` : sql<boolean>`${howFarOver(now)} > 0`,
      ),
    );

const withFacts = (query: ReturnType<typeof groupsWithRegion>, now: Date) =>
  query.select((eb) => {
    const members = eb
      .selectFrom('groupMember as m')
      .select((of) => of.fn.countAll<string>().as('count'))
      .whereRef('m.groupId', '=', 'g.id');
    const membersNow = members.where((of) =>
      of.or([of('m.lastDay', 'is', null), of('m.lastDay', '>=', dayInZone(now, 'r.timeZone'))]),
    );
    return [
      ...columnsOf('g', group),
      'g.id',
      'r.name as regionName',
      sql<Day>`${dayInZone(now, 'r.timeZone')}::text`.as('today'),
      'g.archivedAt',
      'g.version',
      membersNow.as('membersNow'),
      membersNow
        .innerJoin('person as p', 'p.id', 'm.personId')
        .where('p.graduatedOn', 'is', null)
        .as('membersToGraduate'),
      members.as('membersEver'),
      eb
        .selectFrom('studentGroup as next')
        .select('next.id')
        .whereRef('next.promotedFrom', '=', 'g.id')
        .as('promotedToId'),
    ];
  });

type Row = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number];

const groupOf = ({ archivedAt, membersNow, membersToGraduate, membersEver, ...row }: Row): ManagedGroup => ({
  ...row,
  archived: archivedAt !== null,
  membersNow: Number(membersNow),
  membersToGraduate: Number(membersToGraduate),
  membersEver: Number(membersEver),
});

export function groupsPage(db: Db, params: GroupsParams, page: PageArgs): Promise<CountedPage<ManagedGroup>> {
  const { isDescending, now } = params;
  const found = matching(db, params);
  // What is over comes last, whichever way round the rest is sorted.
  const over = isDescending ? sql`(2 - ${howFarOver(now)})` : howFarOver(now);
  const { order, isAfter } = keyset(
    [over, SORT_KEYS[params.sortBy], sql`g.sort_name`, sql`g.id`],
    isDescending,
  );
  const read = async (max: number, after: string | null) => {
    const rows = await withFacts(found, now)
      .$if(after !== null, (query) =>
        query.where(
          isAfter(sql`student_group g join region r on r.id = g.region_id where g.id = ${after}::uuid`),
        ),
      )
      .orderBy(order)
      .limit(max)
      .execute();
    return rows.map(groupOf);
  };
  return readPage(page, read, countRows(db, found));
}

export async function findManagedGroup(db: Db | Tx, id: string, now: Date): Promise<ManagedGroup | null> {
  const row = await withFacts(groupsWithRegion(db), now).where('g.id', '=', id).executeTakeFirst();
  return row ? groupOf(row) : null;
}
