import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { Criterion, Texts } from '../rules/evaluation-form.ts';

/** A form with its newest version. */
export interface FormRecord {
  id: string;
  regionId: string;
  regionName: string;
  isArchived: boolean;
  version: number;
  versionId: string;
  number: number;
  names: Texts;
  criteria: readonly Criterion[];
  /** Whether anybody was evaluated by the newest version, which then stays as it is. */
  isUsed: boolean;
}

const forms = (db: Db | Tx) =>
  db
    .selectFrom('evaluationForm as f')
    .innerJoin('region as r', 'r.id', 'f.regionId')
    .innerJoin('evaluationFormVersion as v', 'v.formId', 'f.id')
    .where(
      sql<boolean>`v.number = (select max(n.number) from evaluation_form_version n where n.form_id = f.id)`,
    )
    .select(['f.id', 'f.regionId', 'r.name as regionName', 'f.version', 'v.id as versionId', 'v.number'])
    .select(sql<boolean>`f.archived_at is not null`.as('isArchived'))
    .select(sql<Texts>`v.names`.as('names'))
    .select(sql<readonly Criterion[]>`v.criteria`.as('criteria'))
    .select(sql<boolean>`exists (select from evaluation e where e.form_version_id = v.id)`.as('isUsed'));

/** The forms of campuses, of all where none are named, by name; archived ones last. */
export const listForms = (db: Db, regionIds: readonly string[] | null): Promise<FormRecord[]> =>
  forms(db)
    .$if(regionIds !== null, (query) => query.where('f.regionId', '=', anyId(regionIds ?? [])))
    .orderBy('r.name')
    .orderBy(sql`f.archived_at is not null`)
    .orderBy(sql`app.search_form(v.names ->> 'en')`)
    .orderBy('f.id')
    .execute();

export const findForm = (db: Db | Tx, id: string): Promise<FormRecord | undefined> =>
  forms(db).where('f.id', '=', id).executeTakeFirst();

/** Who changes a form waits for those who begin to evaluate by it, and the other way round. */
export async function lockForm(tx: Tx, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('evaluationForm ' || ${id}::text, 0))`.execute(tx);
}

interface Written {
  formId: string;
  regionId: string;
  number: number;
  names: Texts;
  criteria: readonly Criterion[];
}

export async function insertVersion(tx: Tx, { names, criteria, ...version }: Written): Promise<void> {
  await tx
    .insertInto('evaluationFormVersion')
    .values({ ...version, names: JSON.stringify(names), criteria: JSON.stringify(criteria) })
    .execute();
}

/** Writes over a version by which nobody was evaluated yet. */
export async function rewriteVersion(
  tx: Tx,
  id: string,
  { names, criteria }: Pick<Written, 'names' | 'criteria'>,
): Promise<void> {
  await tx
    .updateTable('evaluationFormVersion')
    .set({ names: JSON.stringify(names), criteria: JSON.stringify(criteria) })
    .where('id', '=', id)
    .execute();
}
