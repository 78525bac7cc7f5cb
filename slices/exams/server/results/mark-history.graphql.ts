import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { nameOfDoer } from '#slices/people/server/api.ts';
import { ExamAttempt } from '../sitting/attempts.graphql.ts';
import { reachTo } from '../attempt-reach.ts';
import type { AttemptRecord } from '../attempt.queries.ts';
import { findMarkChanges, type MarkChangeRecord } from './mark-change.queries.ts';
import { showsKeys } from '../show-keys.ts';

const MarkChange = builder.objectRef<ShownMarkChange>('MarkChange').implement({
  description:
    'Points that a person gave for an answer or changed. What and why is told to the student once the review is released.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    question: t.exposeInt('question', { nullable: true, description: 'The place of its question.' }),
    pointsBefore: t.exposeFloat('earnedBefore', {
      nullable: true,
      description: 'By hand or by the key; none while nobody had read the answer.',
    }),
    pointsAfter: t.exposeFloat('earnedAfter', { nullable: true }),
    gradeBefore: t.expose('scoreBefore', { type: 'Percent', nullable: true }),
    gradeAfter: t.expose('scoreAfter', { type: 'Percent', nullable: true }),
    reason: t.exposeString('reason', { nullable: true, description: 'None for a first mark.' }),
    takesBack: t.exposeBoolean('takesBack', {
      description: 'Whether it gave back what had been there before another change.',
    }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    changedByName: t.string({
      resolve: async ({ changedBy, impersonatorId }, _, ctx) =>
        (await nameOfDoer(ctx, changedBy, impersonatorId)) ?? '',
    }),
  }),
});

builder.objectField(ExamAttempt, 'markChanges', (t) =>
  t.field({
    type: [MarkChange],
    description: 'Who gave or changed which points, the first one first; a student is told of changes alone.',
    resolve: (attempt, _, ctx) => markHistoryOf(ctx, attempt),
  }),
);

interface ShownMarkChange extends Pick<
  MarkChangeRecord,
  'id' | 'scoreBefore' | 'scoreAfter' | 'changedBy' | 'impersonatorId' | 'changedAt'
> {
  /** The place of its question; null, with what it earned and why, until the review is released. */
  question: number | null;
  earnedBefore: number | null;
  earnedAfter: number | null;
  reason: string | null;
  takesBack: boolean;
}

/**
 * A student is told of changes alone, and of what was answered and why only when the review is released: the reason may
 * tell the key.
 */
async function markHistoryOf(ctx: Context, attempt: AttemptRecord): Promise<ShownMarkChange[]> {
  const reach = await reachTo(ctx, attempt);
  const changes = await findMarkChanges(reach.db, attempt.id);
  if (changes.length === 0) return [];
  const isOwn = attempt.personId === actorOf(ctx).personId;
  const isReleased = !isOwn || (await showsKeys(ctx, attempt, reach));
  return changes
    .filter(({ reason }) => !isOwn || reason !== null)
    .map(({ id, scoreBefore, scoreAfter, changedBy, impersonatorId, changedAt, takesBack, ...change }) => ({
      id,
      scoreBefore,
      scoreAfter,
      changedBy,
      impersonatorId,
      changedAt,
      takesBack: takesBack !== null,
      question: isReleased
        ? attempt.asked.findIndex(({ questionId }) => questionId === change.questionId) + 1
        : null,
      earnedBefore: isReleased ? change.earnedBefore : null,
      earnedAfter: isReleased ? change.earnedAfter : null,
      reason: isReleased ? change.reason : null,
    }));
}
