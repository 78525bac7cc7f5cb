import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { hundredths, percent, writtenPercent } from '#kit/percent/percent.ts';
import type { Counting } from '../../rules/count.ts';
import type { DatedPolicy, Term } from '../../rules/policy.ts';
import { joinedCounting } from '../../rules/group-schema.ts';
import {
  FROM_THE_BEGINNING,
  type LeaveType,
  type PolicyValues,
  type SchemaValues,
} from '../../rules/schema.ts';

/** A schema with all that belongs to it. */
export interface SchemaRecord extends SchemaValues {
  id: string;
  version: number;
  policies: readonly DatedPolicy[];
  /** In their order. */
  terms: readonly Term[];
  /** Those that are offered, in their order. */
  leaveTypes: readonly LeaveType[];
  /** How many groups are counted by it. */
  groupCount: number;
}

interface StoredSchema extends Omit<SchemaRecord, 'policies'> {
  policies: readonly (Omit<DatedPolicy, 'absenceDeduction' | 'lateDeduction'> & {
    absenceDeduction: number;
    lateDeduction: number;
  })[];
}

const policiesOf = (schemaId: string) => sql<
  StoredSchema['policies']
>`coalesce((select json_agg(json_build_object('firstDay', p.first_day, 'termId', p.term_id,
  'minutesLateThreshold', p.minutes_late_threshold, 'graceAbsentsPerTerm', p.grace_absents_per_term,
  'graceLatesPerTerm', p.grace_lates_per_term, 'absenceDeduction', p.absence_deduction,
  'lateDeduction', p.late_deduction) order by p.first_day)
  from attendance_policy p where p.schema_id = ${sql.ref(schemaId)}), '[]')`;
const termsOf = (schemaId: string) => sql<
  SchemaRecord['terms']
>`coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name,
  'firstDay', t.first_day, 'lastDay', t.last_day) order by t.first_day)
  from attendance_term t where t.schema_id = ${sql.ref(schemaId)}), '[]')`;

/** How a schema counts, to be read along with what is counted; nothing where there is no schema. */
export const countingOf = (schemaId: string) =>
  [policiesOf(schemaId).as('policies'), termsOf(schemaId).as('terms')] as const;

/** The same for a group, along with the schemas by which it was counted before. */
export const countingOfGroup = (groupId: string, schemaId: string) =>
  [
    ...countingOf(schemaId),
    sql<StoredPast[]>`coalesce((select json_agg(json_build_object('untilDay', past.until_day,
      'policies', ${policiesOf('past.schema_id')}, 'terms', ${termsOf('past.schema_id')}) order by past.until_day)
      from group_schema_past past where past.group_id = ${sql.ref(groupId)}), '[]')`.as('past'),
  ] as const;

interface StoredPast extends Pick<StoredSchema, 'policies' | 'terms'> {
  untilDay: Day;
}

/** How a group is counted, from what is stored: by each schema from its first day on. */
export function asCounted<
  Row extends Pick<StoredSchema, 'policies' | 'terms'> & { past: readonly StoredPast[] },
>({ past, policies, terms, ...row }: Row): Omit<Row, 'past' | 'policies' | 'terms'> & Counting {
  const firstDays = [FROM_THE_BEGINNING, ...past.map(({ untilDay }) => untilDay)];
  const spans = [...past, { policies, terms }].map((one, at) => ({
    ...withPercents({ policies: one.policies, terms: one.terms }),
    firstDay: firstDays[at] ?? FROM_THE_BEGINNING,
  }));
  return { ...row, ...joinedCounting(spans) };
}

const schemas = (db: Db | Tx) =>
  db.selectFrom('attendanceSchema as s').select([
    's.id',
    's.name',
    's.lowPercent',
    's.version',
    ...countingOf('s.id'),
    sql<SchemaRecord['leaveTypes']>`coalesce((select json_agg(json_build_object('id', l.id, 'names',
      (select json_agg(json_build_object('locale', n.key, 'name', n.value) order by n.key <> 'en', n.key)
        from jsonb_each_text(l.names) n)) order by l.position, l.id)
      from leave_type l where l.schema_id = s.id and l.archived_at is null), '[]')`.as('leaveTypes'),
    sql<number>`(select count(*)::integer from group_schema g where g.schema_id = s.id)`.as('groupCount'),
  ]);

