import { isUuid } from '#kit/db/uuid.ts';
import { byItself, writeAudit } from '#kit/db/audit/audit.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import type { ObjectStore } from '#kit/files/object-store.ts';
import {
  ALL_FILM_KEYS,
  deleteFilm,
  filmKey,
  filmOfKey,
  findFoldersInUse,
  listFilmsFrom,
  listReplaced,
} from './film.queries.ts';

const DAY_MS = 86_400_000;
/** A person may still be watching the film that another has replaced. */
const REPLACED_FOR_MS = DAY_MS;
/** Long enough to notice that a database was put back to an older state: films since then look like orphans too. */
const ORPHAN_AFTER_MS = 30 * DAY_MS;
/** Many at once mean that the database is not the one the films belong to. */
const MAX_ORPHANS = 20;

/** Removes what is kept of films that nobody can see any more: replaced ones, and those whose lesson is gone. */
export const sweepFilms = defineJob<object>({
  name: 'sweepFilms',
  cron: '23 4 * * *',
  async run(_, { db, services: { store, now } }) {
    const nowMs = now().getTime();
    for (const { id, sourceKey, folderId } of await listReplaced(db, new Date(nowMs - REPLACED_FOR_MS))) {
      await db.transaction().execute(async (tx) => {
        await deleteFilm(tx, id);
        await writeAudit(tx, byItself('sweepFilms'), {
          action: 'removeReplacedFilm',
          entity: 'film',
          entityId: id,
        });
      });
      const folder = folderId ?? id;
      if (!(await findFoldersInUse(db, [folder])).has(folder)) await removeRenditions(store, folder);
      // A copy of the course may be made of the same upload.
      if ((await listFilmsFrom(db, sourceKey)).length === 0) await store.remove(sourceKey);
    }
    const found = await filmsInStore(store, nowMs - ORPHAN_AFTER_MS);
    const known = await findFoldersInUse(db, found);
    const orphans = found.filter((id) => !known.has(id));
    if (orphans.length > MAX_ORPHANS)
      throw new Error(
        `${orphans.length} films in the storage belong to no lesson. None was removed: is this the right database?`,
      );
    for (const id of orphans) await removeRenditions(store, id);
  },
});

async function filmsInStore(store: ObjectStore, storedBeforeMs: number): Promise<string[]> {
  const ids = new Set<string>();
  for await (const { key, storedAt } of store.list(ALL_FILM_KEYS)) {
    const id = filmOfKey(key);
    if (id !== null && isUuid(id) && storedAt.getTime() < storedBeforeMs) ids.add(id);
  }
  return [...ids];
}

async function removeRenditions(store: ObjectStore, id: string): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of store.list(filmKey(id))) keys.push(key);
  for (const key of keys) await store.remove(key);
}
