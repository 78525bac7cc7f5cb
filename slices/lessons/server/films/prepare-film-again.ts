import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import type { FilmRecord } from './film-record.ts';
import { findFilm, storeAnotherTry } from './film.queries.ts';
import { loadLessonForUpdate } from '../managing/load-lesson-for-update.ts';
import { prepareFilm } from './prepare-film.ts';

/** Tries once more what has failed. A film that did not fail is left alone, so that a second press does nothing. */
export async function prepareFilmAgain(ctx: Context, filmId: string): Promise<FilmRecord> {
  return transaction(ctx.db, async (tx) => {
    const film = await findFilm(tx, filmId);
    if (!film) throw new RuleError('recordNotFound', 'NOT_FOUND');
    await loadLessonForUpdate(tx, ctx, film.lessonId);
    // Whoever pressed a moment earlier has asked for it already.
    if (!(await storeAnotherTry(tx, filmId))) return (await findFilm(tx, filmId)) ?? film;
    await enqueue(tx, prepareFilm, { filmId }, { key: `film ${filmId}` });
    const { failure } = film;
    await audit(tx, ctx, {
      action: 'prepareFilmAgain',
      entity: 'film',
      entityId: filmId,
      before: { failure },
    });
    return { ...film, state: 'WAITING', progress: 0, failure: null };
  });
}
