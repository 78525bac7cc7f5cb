import { sql } from 'kysely';
import { columnsOf } from '#kit/db/columns.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { decisionsIn, MADE_DECISION } from '#kit/db/decisions.ts';
import { countRows, countsByStatus, holdsText, keyset } from '#kit/db/list.ts';
import { insertRow, updateRow } from '#kit/db/rows.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import {
  MINISTRY_DECISIONS,
  QUEUE_STATUSES,
  type MinistryDecision,
  type QueueStatus,
  type VersionStatus,
} from '../rules/lifecycle.ts';
import { ministry, type MinistryValues } from '../rules/ministry.ts';
import { auditRegion } from './ministry.queries.ts';

/** What an owner has said last of a ministry, as it is decided about. */
export interface VersionRecord extends MinistryValues {
  id: string;
  ministryId: string;
  personId: string;
  regionId: string;
  number: number;
  status: VersionStatus;
  adminComments: string;
  decidedAt: Date | null;
  decidedBy: string | null;
  decisionId: string | null;
  version: number;
  /** Whether nothing newer was said, so that it can be decided. */
  isCurrent: boolean;
  isHidden: boolean;
  adminNote: string;
  shownVersionId: string | null;
  /** Whether something earlier was refused. */
  wasRefused: boolean;
  createdAt: Date;
}

const versions = (db: Db | Tx) =>
  db.selectFrom('ministryVersion as v').innerJoin('ministry as m', 'm.id', 'v.ministryId');

const withFacts = (query: ReturnType<typeof versions>) =>
  query
    .select(columnsOf('v', ministry))
    .select(['v.id', 'v.ministryId', 'v.personId', 'v.number', 'v.status', 'v.adminComments', 'v.decidedAt'])
    .select(['v.decidedBy', 'v.version', 'v.createdAt', 'm.adminNote', 'm.shownVersionId'])
    .select([auditRegion.as('regionId'), sql<boolean>`m.hidden_at is not null`.as('isHidden')])
    .select(
      sql<boolean>`v.id = m.current_version_id and v.status <> 'WITHDRAWN' and m.deleted_at is null`.as(
        'isCurrent',
      ),
    )
    .select(
      sql<boolean>`exists (select from ministry_version o where o.ministry_id = v.ministry_id
        and o.number < v.number and o.status = 'REFUSED')`.as('wasRefused'),
    )
    .select(
      sql<
        string | null
      >`(select d.id from ministry_decision d where d.version_id = v.id and d.undone_at is null
        order by d.position desc limit 1)`.as('decisionId'),
    );

export const findVersion = (db: Db | Tx, id: string): Promise<VersionRecord | undefined> =>
  withFacts(versions(db)).where('v.id', '=', id).executeTakeFirst();

/** The version, or the one that its owner has replaced it by. */
export const findLatest = (db: Db | Tx, id: string): Promise<VersionRecord | undefined> =>
  withFacts(versions(db))
    .where('v.ministryId', '=', (eb) =>
      eb.selectFrom('ministryVersion as asked').select('asked.ministryId').where('asked.id', '=', id),
    )
    .where((eb) => eb.or([eb('v.id', '=', id), eb('v.id', '=', eb.ref('m.currentVersionId'))]))
    .orderBy('v.number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** As many as an admin reads. */
export const EARLIER_MAX = 10;

/** What was decided of a ministry before, the latest first. */
export const findEarlier = (
  db: Db,
  { ministryId, number }: Pick<VersionRecord, 'ministryId' | 'number'>,
): Promise<VersionRecord[]> =>
  withFacts(versions(db))
    .where('v.ministryId', '=', ministryId)
    .where('v.number', '<', number)
    .where('v.status', 'in', MINISTRY_DECISIONS)
    .orderBy('v.number', 'desc')
    .limit(EARLIER_MAX)
    .execute();

export interface QueueFilter {
  search?: string | null | undefined;
  status?: QueueStatus | null | undefined;
}

export interface QueueParams {
  filter: QueueFilter;
  /** Nobody decides about themselves, in any person's place. */
  callerIds: readonly string[];
}

/** Of each ministry what its owner has said last. */
const matching = (db: Db, { filter: { search, status }, callerIds }: QueueParams) =>
  versions(db)
    .whereRef('m.currentVersionId', '=', 'v.id')
    .where('m.deletedAt', 'is', null)
    .where('v.status', '<>', 'WITHDRAWN')
    .where('v.personId', '<>', sql<string>`all(${callerIds}::uuid[])`)
    .$if(Boolean(status), (query) => query.where('v.status', '=', status ?? 'PENDING'))
    .$if(Boolean(search), (query) => query.where(holdsText(search ?? '', sql`v.search_text`)));

/** What waits is listed by how long it does, what was decided by how lately. */
export function pageOfQueue(
  db: Db,
  params: QueueParams,
  page: PageArgs,
): Promise<CountedPage<VersionRecord>> {
  const found = matching(db, params);
  const isDecided = params.filter.status !== 'PENDING';
  const order = keyset(
    [isDecided ? sql`coalesce(v.decided_at, v.created_at)` : sql`v.created_at`, sql`v.id`],
    isDecided,
  );
  const read = (max: number, after: string | null): Promise<VersionRecord[]> =>
    withFacts(found)
      .$if(after !== null, (query) =>
        query.where(order.isAfter(sql`ministry_version v where v.id = ${after}::uuid`)),
      )
      .orderBy(order.order)
      .limit(max)
      .execute();
  return readPage(page, read, countRows(db, found));
}

/** How many there are of each status, whatever status is asked for. */
export async function countQueue(db: Db, params: QueueParams): Promise<Record<QueueStatus, number>> {
  const rows = await matching(db, { ...params, filter: { ...params.filter, status: null } })
    .select(['v.status', sql<number>`count(*)::integer`.as('count')])
    .select(sql<Date>`min(v.created_at)`.as('oldest'))
    .groupBy('v.status')
    .execute();
  return countsByStatus(
    rows.filter((row): row is typeof row & { status: QueueStatus } => row.status !== 'WITHDRAWN'),
    QUEUE_STATUSES,
  );
}

/** How many wait, since when, and the first of them. */
export const lookAtPending = (db: Db, callerIds: readonly string[]) =>
  matching(db, { filter: { status: 'PENDING' }, callerIds })
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<Date | null>`min(v.created_at)`.as('since'),
      sql<string | null>`(array_agg(v.id order by v.created_at, v.id))[1]`.as('firstId'),
    ])
    .executeTakeFirstOrThrow();

export const ministryDecisions = decisionsIn<MinistryDecision>({
  decided: 'ministryVersion',
  insertDecision(tx, { recordId: versionId, regionId: _ofItsOwner, ...decision }) {
    return insertRow(tx, 'ministryDecision', { versionId, ...decision });
  },
  findDecision: (db, id) =>
    db
      .selectFrom('ministryDecision')
      .select([...MADE_DECISION, 'versionId as recordId'])
      .where('id', '=', id)
      .executeTakeFirst(),
  noteUndone: (tx, id, undone) =>
    tx.updateTable('ministryDecision').set(undone).where('id', '=', id).execute(),
  putOn: (tx, id, decided) => updateRow(tx, 'ministryVersion', id, decided),
});
