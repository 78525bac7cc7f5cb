import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkWatched, joined, type Span } from '#slices/lessons/rules/watching/watched.ts';
import { ownProgress } from '../lesson-loaders.ts';
import { addWatched } from './lesson-progress.queries.ts';
import type { ShownLesson } from '../lesson.queries.ts';
import { takenLesson } from './taken-lesson.ts';

interface Watched {
  lessonId: string;
  position: number;
  spans: readonly Span[];
}

/**
 * Takes a player's report of where it is and what it has shown. When that was is told by our own clock: devices' go
 * wrong. Nothing is written to the audit log: it is no change any person makes, and a class would fill the log in a day.
 */
export async function watchLesson(
  ctx: Context,
  { lessonId, position, spans }: Watched,
): Promise<ShownLesson> {
  const problem = checkWatched(position, spans);
  if (problem) throw new RuleError(problem);
  const lesson = await takenLesson(ctx, lessonId);
  const end = lesson.seconds ?? Number.POSITIVE_INFINITY;
  const within = spans.map(({ from, to }) => ({ from, to: Math.min(to, end) }));
  await addWatched(ctx.db, {
    personId: actorOf(ctx).personId,
    lessonId,
    position: Math.min(position, end),
    spans: joined(within),
    seconds: lesson.seconds,
    now: ctx.services.now(),
  });
  ownProgress(ctx).clear(lessonId);
  return lesson;
}
