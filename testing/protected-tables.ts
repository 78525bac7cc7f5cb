import type { Pool } from 'pg';
import type { Scope } from '#kit/access/scope.ts';

export interface BoundTable {
  name: string;
  columns: string[];
  isProtected: boolean;
}

/** Tables whose rows belong to a region or to a person, as the database itself knows them. */
export async function findBoundTables(owner: Pool): Promise<BoundTable[]> {
  const { rows } = await owner.query<BoundTable>(`
    select c.relname as name, array_agg(a.attname::text) as columns, c.relrowsecurity as "isProtected"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    group by c.oid, c.relname, c.relrowsecurity
    having array_agg(a.attname::text) && '{region_id,region_ids,person_id}' order by c.relname`);
  return rows;
}

/** What concerns its owner alone: the staff of the owner's campus have no business there. */
const OWN_ONLY: ReadonlySet<string> = new Set([
  'alumni_message',
  'api_token',
  'bank_comment',
  'blocked_sender',
  'card_customer',
  'card_setup',
  'class_photo',
  'help_request',
  'hour_timer',
  'lesson_note',
  'log_entry',
  'mailed_link',
  'message_report',
  'ministry',
  'ministry_decision',
  'ministry_version',
  'news_read',
  'outbox_mail',
  'saved_card',
  'sent_upload',
  'session',
  'suspended_sender',
  'work_identity',
]);

/** Those that are locked by nobody. */
export const unlocked = (tables: readonly BoundTable[]): string[] =>
  tables.filter(({ isProtected }) => !isProtected).map(({ name }) => name);

export interface BoundRow {
  text: string;
  content: Record<string, unknown>;
}

export async function rowsOf(owner: Pool, table: string): Promise<BoundRow[]> {
  const { rows } = await owner.query<BoundRow>(
    `select to_jsonb(t)::text as text, to_jsonb(t) as content from ${table} t order by 1`,
  );
  return rows;
}

/**
 * Which rows lie within a scope, said once more in other words than the two locks': a row of one of the regions, a row
 * of the person's own, or, where rows have no region of their own, a row of a user within the scope.
 */
export function withinReach(
  { name }: BoundTable,
  rows: readonly BoundRow[],
  people: readonly BoundRow[],
  { regionIds, personId }: Scope,
): BoundRow[] {
  const isRegion = (id: unknown) => regionIds.includes(id as string);
  const isMine = (row: Record<string, unknown>) =>
    personId !== null && (name === 'person' ? row['id'] : (row['person_id'] ?? row['actor_id'])) === personId;
  const reachable = new Set(
    people
      .filter(({ content }) => (content['region_ids'] as string[]).some(isRegion))
      .map(({ content }) => content['id']),
  );
  const hasOwnRegion = rows.every(({ content }) => content['region_id'] ?? content['region_ids']);
  return rows.filter(
    ({ content: row }) =>
      isMine(row) ||
      isRegion(row['region_id']) ||
      ((row['region_ids'] as string[] | undefined) ?? []).some(isRegion) ||
      (!hasOwnRegion && !OWN_ONLY.has(name) && 'person_id' in row && reachable.has(row['person_id'])),
  );
}
