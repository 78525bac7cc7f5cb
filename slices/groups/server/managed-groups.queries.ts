import type { Day } from '#kit/calendar/day.ts';
import { sql, type RawBuilder } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import type { GroupSort } from '../rules/group.ts';
import type { ManagedGroup } from './managed-group.ts';

export interface GroupsFilter {
  search?: string | null | undefined;
  regionId?: string | null | undefined;
  studyYear?: number | null | undefined;
  archived?: boolean | null | undefined;
}

export interface GroupsQuestion {
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

const matching = (db: Db, { filter, reach }: GroupsQuestion) =>
  groupsWithRegion(db)
    .$if(reach !== null, (query) => query.where('g.regionId', '=', anyId(reach ?? [])))
    .$if(Boolean(filter.search), (query) => query.where(holdsText(filter.search ?? '')))
    .$if(Boolean(filter.regionId), (query) => query.where('g.regionId', '=', filter.regionId ?? ''))
    .$if(typeof filter.studyYear === 'number', (query) =>
      query.where('g.studyYear', '=', filter.studyYear ?? 0),
    )
    .$if(typeof filter.archived === 'boolean', (query) =>
      query.where('g.archivedAt', filter.archived ? 'is not' : 'is', null),
    );

/** Every word begins a word of the group; in scripts without spaces it may stand inside one. */
const holdsText = (search: string) => sql<boolean>`not exists (
  select from regexp_split_to_table(btrim(app.search_form(${search})), ' ') as word
  where strpos(g.search_text, case when word ~ '[\u3040-\u9fff\uac00-\ud7af]' then word else ' ' || word end) = 0)`;

/** Rows behind the last one seen, whose place is looked up again in case it has moved. */
const behind = (key: RawBuilder<unknown>, isDescending: boolean, after: string) => sql<boolean>`
  (${key}, g.sort_name, g.id) ${sql.raw(isDescending ? '<' : '>')}
  (select ${key}, g.sort_name, g.id from student_group g where g.id = ${after}::uuid)`;

const withFacts = (query: ReturnType<typeof groupsWithRegion>, now: Date) =>
  query.select((eb) => {
    const members = eb
      .selectFrom('groupMember as m')
      .select((of) => of.fn.countAll<string>().as('count'))
      .whereRef('m.groupId', '=', 'g.id');
    return [
      'g.id',
      'g.regionId',
      'r.name as regionName',
      sql<Day>`${dayInZone(now, 'r.timeZone')}::text`.as('today'),
      'g.name',
      'g.studyYear',
      'g.intake',
      'g.session',
      'g.locale',
      'g.openForSignUp',
      'g.companionApp',
      'g.attendanceSchema',
      'g.archivedAt',
      'g.version',
      members
        .where((of) =>
          of.or([of('m.lastDay', 'is', null), of('m.lastDay', '>=', dayInZone(now, 'r.timeZone'))]),
        )
        .as('membersNow'),
      members.as('membersEver'),
      eb
        .selectFrom('studentGroup as next')
        .select('next.id')
        .whereRef('next.promotedFrom', '=', 'g.id')
        .as('promotedToId'),
    ];
  });

type Row = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number];

const groupOf = ({ archivedAt, membersNow, membersEver, ...row }: Row): ManagedGroup => ({
  ...row,
  archived: archivedAt !== null,
  membersNow: Number(membersNow),
  membersEver: Number(membersEver),
});

/** The groups that match, from the one after `after` on. */
export async function listGroups(
  db: Db,
  question: GroupsQuestion,
  max: number,
  after: string | null,
): Promise<ManagedGroup[]> {
  const key = SORT_KEYS[question.sortBy];
  const direction = question.isDescending ? 'desc' : 'asc';
  const rows = await withFacts(matching(db, question), question.now)
    .$if(after !== null, (query) => query.where(behind(key, question.isDescending, after ?? '')))
    .orderBy(key, direction)
    .orderBy('g.sortName', direction)
    .orderBy('g.id', direction)
    .limit(max)
    .execute();
  return rows.map(groupOf);
}

/** How many match, counted up to the most that are of interest. */
export async function countGroups(db: Db, question: GroupsQuestion, max: number): Promise<number> {
  const row = await db
    .selectFrom(matching(db, question).select('g.id').limit(max).as('found'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function findManagedGroup(db: Db | Tx, id: string, now: Date): Promise<ManagedGroup | null> {
  const row = await withFacts(groupsWithRegion(db), now).where('g.id', '=', id).executeTakeFirst();
  return row ? groupOf(row) : null;
}
