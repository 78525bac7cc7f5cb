import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { Answers } from '../rules/evaluation.ts';
import type { Criterion, Texts } from '../rules/evaluation-form.ts';
import type { EvaluationRecord } from './evaluation.queries.ts';

export type OwnEvaluation = Pick<
  EvaluationRecord,
  | 'id'
  | 'formId'
  | 'regionId'
  | 'formVersionId'
  | 'names'
  | 'criteria'
  | 'groupName'
  | 'evaluatorId'
  | 'day'
  | 'answers'
  | 'comment'
  | 'acknowledgedAt'
  | 'reply'
  | 'repliedAt'
> & { publishedAt: Date };

const shown = (db: Db) =>
  db
    .selectFrom('evaluationShown as e')
    .select([
      'e.id',
      'e.formId',
      'e.regionId',
      'e.formVersionId',
      'e.groupName',
      'e.evaluatorId',
      'e.day',
      'e.comment',
      'e.publishedAt',
      'e.acknowledgedAt',
      'e.reply',
      'e.repliedAt',
    ])
    .select(sql<Texts>`e.names`.as('names'))
    .select(sql<readonly Criterion[]>`e.criteria`.as('criteria'))
    .select(sql<Answers>`e.answers`.as('answers'))
    .$castTo<OwnEvaluation>();

/** What was published to a person, the newest first. The view gives it to nobody but the caller. */
export const listShown = (db: Db, personId: string): Promise<OwnEvaluation[]> =>
  shown(db).where('e.studentId', '=', personId).orderBy('e.publishedAt', 'desc').orderBy('e.id').execute();

/** What was published to a person and they have not acknowledged, the oldest first. Asked of the whole college. */
export const listUnread = writtenOnce((db: Db, { personId }: { personId: string }) =>
  db
    .selectFrom('evaluation as e')
    .innerJoin('evaluationFormVersion as v', 'v.id', 'e.formVersionId')
    .innerJoin('region as r', 'r.id', 'e.regionId')
    .select(['e.id', 'r.timeZone', sql<Texts>`v.names`.as('names')])
    .where('e.studentId', '=', personId)
    .where('e.publishedAt', 'is not', null)
    .where('e.acknowledgedAt', 'is', null)
    .orderBy('e.publishedAt')
    .orderBy('e.id'),
);

export const findShown = (
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<OwnEvaluation | undefined> =>
  shown(db).where('e.id', '=', id).where('e.studentId', '=', personId).executeTakeFirst();
