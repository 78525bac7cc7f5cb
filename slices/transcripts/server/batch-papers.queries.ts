import type { Db } from '#kit/db/database.ts';

export interface PaperToPack {
  personId: string;
  regionId: string;
  firstName: string;
  lastName: string;
  number: string;
  key: string;
  bytes: number;
  issuedAt: Date;
}

/** What a batch has issued and nobody has revoked since, in the order of its numbers. */
export const findPapersToPack = (db: Db, batchId: string): Promise<PaperToPack[]> =>
  db
    .selectFrom('transcriptBatchStudent as s')
    .innerJoin('transcriptIssue as i', 'i.id', 's.issueId')
    .innerJoin('person as p', 'p.id', 'i.personId')
    .leftJoin('transcriptRevocation as x', 'x.issueId', 'i.id')
    .select([
      'i.personId',
      'i.regionId',
      'p.firstName',
      'p.lastName',
      'i.number',
      'i.fileKey as key',
      'i.bytes',
      'i.issuedAt',
    ])
    .where('s.batchId', '=', batchId)
    .where('s.outcome', '=', 'ISSUED')
    .where('x.issueId', 'is', null)
    .orderBy('i.year')
    .orderBy('i.count')
    .execute();
