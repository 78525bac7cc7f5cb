import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { reachTo } from '../attempt-reach.ts';
import type { AttemptRecord } from '../attempt.queries.ts';
import { findMarkChanges, type MarkChangeRecord } from './mark-change.queries.ts';
import { showsKeys } from '../show-keys.ts';

/** A mark that was given or changed, as far as whoever asks may know. */
export interface ShownMarkChange extends Pick<
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
 * Who gave or changed which points of an attempt, the first one first. Its student is told of changes alone, and of what was
 * answered and why only when the review is released: the reason may tell the key.
 */
export async function markHistoryOf(ctx: Context, attempt: AttemptRecord): Promise<ShownMarkChange[]> {
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
