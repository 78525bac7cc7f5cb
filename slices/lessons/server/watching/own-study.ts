import DataLoader from 'dataloader';
import { actorOf } from '#kit/graphql/action.ts';
import { perRequest } from '#kit/graphql/context.ts';
import type { LessonNote, LessonProgress } from '../lesson-record.ts';
import { findStudy } from './own-study.queries.ts';

interface Question {
  lessonIds: readonly string[];
  withNotes: boolean;
}

interface Study {
  progress: ReadonlyMap<string, LessonProgress>;
  notes: ReadonlyMap<string, LessonNote[]>;
}

/** What the caller alone has of lessons. A page asks for one lesson and for a list of them: both are read at once. */
export const ownStudy = perRequest(
  (ctx) =>
    new DataLoader<Question, Study>(
      async (questions) => {
        const { progress, notes } = await findStudy(ctx.db, {
          personId: actorOf(ctx).personId,
          lessonIds: [...new Set(questions.flatMap(({ lessonIds }) => lessonIds))],
          noteLessonIds: questions.flatMap(({ lessonIds, withNotes }) => (withNotes ? lessonIds : [])),
        });
        const study: Study = {
          progress: new Map(progress.map((one) => [one.id, one])),
          notes: Map.groupBy(notes, ({ lessonId }) => lessonId),
        };
        return questions.map(() => study);
      },
      { cache: false },
    ),
);