/** What is stored in hundredths of a percent, as the rules reckon. */
export const withPercents = <Schema extends Pick<StoredSchema, 'policies'>>({
  policies,
  ...schema
}: Schema): Omit<Schema, 'policies'> & Pick<SchemaRecord, 'policies'> => ({
  ...schema,
  policies: policies.map(({ absenceDeduction, lateDeduction, ...policy }) => ({
    ...policy,
    absenceDeduction: hundredths(absenceDeduction),
    lateDeduction: hundredths(lateDeduction),
  })),
});

export async function listSchemas(db: Db): Promise<SchemaRecord[]> {
  const rows = await schemas(db)
    .orderBy(sql`app.search_form(s.name)`)
    .orderBy('s.id')
    .execute();
  return rows.map(withPercents);
}

export async function findSchemas(db: Db | Tx, ids: readonly string[]): Promise<SchemaRecord[]> {
  const rows = await schemas(db).where('s.id', '=', anyId(ids)).execute();
  return rows.map(withPercents);
}

export const findSchema = async (db: Db | Tx, id: string): Promise<SchemaRecord | undefined> =>
  (await findSchemas(db, [id]))[0];

/** Who else wants to change a schema at the same time waits: there are few, and few who change them. */
export async function lockSchemas(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('attendanceSchemas'))`.execute(tx);
}

/** Whether another schema has the name; capitals do not count. */
export async function isSchemaNameTaken(tx: Tx, name: string, id: string): Promise<boolean> {
  const other = await tx
    .selectFrom('attendanceSchema')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Puts these policies in place of those of a schema. */
export async function putPolicies(tx: Tx, schemaId: string, policies: readonly DatedPolicy[]): Promise<void> {
  await tx.deleteFrom('attendancePolicy').where('schemaId', '=', schemaId).execute();
  await tx
    .insertInto('attendancePolicy')
    .values(policies.map((one) => ({ ...one, schemaId })))
    .execute();
}

/** Parameters as people write them, and from when on they count. */
export const datedPolicy = (
  { absenceDeduction, lateDeduction, ...values }: PolicyValues,
  from: Pick<DatedPolicy, 'firstDay' | 'termId'>,
): DatedPolicy => ({
  ...values,
  ...from,
  absenceDeduction: percent(absenceDeduction),
  lateDeduction: percent(lateDeduction),
});

/** As people write them. */
export const writtenPolicy = (policy: DatedPolicy): PolicyValues => ({
  minutesLateThreshold: policy.minutesLateThreshold,
  graceAbsentsPerTerm: policy.graceAbsentsPerTerm,
  graceLatesPerTerm: policy.graceLatesPerTerm,
  absenceDeduction: writtenPercent(policy.absenceDeduction),
  lateDeduction: writtenPercent(policy.lateDeduction),
});

export async function putTerms(tx: Tx, schemaId: string, terms: readonly Term[]): Promise<void> {
  await tx
    .deleteFrom('attendanceTerm')
    .where('schemaId', '=', schemaId)
    .where(sql<boolean>`id <> all (${terms.map(({ id }) => id)}::uuid[])`)
    .execute();
  if (terms.length === 0) return;
  await tx
    .insertInto('attendanceTerm')
    .values(terms.map((term) => ({ ...term, name: term.name.trim(), schemaId })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        firstDay: eb.ref('excluded.firstDay'),
        lastDay: eb.ref('excluded.lastDay'),
      })),
    )
    .execute();
}

/** What is not offered any more stays with the requests that name it. */
export async function putLeaveTypes(
  tx: Tx,
  schemaId: string,
  types: readonly LeaveType[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('leaveType')
    .set({ archivedAt: now })
    .where('schemaId', '=', schemaId)
    .where('archivedAt', 'is', null)
    .where(sql<boolean>`id <> all (${types.map(({ id }) => id)}::uuid[])`)
    .execute();
  if (types.length === 0) return;
  await tx
    .insertInto('leaveType')
    .values(
      types.map(({ id, names }, position) => ({
        id,
        schemaId,
        position,
        archivedAt: null,
        names: JSON.stringify(Object.fromEntries(names.map(({ locale, name }) => [locale, name.trim()]))),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        names: eb.ref('excluded.names'),
        position: eb.ref('excluded.position'),
        archivedAt: null,
      })),
    )
    .execute();
}

/** Whether all of these are of this schema, or new. */
export async function areOfSchema(
  tx: Tx,
  table: 'attendanceTerm' | 'leaveType',
  schemaId: string,
  ids: readonly string[],
): Promise<boolean> {
  const foreign = await tx
    .selectFrom(table)
    .select('id')
    .where('id', '=', anyId(ids))
    .where('schemaId', '<>', schemaId)
    .executeTakeFirst();
  return foreign === undefined;
}

export async function touchSchema(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('attendanceSchema')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
