import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { insertRow } from '#kit/db/rows.ts';
import type { HelpState } from '../rules/help-request.ts';

const COLUMNS = ['id', 'personId', 'message', 'page', 'askedAt', 'closedAt', 'closedBy', 'answer'] as const;

export interface HelpRequestRecord {
  id: string;
  personId: string;
  message: string;
  page: string;
  askedAt: Date;
  closedAt: Date | null;
  closedBy: string | null;
  answer: string;
}

export interface HelpQuestion {
  state: HelpState | null;
  /** Null for everybody's. */
  personId: string | null;
}

const matching = (db: Db, { state, personId }: HelpQuestion) =>
  db
    .selectFrom('helpRequest')
    .$if(state !== null, (query) => query.where('closedAt', state === 'OPEN' ? 'is' : 'is not', null))
    .$if(personId !== null, (query) => query.where('personId', '=', personId ?? ''));

/** The requests that match, the newest first, from the one after `after` on. */
export const listHelpRequests = (
  db: Db,
  question: HelpQuestion,
  max: number,
  after: string | null,
): Promise<HelpRequestRecord[]> =>
  matching(db, question)
    .select(COLUMNS)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(asked_at, id) < (select asked_at, id from help_request where id = ${after}::uuid)`,
      ),
    )
    .orderBy('askedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute();

/** How many match, counted up to the most that are of interest. */
export async function countHelpRequests(db: Db, question: HelpQuestion, max: number): Promise<number> {
  const row = await db
    .selectFrom(matching(db, question).select('id').limit(max).as('found'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** A request, held until the transaction ends. */
export const lockHelpRequest = (tx: Tx, id: string): Promise<HelpRequestRecord | undefined> =>
  tx.selectFrom('helpRequest').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

/** Writes a request down; false when there is one with this id already. */
export async function insertHelpRequest(
  tx: Tx,
  request: Pick<HelpRequestRecord, 'id' | 'personId' | 'message' | 'page' | 'askedAt'>,
): Promise<boolean> {
  return insertRow(tx, 'helpRequest', request);
}

export const storeClosing = (
  tx: Tx,
  id: string,
  closing: Pick<HelpRequestRecord, 'closedAt' | 'closedBy' | 'answer'>,
): Promise<HelpRequestRecord> =>
  tx
    .updateTable('helpRequest')
    .set(closing)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** Where somebody belongs: what they are told concerns them there. */
export async function findRegionOf(tx: Tx, personId: string): Promise<string | null> {
  const person = await tx
    .selectFrom('person')
    .select('regionIds')
    .where('id', '=', personId)
    .executeTakeFirst();
  return person?.regionIds[0] ?? null;
}
