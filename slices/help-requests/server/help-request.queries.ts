import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { countRows, keyset } from '#kit/db/list.ts';
import { insertRow } from '#kit/db/rows.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
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

interface HelpQuestion {
  state: HelpState | null;
  /** Null for everybody's. */
  personId: string | null;
}

const matching = (db: Db, { state, personId }: HelpQuestion) =>
  db
    .selectFrom('helpRequest')
    .$if(state !== null, (query) => query.where('closedAt', state === 'OPEN' ? 'is' : 'is not', null))
    .$if(personId !== null, (query) => query.where('personId', '=', personId ?? ''));

const newestFirst = keyset([sql`asked_at`, sql`id`], true);

/** A page of the requests that match, the newest first. */
export function helpRequestsPage(
  db: Db,
  question: HelpQuestion,
  page: PageArgs,
): Promise<CountedPage<HelpRequestRecord>> {
  const found = matching(db, question);
  const read = (max: number, after: string | null) =>
    found
      .select(COLUMNS)
      .$if(after !== null, (query) =>
        query.where(newestFirst.isAfter(sql`help_request where id = ${after}::uuid`)),
      )
      .orderBy(newestFirst.order)
      .limit(max)
      .execute();
  return readPage(page, read, countRows(db, found));
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

/** Where a user belongs: what they are told concerns them there. */
export async function findRegionOf(tx: Tx, personId: string): Promise<string | null> {
  const person = await tx
    .selectFrom('person')
    .select('regionIds')
    .where('id', '=', personId)
    .executeTakeFirst();
  return person?.regionIds[0] ?? null;
}
