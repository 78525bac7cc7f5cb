import type { Db, Tx } from '#kit/db/database.ts';
import {
  findNewestWorkGrades,
  findWorkGradesBy,
  type GradedBefore,
  type PlacedGradeChange,
} from '#slices/assignments/server/api.ts';
import { DECISION_TOPICS, type StandToRestore } from '#slices/exams/rules/results/decision.ts';
import {
  findDecisionsBy,
  findMarkChangesBy,
  findNewestMarkChanges,
  type GivenMark,
  type MadeDecision,
  type PlacedMarkChange,
} from '#slices/exams/server/api.ts';
import { planOf, planRestore, type RestorePlan } from '../../rules/restore.ts';
import { findHeldPlaces } from '../finalising/finalisation.queries.ts';
import {
  findChangesBy,
  findNewestChanges,
  type GradeChangeRecord,
  type MadeBy,
} from '../grade-changes.queries.ts';

/** What would go back if the changes that one person made in a span of time were undone. */
export interface GradeRestorePlan {
  made: MadeBy;
  /** Entered in gradebooks. */
  entered: RestorePlan<GradeChangeRecord>;
  /** Points for answers in exams. */
  marks: RestorePlan<PlacedMarkChange, GivenMark>;
  /** Attempts that were voided or let count again, and what was taken off them. */
  decisions: RestorePlan<MadeDecision, StandToRestore>;
  /** Of assignments. */
  works: RestorePlan<PlacedGradeChange, GradedBefore>;
}

/** Grades of the user who restores are left alone: nobody has a hand in their own. */
export async function restorePlan(
  db: Db | Tx,
  made: MadeBy,
  exceptPersonIds: readonly string[],
): Promise<GradeRestorePlan> {
  const ofOthers = <Change extends { personId: string }>(changes: readonly Change[]): Change[] =>
    changes.filter(({ personId }) => !exceptPersonIds.includes(personId));
  return {
    made,
    entered: await enteredPlan(db, ofOthers(await findChangesBy(db, made))),
    marks: await marksPlan(db, ofOthers(await findMarkChangesBy(db, made))),
    decisions: decisionsPlan(ofOthers(await findDecisionsBy(db, made))),
    works: await worksPlan(db, ofOthers(await findWorkGradesBy(db, made))),
  };
}

export const placeOf = ({ courseId, groupId }: Pick<GradeChangeRecord, 'courseId' | 'groupId'>): string =>
  `${courseId} ${groupId}`;
const keyOf = (change: GradeChangeRecord): string =>
  [placeOf(change), change.personId, change.partId].join(' ');

async function enteredPlan(
  db: Db | Tx,
  changes: readonly GradeChangeRecord[],
): Promise<GradeRestorePlan['entered']> {
  const of = {
    courseIds: [...new Set(changes.map(({ courseId }) => courseId))],
    groupIds: [...new Set(changes.map(({ groupId }) => groupId))],
    personIds: [...new Set(changes.map(({ personId }) => personId))],
  };
  const [newest, held] = [await findNewestChanges(db, of), await findHeldPlaces(db, of)];
  const newestIds = new Map(newest.map((change) => [keyOf(change), change.id]));
  const final = new Set(held.map(placeOf));
  return planRestore(changes, {
    keyOf,
    newestIdOf: (key) => newestIds.get(key),
    isFinal: (change) => final.has(placeOf(change)),
  });
}

const answerOf = ({ attemptId, questionId }: Pick<PlacedMarkChange, 'attemptId' | 'questionId'>): string =>
  `${attemptId} ${questionId}`;

async function marksPlan(
  db: Db | Tx,
  changes: readonly PlacedMarkChange[],
): Promise<GradeRestorePlan['marks']> {
  const attemptIds = [...new Set(changes.map(({ attemptId }) => attemptId))];
  const newest = await findNewestMarkChanges(db, attemptIds);
  const newestIds = new Map(newest.map((change) => [answerOf(change), change.id]));
  return planOf(changes, {
    keyOf: answerOf,
    newestIdOf: (key) => newestIds.get(key),
    // The points of an exam that is settled go back; what was settled stands by itself.
    isFinal: () => false,
    beforeOf: ({ previousPoints, previousComment }): GivenMark =>
      previousPoints === null ? null : { points: previousPoints, comment: previousComment },
    isSame: (last, before) =>
      last.points === (before?.points ?? null) && last.comment === (before?.comment ?? ''),
  });
}

/** What of which attempt was decided. */
const thingOf = ({ attemptId, kind }: MadeDecision): string => `${attemptId} ${DECISION_TOPICS[kind]}`;

function decisionsPlan(changes: readonly MadeDecision[]): GradeRestorePlan['decisions'] {
  const lasting = new Map(
    changes.filter(({ mayGoBack }) => mayGoBack).map((change) => [thingOf(change), change.id]),
  );
  return planOf(changes, {
    keyOf: thingOf,
    newestIdOf: (key) => lasting.get(key),
    isFinal: () => false,
    beforeOf: ({ kind, penaltyBefore, voidedBefore }): StandToRestore =>
      kind === 'PENALISE' ? { penalty: penaltyBefore } : { voidedAt: voidedBefore },
    isSame: (last, before) =>
      'penalty' in before
        ? last.penalty === before.penalty
        : (last.kind === 'VOID') === (before.voidedAt !== null),
  });
}

async function worksPlan(
  db: Db | Tx,
  changes: readonly PlacedGradeChange[],
): Promise<GradeRestorePlan['works']> {
  const submissionIds = [...new Set(changes.map(({ submissionId }) => submissionId))];
  const newest = await findNewestWorkGrades(db, submissionIds);
  const newestIds = new Map(newest.map(({ submissionId, id }) => [submissionId, id]));
  return planOf(changes, {
    keyOf: ({ submissionId }) => submissionId,
    newestIdOf: (key) => newestIds.get(key),
    isFinal: () => false,
    beforeOf: (first): GradedBefore => ({
      score: first.previousScore,
      complete: first.previousComplete,
      comment: first.previousComment,
      gradedAt: first.previousGradedAt,
      gradedBy: first.previousGradedBy,
    }),
    isSame: (last, before) =>
      last.score === before.score && last.complete === before.complete && last.comment === before.comment,
  });
}
