import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import { columnsOf } from '#kit/db/columns.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { countRows, holdsText, keyset } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { teacher, type TeacherValues } from '../rules/teacher.ts';

export interface TeacherRecord extends TeacherValues {
  id: string;
  regionId: string;
  regionName: string;
  photoId: string | null;
  archived: boolean;
  version: number;
}

interface TeachersFilter {
  search?: string | null | undefined;
  regionId?: string | null | undefined;
  archived?: boolean | null | undefined;
}

export interface TeachersParams {
  filter: TeachersFilter;
  /** The campuses in which the caller may look; null for the whole college. */
  reach: readonly string[] | null;
  isDescending: boolean;
}

const teachersWithRegion = (db: Db | Tx) =>
  db.selectFrom('teacher as t').innerJoin('region as r', 'r.id', 't.regionId');

const withFacts = (query: ReturnType<typeof teachersWithRegion>) =>
  query.select([
    ...columnsOf('t', teacher),
    't.id',
    't.regionId',
    'r.name as regionName',
    't.photoId',
    't.archivedAt',
    't.version',
  ]);

type Row = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number];

const teacherOf = ({ archivedAt, ...row }: Row): TeacherRecord => ({ ...row, archived: archivedAt !== null });

const matching = (db: Db, { filter, reach }: TeachersParams) =>
  teachersWithRegion(db)
    .$if(reach !== null, (query) => query.where('t.regionId', '=', anyId(reach ?? [])))
    .$if(Boolean(filter.search), (query) => query.where(holdsText(filter.search ?? '', sql`t.search_name`)))
    .$if(Boolean(filter.regionId), (query) => query.where('t.regionId', '=', filter.regionId ?? ''))
    .$if(typeof filter.archived === 'boolean', (query) =>
      query.where('t.archivedAt', filter.archived ? 'is not' : 'is', null),
    );

/** The teachers who match, by name. */
export function teachersPage(
  db: Db,
  params: TeachersParams,
  page: PageArgs,
): Promise<CountedPage<TeacherRecord>> {
  const found = matching(db, params);
  const { order, isAfter } = keyset([sql`t.search_name`, sql`t.id`], params.isDescending);
  const read = async (max: number, after: string | null) => {
    const rows = await withFacts(found)
      .$if(after !== null, (query) => query.where(isAfter(sql`teacher t where t.id = ${after}::uuid`)))
      .orderBy(order)
      .limit(max)
      .execute();
    return rows.map(teacherOf);
  };
  return readPage(page, read, countRows(db, found));
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
