import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { DecisionKind } from '../rules/decision.ts';

export interface DecisionRecord {
  id: string;
  lineId: string;
  regionId: string;
  kind: DecisionKind;
  reason: string;
  decidedBy: string | null;
  decidedAt: Date;
  undoneBy: string | null;
  undoneAt: Date | null;
}

const COLUMNS = [
  'id',
  'lineId',
  'regionId',
  'kind',
  'reason',
  'decidedBy',
  'decidedAt',
  'undoneBy',
  'undoneAt',
] as const;

export const findDecision = (db: Db | Tx, id: string): Promise<DecisionRecord | undefined> =>
  db.selectFrom('bankDecision').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** Everything that was decided about lines: the one that stands, then those that were undone, the newest first. */
export const listDecisions = (db: Db, lineIds: readonly string[]): Promise<DecisionRecord[]> =>
  db
    .selectFrom('bankDecision')
    .select(COLUMNS)
    .where('lineId', '=', anyId(lineIds))
    .orderBy(sql`undone_at is not null`)
    .orderBy('decidedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

export async function insertDecision(
  tx: Tx,
  decision: Omit<DecisionRecord, 'undoneBy' | 'undoneAt'>,
): Promise<void> {
  await tx.insertInto('bankDecision').values(decision).execute();
}

export async function storeUndone(
  tx: Tx,
  id: string,
  undone: { undoneBy: string | null; undoneAt: Date },
): Promise<void> {
  await tx.updateTable('bankDecision').set(undone).where('id', '=', id).execute();
}

/** What was booked by a decision was reversed on the account of the student: from then on it was undone. */
export async function closeReversed(tx: Tx, lineId: string): Promise<void> {
  await sql`update bank_decision d set undone_at = x.made_at, undone_by = x.made_by
    from (select distinct on (m.decision_id) m.decision_id, e.made_at, e.made_by
      from bank_match m join ledger_entry e on e.reverses = m.entry_id where m.line_id = ${lineId}::uuid
      order by m.decision_id, e.made_at desc) x
    where x.decision_id = d.id and d.line_id = ${lineId}::uuid and d.undone_at is null
      and not exists (select from bank_match m where m.decision_id = d.id
        and not exists (select from ledger_entry e where e.reverses = m.entry_id))`.execute(tx);
}

interface NewMatch {
  entryId: string;
  decisionId: string;
  lineId: string;
  regionId: string;
  position: number;
}

export async function insertMatch(tx: Tx, match: NewMatch): Promise<void> {
  await tx.insertInto('bankMatch').values(match).execute();
}

/** As what decisions were booked. */
export const listMatches = (
  db: Db | Tx,
  decisionIds: readonly string[],
): Promise<{ decisionId: string; entryId: string }[]> =>
  db
    .selectFrom('bankMatch')
    .select(['decisionId', 'entryId'])
    .where('decisionId', '=', anyId(decisionIds))
    .orderBy('decisionId')
    .orderBy('position')
    .execute();
