import { enqueue } from '#kit/jobs/enqueue.ts';
import { onCourseCopied } from '#slices/courses/server/api.ts';
import { copyLessonRows } from './copy-lessons.queries.ts';
import { prepareFilm } from '../films/prepare-film.ts';

/**
 * A copy of a course has its lessons in their order with all their words, subtitles, files and films. A film is prepared
 * anew from what was uploaded, so that neither course depends on what becomes of the other's.
 */
onCourseCopied(async (tx, { fromId, toId }) => {
  for (const filmId of await copyLessonRows(tx, fromId, toId))
    await enqueue(tx, prepareFilm, { filmId }, { key: `film ${filmId}` });
});
