import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { TeacherRecord } from './teacher-record.ts';

export interface TeachersFilter {
  search?: string | null | undefined;
  regionId?: string | null | undefined;
  archived?: boolean | null | undefined;
}

export interface TeachersQuestion {
  filter: TeachersFilter;
  /** The campuses in which the caller may look; null for the whole college. */
  reach: readonly string[] | null;
  isDescending: boolean;
}

const teachersWithRegion = (db: Db | Tx) =>
  db.selectFrom('teacher as t').innerJoin('region as r', 'r.id', 't.regionId');

const withFacts = (query: ReturnType<typeof teachersWithRegion>) =>
  query.select([
    't.id',
    't.regionId',
    'r.name as regionName',
    't.name',
    't.biography',
    't.personId',
    't.photoId',
    't.archivedAt',
    't.version',
  ]);

type Row = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number];

const teacherOf = ({ archivedAt, ...row }: Row): TeacherRecord => ({ ...row, archived: archivedAt !== null });

const matching = (db: Db, { filter, reach }: TeachersQuestion) =>
  teachersWithRegion(db)
    .$if(reach !== null, (query) => query.where('t.regionId', '=', anyId(reach ?? [])))
    .$if(Boolean(filter.search), (query) => query.where(holdsText(filter.search ?? '')))
    .$if(Boolean(filter.regionId), (query) => query.where('t.regionId', '=', filter.regionId ?? ''))
    .$if(typeof filter.archived === 'boolean', (query) =>
      query.where('t.archivedAt', filter.archived ? 'is not' : 'is', null),
    );

/** Every word begins a word of the name; in scripts without spaces it may stand inside one. */
const holdsText = (search: string) => sql<boolean>`not exists (
  select from regexp_split_to_table(btrim(app.search_form(${search})), ' ') as word
  where strpos(t.search_name, case when word ~ '[\u3040-\u9fff\uac00-\ud7af]' then word else ' ' || word end) = 0)`;

/** Rows behind the last one seen, whose place is looked up again in case it has moved. */
const behind = (isDescending: boolean, after: string) => sql<boolean>`
  (t.search_name, t.id) ${sql.raw(isDescending ? '<' : '>')}
  (select t.search_name, t.id from teacher t where t.id = ${after}::uuid)`;

/** The teachers who match by name, from the one after `after` on. */
export async function listTeachers(
  db: Db,
  question: TeachersQuestion,
  max: number,
  after: string | null,
): Promise<TeacherRecord[]> {
  const direction = question.isDescending ? 'desc' : 'asc';
  const rows = await withFacts(matching(db, question))
    .$if(after !== null, (query) => query.where(behind(question.isDescending, after ?? '')))
    .orderBy('t.searchName', direction)
    .orderBy('t.id', direction)
    .limit(max)
    .execute();
  return rows.map(teacherOf);
}

/** How many match, counted up to the most that are of interest. */
export async function countTeachers(db: Db, question: TeachersQuestion, max: number): Promise<number> {
  const row = await db
    .selectFrom(matching(db, question).select('t.id').limit(max).as('found'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function findTeachers(db: Db | Tx, ids: readonly string[]): Promise<TeacherRecord[]> {
  const rows = await withFacts(teachersWithRegion(db))
    .where('t.id', '=', anyId(ids))
    .orderBy('t.searchName')
    .orderBy('t.id')
    .execute();
  return rows.map(teacherOf);
}

export const findTeacher = async (db: Db | Tx, id: string): Promise<TeacherRecord | null> =>
  (await findTeachers(db, [id]))[0] ?? null;

/** Whether another teacher of the campus has this account. */
export async function isTaken(
  tx: Tx,
  { id, regionId, personId }: { id: string; regionId: string; personId: string },
): Promise<boolean> {
  const other = await tx
    .selectFrom('teacher')
    .select('id')
    .where('regionId', '=', regionId)
    .where('personId', '=', personId)
    .where('id', '!=', id)
    .executeTakeFirst();
  return other !== undefined;
}
