import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Tx } from '#kit/db/database.ts';
import { updateRow } from '#kit/db/rows.ts';
import { NO_PERCENT, type Percent } from '#kit/percent/percent.ts';
import type { AmendedGrade, AmendmentStatus, HeldGrade } from '../../rules/amendment.ts';
import { acceptedAmendment, heldScore, heldState, heldSteps } from './accepted-amendment.ts';

/** A settled grade as it counts, with what was offered for it last. */
export interface AmendableGrade extends HeldGrade {
  finalisationId: string;
  personId: string;
  groupId: string;
  regionId: string;
  firstDay: Day;
  lastDay: Day | null;
  newestId: string | null;
  newestStatus: AmendmentStatus | null;
  newestDeduction: Percent | null;
}

export const listAmendable = (
  db: Tx,
  { groupIds, personIds }: { groupIds: readonly string[]; personIds: readonly string[] | null },
): Promise<AmendableGrade[]> =>
  db
    .selectFrom('courseResult as s')
    .innerJoin('finalisation as f', 'f.id', 's.finalisationId')
    .leftJoinLateral(acceptedAmendment.as<'accepted'>(sql.ref('accepted')), (join) => join.onTrue())
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('gradeAmendment as a')
          .select(['a.id', 'a.status', 'a.deduction'])
          .whereRef('a.finalisationId', '=', 's.finalisationId')
          .whereRef('a.personId', '=', 's.personId')
          .orderBy('a.position', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select([
      's.finalisationId',
      's.personId',
      's.groupId',
      's.regionId',
      's.firstDay',
      's.lastDay',
      heldScore.as('score'),
      heldState.as('state'),
      heldSteps.as('steps'),
      'newest.id as newestId',
      'newest.status as newestStatus',
      'newest.deduction as newestDeduction',
    ])
    .where('s.groupId', '=', anyId(groupIds))
    .$if(personIds !== null, (query) => query.where('s.personId', '=', anyId(personIds ?? [])))
    .where('f.unlockedAt', 'is', null)
    .execute();

interface Offered {
  held: AmendableGrade;
  previousDeduction: Percent;
  due: AmendedGrade;
}

/** Offers an amendment, in place of the one that waits already where there is one. */
export async function putOffer(tx: Tx, { held, previousDeduction, due }: Offered, now: Date): Promise<void> {
  const { finalisationId, personId, regionId } = held;
  const changed = {
    previousScore: held.score ?? NO_PERCENT,
    previousState: held.state,
    previousDeduction,
    score: due.score,
    state: due.state,
    deduction: due.deduction,
    steps: JSON.stringify(due.steps),
  };
  await tx
    .insertInto('gradeAmendment')
    .values({ finalisationId, personId, regionId, createdAt: now, ...changed })
    .onConflict((conflict) =>
      conflict
        .columns(['finalisationId', 'personId'])
        .where(sql<boolean>`status = 'PENDING'`)
        .doUpdateSet((eb) => ({ ...changed, version: eb('gradeAmendment.version', '+', 1) })),
    )
    .execute();
}

export const withdrawOffer = (tx: Tx, id: string): Promise<void> =>
  updateRow(tx, 'gradeAmendment', id, { status: 'WITHDRAWN' });
