import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { PaperKind } from '#slices/regions/rules/usual-paper.ts';
import type { TranscriptContent } from '../rules/issue.ts';
import { holderOf, type TranscriptHolder } from '../rules/holder.ts';
import type { Standing } from '../rules/verify-code.ts';

/** An official transcript, without what stands on it. */
export interface IssueRecord {
  id: string;
  personId: string;
  regionId: string;
  number: string;
  locale: string;
  paper: PaperKind;
  verifyCode: string;
  fileKey: string;
  issuedBy: string | null;
  issuedAt: Date;
  revokedReason: string | null;
}

const issues = (db: Db | Tx) =>
  db
    .selectFrom('transcriptIssue as i')
    .leftJoin('transcriptRevocation as x', 'x.issueId', 'i.id')
    .select(['i.id', 'i.personId', 'i.regionId', 'i.number', 'i.locale', 'i.paper', 'i.verifyCode'])
    .select(['i.fileKey', 'i.issuedBy', 'i.issuedAt', 'x.reason as revokedReason']);

export async function findIssue(db: Db | Tx, id: string): Promise<IssueRecord | null> {
  const row = await issues(db).where('i.id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** What was issued to these students, the newest first. */
export const listIssues = (db: Db | Tx, personIds: readonly string[]): Promise<IssueRecord[]> =>
  issues(db)
    .where('i.personId', '=', anyId(personIds))
    .orderBy('i.issuedAt', 'desc')
    .orderBy('i.count', 'desc')
    .execute();

/** What the public page tells about a code. */
export interface Verification {
  standing: Standing;
  /** By what a copy is known, while it is genuine. */
  sha256: string | null;
  /** Whose it is, while it is genuine. */
  holder: TranscriptHolder | null;
}

export async function findByCode(db: Db, verifyCode: string): Promise<Verification> {
  const row = await db
    .selectFrom('transcriptIssue as i')
    .leftJoin('transcriptRevocation as x', 'x.issueId', 'i.id')
    .innerJoin('person as p', 'p.id', 'i.personId')
    .leftJoin('transcriptNameConsent as c', 'c.personId', 'i.personId')
    .select(['i.sha256', 'i.content', 'x.issueId as revokedId', 'p.firstName', 'p.lastName', 'c.givenAt'])
    .where('i.verifyCode', '=', verifyCode)
    .executeTakeFirst();
  if (!row) return { standing: 'UNKNOWN', sha256: null, holder: null };
  if (row.revokedId) return { standing: 'REVOKED', sha256: null, holder: null };
  const content = row.content as TranscriptContent;
  const holder = holderOf(content, row, { showsWholeName: row.givenAt !== null });
  return { standing: 'GENUINE', sha256: row.sha256, holder };
}

/** The next number of a campus in a year, which nobody else takes until the transaction ends. */
export async function takeNextCount(
  tx: Tx,
  { regionId, year }: { regionId: string; year: number },
): Promise<number> {
  const { count } = await tx
    .insertInto('transcriptCount')
    .values({ regionId, year, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['regionId', 'year'])
        .doUpdateSet((eb) => ({ count: eb(eb.ref('transcriptCount.count'), '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewIssue extends Omit<IssueRecord, 'revokedReason'> {
  year: number;
  count: number;
  content: TranscriptContent;
  bytes: number;
  sha256: string;
}

export async function insertIssue(tx: Tx, { content, ...issue }: NewIssue): Promise<void> {
  await tx
    .insertInto('transcriptIssue')
    .values({ ...issue, content: JSON.stringify(content) })
    .execute();
}

/** Revokes a transcript; false when a user has done so before. */
export async function insertRevocation(
  tx: Tx,
  revocation: {
    issueId: string;
    personId: string;
    regionId: string;
    reason: string;
    revokedBy: string;
    revokedAt: Date;
  },
): Promise<boolean> {
  const row = await tx
    .insertInto('transcriptRevocation')
    .values(revocation)
    .onConflict((conflict) => conflict.column('issueId').doNothing())
    .returning('issueId')
    .executeTakeFirst();
  return row !== undefined;
}
