import type { Pool } from 'pg';

/** How many rows a college of 100,000 students has of each; tables that are not named have as many as students. */
const ROWS: Readonly<Record<string, number>> = {
  assignment: 20_000,
  assignment_group: 100_000,
  assignment_text: 30_000,
  attempt_event: 50_000_000,
  audit: 20_000_000,
  course: 1_000,
  course_group: 50_000,
  course_result: 1_000_000,
  course_text: 3_000,
  course_weights: 1_000,
  exam: 10_000,
  exam_attempt: 4_000_000,
  exam_group: 50_000,
  exam_text: 15_000,
  group_member: 200_000,
  hour_decision: 7_000_000,
  hour_entry: 8_000_000,
  hour_request: 1_000_000,
  hour_request_entry: 2_000_000,
  lesson: 50_000,
  lesson_progress: 10_000_000,
  lesson_text: 80_000,
  log_entry: 20_000_000,
  person: 110_000,
  question: 200_000,
  question_key: 300_000,
  question_text: 500_000,
  question_version: 300_000,
  session: 200_000,
  student_group: 4_000,
  submission: 8_000_000,
  submission_version: 10_000_000,
  teacher: 1_000,
};
const STUDENTS = 100_000;

/**
 * These do not grow with the number of students: what the college is made of, and the catalogue, which grows with what is
 * taught and not with how many are.
 */
export const SMALL_TABLES: ReadonlySet<string> = new Set([
  'audit_chain',
  'category',
  'course',
  'course_text',
  'currency',
  'finalisation',
  'hour_category',
  'locale',
  'merge_rule',
  'migration',
  'notification_definition',
  'region',
  'region_role',
  'site_settings',
  'teacher',
]);

interface Column {
  table: string;
  column: string;
  /** The table it refers to, if it does. */
  of: string | null;
  isUnique: boolean;
}

const COLUMNS = `
  select c.relname as table, a.attname as column, r.relname as of,
    exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and i.indnatts = 1
      and i.indkey[0] = a.attnum) as "isUnique"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.conkey[1] = a.attnum and cardinality(f.conkey) = 1
  left join pg_class r on r.oid = f.confrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and t.typname in ('uuid', 'timestamptz', 'date')`;

const rowsIn = (table: string): number => ROWS[table] ?? (SMALL_TABLES.has(table) ? 50 : STUDENTS);

/**
 * Lets the planner believe that a college is large: it is told so in the statistics, and no row is written. A table that
 * holds nothing at all is planned as empty whatever they say; the names of those are the answer.
 */
export async function growLarge(owner: Pool): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string; pages: number }>(
    `select relname as name, (pg_relation_size(oid) / current_setting('block_size')::int)::int as pages from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  for (const { name, pages } of tables) {
    await owner.query(
      `select pg_restore_relation_stats('schemaname', 'public', 'relname', $1::text, 'relpages', $2::int, 'reltuples', $3::real)`,
      [name, pages, rowsIn(name)],
    );
  }
  const { rows: columns } = await owner.query<Column>(COLUMNS);
  for (const { table, column, of, isUnique } of columns) {
    const rows = rowsIn(table);
    const different = isUnique || of === null ? rows : Math.min(rows, rowsIn(of));
    await owner.query(
      `select pg_restore_attribute_stats('schemaname', 'public', 'relname', $1::text, 'attname', $2::text, 'inherited', false,
         'null_frac', 0::real, 'avg_width', 16, 'n_distinct', $3::real)`,
      [table, column, different === rows ? -1 : different],
    );
  }
  return tables.filter(({ pages }) => pages === 0).map(({ name }) => name);
}
