import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { AttemptRecord } from './attempt.queries.ts';

const marksIn = writtenOnce((db: Db, { attemptId }: { attemptId: string }) =>
  db.selectFrom('answerMark').select(['questionId', 'points', 'comment']).where('attemptId', '=', attemptId),
);

export const findMarks = (db: Db | Tx, attemptId: string) => marksIn(db, { attemptId });

export interface NewMark {
  questionId: string;
  points: number;
  comment: string;
  markedBy: string;
  markedAt: Date;
}

export async function storeMark(
  tx: Tx,
  { id, personId, regionId }: Pick<AttemptRecord, 'id' | 'personId' | 'regionId'>,
  { questionId, ...mark }: NewMark,
): Promise<void> {
  await tx
    .insertInto('answerMark')
    .values({ attemptId: id, personId, regionId, questionId, ...mark })
    .onConflict((conflict) => conflict.columns(['attemptId', 'questionId']).doUpdateSet(mark))
    .execute();
}

/** What the key gives counts again. */
export async function removeMark(tx: Tx, attemptId: string, questionId: string): Promise<void> {
  await tx
    .deleteFrom('answerMark')
    .where('attemptId', '=', attemptId)
    .where('questionId', '=', questionId)
    .execute();
}
