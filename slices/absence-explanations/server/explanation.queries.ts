import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { countRows, keyset } from '#kit/db/list.ts';
import { insertRow } from '#kit/db/rows.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import type { ProofFile } from '#slices/assignments/server/api.ts';
import { courseName } from '#slices/attendance/server/api.ts';
import type { ExplanationStatus } from '../rules/explanation.ts';

/** An explanation with what is said beside it. */
export interface ExplanationRecord {
  id: string;
  sessionId: string;
  personId: string;
  regionId: string;
  regionName: string;
  timeZone: string;
  groupId: string;
  groupName: string;
  courseName: string | null;
  startsAt: Date;
  endsAt: Date;
  text: string;
  status: ExplanationStatus;
  adminComments: string;
  decidedAt: Date | null;
  decidedBy: string | null;
  /** The decision that stands, if there is one. */
  decisionId: string | null;
  file: ProofFile | null;
  version: number;
  createdAt: Date;
}

export const explanations = (db: Db | Tx) =>
  db
    .selectFrom('absenceExplanation as e')
    .innerJoin('classSession as s', 's.id', 'e.sessionId')
    .innerJoin('studentGroup as g', 'g.id', 's.groupId')
    .innerJoin('region as r', 'r.id', 'e.regionId');

export const withFacts = (query: ReturnType<typeof explanations>, locale: string) =>
  query
    .select([
      'e.id',
      'e.sessionId',
      'e.personId',
      'e.regionId',
      'r.name as regionName',
      'r.timeZone',
      's.groupId',
      'g.name as groupName',
      's.startsAt',
      's.endsAt',
      'e.text',
      'e.status',
      'e.adminComments',
      'e.decidedAt',
      'e.decidedBy',
      'e.version',
      'e.createdAt',
    ])
    .select(courseName('s.course_id', locale).as('courseName'))
    .select(
      sql<
        string | null
      >`(select d.id from explanation_decision d where d.explanation_id = e.id and d.undone_at is null
        order by d.position desc limit 1)`.as('decisionId'),
    )
    .select(
      sql<ProofFile | null>`(select json_build_object('id', f.id, 'name', f.name, 'key', f.file_key, 'bytes', f.bytes,
        'type', f.type) from explanation_file f where f.explanation_id = e.id)`.as('file'),
    );

interface Params {
  id: string;
  locale: string;
}

export const findExplanation = (
  db: Db | Tx,
  { id, locale }: Params,
): Promise<ExplanationRecord | undefined> =>
  withFacts(explanations(db), locale).where('e.id', '=', id).executeTakeFirst();

export const findExplanations = (
  db: Db,
  { ids, locale }: { ids: readonly string[]; locale: string },
): Promise<ExplanationRecord[]> =>
  withFacts(explanations(db), locale).where('e.id', '=', anyId(ids)).execute();

const newestFirst = keyset([sql`s.starts_at`, sql`e.id`], true);

/** What a student has explained, the latest class first. */
export function pageOfPerson(
  db: Db,
  { personId, locale }: { personId: string; locale: string },
  page: PageArgs,
): Promise<CountedPage<ExplanationRecord>> {
  const found = explanations(db).where('e.personId', '=', personId);
  const read = (max: number, after: string | null): Promise<ExplanationRecord[]> =>
    withFacts(found, locale)
      .$if(after !== null, (query) =>
        query.where(
          newestFirst.isAfter(
            sql`absence_explanation e join class_session s on s.id = e.session_id where e.id = ${after}::uuid`,
          ),
        ),
      )
      .orderBy(newestFirst.order)
      .limit(max)
      .execute();
  return readPage(page, read, countRows(db, found));
}

/** The campuses on which a person is in a group, or was until a few days ago. */
export const findCampuses = async (
  db: Db | Tx,
  { personId, since }: { personId: string; since: Day },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('groupMember as m')
    .innerJoin('studentGroup as g', 'g.id', 'm.groupId')
    .select('g.regionId')
    .distinct()
    .where('m.personId', '=', personId)
    .where('g.archivedAt', 'is', null)
    .where(sql<boolean>`coalesce(m.last_day, 'infinity') >= ${since}::date`)
    .execute();
  return rows.map(({ regionId }) => regionId);
};

/** Of two explanations of one absence that come at once, the second waits and then finds the first. */
export async function lockAbsence(
  tx: Tx,
  { sessionId, personId }: { sessionId: string; personId: string },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('absence ' || ${sessionId}::text || ${personId}::text, 0))`.execute(
    tx,
  );
}

interface FileOwner {
  explanationId: string;
  personId: string;
  regionId: string;
}

/** Puts a file beside an explanation in place of the one that was there, or none. */
export async function putFile(tx: Tx, owner: FileOwner, file: ProofFile | null): Promise<void> {
  await tx.deleteFrom('explanationFile').where('explanationId', '=', owner.explanationId).execute();
  if (!file) return;
  const { key: fileKey, ...facts } = file;
  await insertRow(tx, 'explanationFile', { ...owner, ...facts, fileKey });
}

export const findFile = (db: Db, by: { id: string } | { key: string }) =>
  db
    .selectFrom('explanationFile')
    .select(['fileKey as key', 'name', 'personId', 'regionId'])
    .where('id' in by ? 'id' : 'fileKey', '=', 'id' in by ? by.id : by.key)
    .executeTakeFirst();
