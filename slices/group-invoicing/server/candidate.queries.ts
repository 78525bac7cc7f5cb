import { sql, type RawBuilder } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';

export interface CandidateRecord {
  personId: string;
  firstName: string;
  lastName: string;
  groupName: string;
  lastDay: Day | null;
}

/** Everybody who is or was in some groups of a campus, each once, by last name. Who is still in one of them counts as in. */
export async function listCandidates(
  db: Db | Tx,
  { regionId, groupIds, max }: { regionId: string; groupIds: readonly string[]; max: number },
): Promise<CandidateRecord[]> {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('groupMember as m')
        .innerJoin('studentGroup as g', 'g.id', 'm.groupId')
        .innerJoin('person as p', 'p.id', 'm.personId')
        .distinctOn('m.personId')
        .select(['m.personId', 'p.firstName', 'p.lastName', 'p.sortName', 'g.name as groupName', 'm.lastDay'])
        .where('m.groupId', '=', anyId(groupIds))
        .where('g.regionId', '=', regionId)
        .orderBy('m.personId')
        .orderBy(sql`m.last_day desc nulls first`)
        .orderBy('g.sortName')
        .as('o'),
    )
    .select(['o.personId', 'o.firstName', 'o.lastName', 'o.groupName', 'o.lastDay'])
    .orderBy('o.sortName')
    .orderBy('o.personId')
    .limit(max)
    .execute();
}

/** Which groups of a campus there are of those asked for. */
export const findGroups = (
  db: Db | Tx,
  { regionId, groupIds }: { regionId: string; groupIds: readonly string[] },
) =>
  db
    .selectFrom('studentGroup')
    .select(['id', 'name'])
    .where('id', '=', anyId(groupIds))
    .where('regionId', '=', regionId)
    .orderBy('sortName')
    .orderBy('id')
    .execute();

/** Held until the transaction ends: of two who invoice the same group, one waits for the other. */
export async function lockGroups(tx: Tx, groupIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('studentGroup')
    .select('id')
    .where('id', '=', anyId(groupIds))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Nobody has taken the invoice back. */
const stands = (invoiceId: RawBuilder<unknown>) =>
  sql<boolean>`not exists (select from ledger_entry e
    where e.invoice_id = ${invoiceId} and e.type = 'INVOICE' and e.reverses is not null)`;

interface SameCharge {
  regionId: string;
  templateId: string | null;
  title: string;
  /** Invoices by hand from that day on. */
  since: Day;
}

/**
 * Who has, or is about to have, an invoice of a template that nobody has taken back; without a template, one of a run with the
 * same title. Nor is anybody charged again for what they were charged by hand under the same title.
 */
export async function listInvoiced(
  db: Db | Tx,
  { regionId, templateId, title, since }: SameCharge,
): Promise<string[]> {
  const rows = await db
    .selectFrom('invoiceRunStudent as s')
    .innerJoin('invoiceRun as v', 'v.id', 's.runId')
    .select('s.personId')
    .where('v.regionId', '=', regionId)
    .where('s.outcome', 'in', ['WAITING', 'ISSUED', 'TO_UNDO', 'KEPT'])
    .$if(templateId !== null, (query) => query.where('v.templateId', '=', templateId ?? ''))
    .$if(templateId === null, (query) => query.where(sql<boolean>`lower(v.title) = lower(${title})`))
    .where(stands(sql`s.invoice_id`))
    .union(
      db
        .selectFrom('invoice as i')
        .select('i.personId')
        .where('i.regionId', '=', regionId)
        .where('i.issuedOn', '>=', since)
        .where(sql<boolean>`lower(i.title) = lower(${title})`)
        .where(stands(sql`i.id`))
        .where(sql<boolean>`not exists (select from invoice_run_student o where o.invoice_id = i.id)`),
    )
    .execute();
  return rows.map(({ personId }) => personId);
}
