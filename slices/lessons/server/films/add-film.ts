import type { Tx } from '#kit/db/database.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { insertFilm, type NewFilm } from './film.queries.ts';
import { prepareFilm } from './prepare-film.ts';

/** What has been uploaded for a lesson becomes a film of it, once it is prepared. Asking again changes nothing. */
export async function addFilm(tx: Tx, film: NewFilm): Promise<void> {
  if (await insertFilm(tx, film))
    await enqueue(tx, prepareFilm, { filmId: film.id }, { key: `film ${film.id}` });
}
