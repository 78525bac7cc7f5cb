import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';

/** What can be shown of a film, each by its path under `films/ID/`. Written by whatever prepared it (kit/video). */
export interface FilmRenditions {
  hls: string;
  mp4: string | null;
  audio: string | null;
  poster: string | null;
  thumbnails: string | null;
}

export interface FilmRecord {
  id: string;
  lessonId: string;
  locale: string;
  kind: 'VIDEO' | 'AUDIO';
  title: string;
  sourceKey: string;
  state: 'WAITING' | 'PREPARING' | 'READY' | 'FAILED';
  /** From 0 to 1. */
  progress: number;
  /** The name of a problem. */
  failure: string | null;
  seconds: number | null;
  renditions: FilmRenditions | null;
  /** The film of the same upload under whose id the renditions are stored; null for its own. */
  folderId: string | null;
}

const FILM_KEYS = 'films/';

export const filmKey = (filmId: string, path = ''): string => `${FILM_KEYS}${filmId}/${path}`;

export const filmOfKey = (key: string): string | null =>
  key.startsWith(FILM_KEYS) ? (key.split('/')[1] ?? null) : null;

export const ALL_FILM_KEYS = FILM_KEYS;

const films = (db: Db | Tx) =>
  db
    .selectFrom('film')
    .select(['id', 'lessonId', 'locale', 'kind', 'title', 'sourceKey', 'state', 'progress', 'failure'])
    .select(['seconds', 'renditions', 'folderId']);

type Row = Awaited<ReturnType<ReturnType<typeof films>['execute']>>[number];

const filmOf = (row: Row): FilmRecord => ({
  ...row,
  renditions: row.renditions as FilmRenditions | null,
});

const readFilms = writtenOnce((db: Db, { lessonIds }: { lessonIds: readonly string[] }) =>
  films(db)
    .where('lessonId', '=', anyId(lessonIds))
    .where('replacedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id'),
);

/** The films of lessons, the newest first. Those whose place a newer one has taken are not shown any more. */
export const findFilms = async (db: Db, lessonIds: readonly string[]): Promise<FilmRecord[]> =>
  (await readFilms(db, { lessonIds })).map(filmOf);

export async function findFilm(db: Db | Tx, id: string): Promise<FilmRecord | null> {
  const row = await films(db).where('id', '=', id).where('replacedAt', 'is', null).executeTakeFirst();
  return row ? filmOf(row) : null;
}

/** What has been made of an upload already, for another lesson. */
export async function findReadyFrom(db: Db, sourceKey: string): Promise<ReadyFilm | null> {
  const row = await films(db)
    .where('sourceKey', '=', sourceKey)
    .where('state', '=', 'READY')
    .where('replacedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!row || row.seconds === null) return null;
  const { kind, seconds, id, folderId } = row;
  return { kind, seconds, renditions: row.renditions as FilmRenditions, folderId: folderId ?? id };
}

export const listFilmsFrom = (db: Db, sourceKey: string): Promise<{ id: string }[]> =>
  db.selectFrom('film').select('id').where('sourceKey', '=', sourceKey).execute();

export interface NewFilm {
  id: string;
  lessonId: string;
  locale: string;
  title: string;
  sourceKey: string;
  sourceBytes: number;
  sourceType: string;
}

/** False when there is no such lesson, or the upload has become a film before. */
export async function insertFilm(tx: Tx, film: NewFilm): Promise<boolean> {
  const lesson = await tx
    .selectFrom('lesson')
    .select('id')
    .where('id', '=', film.lessonId)
    .executeTakeFirst();
  if (!lesson) return false;
  const made = await tx
    .insertInto('film')
    // Whether there is a picture is known once it has been looked at.
    .values({ ...film, kind: 'VIDEO' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function beginPreparing(db: Db, id: string): Promise<boolean> {
  const row = await db
    .updateTable('film')
    .set({ state: 'PREPARING', progress: 0, failure: null })
    .where('id', '=', id)
    .where('state', '!=', 'READY')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function storeProgress(db: Db, id: string, progress: number): Promise<void> {
  await db
    .updateTable('film')
    .set({ progress })
    .where('id', '=', id)
    .where('state', '=', 'PREPARING')
    .where('progress', '<', progress)
    .execute();
}

export interface ReadyFilm {
  kind: FilmRecord['kind'];
  seconds: number;
  renditions: FilmRenditions;
  /** Where the renditions are stored. */
  folderId: string;
}

/**
 * Only now does a film take the place of the one before it, and say how long the lesson is. Other films of the same upload,
 * which were waiting, are ready with it.
 */
export async function storeReady(
  tx: Tx,
  { sourceKey }: Pick<FilmRecord, 'sourceKey'>,
  { kind, seconds, renditions, folderId }: ReadyFilm,
  now: Date,
): Promise<void> {
  const waiting = tx
    .selectFrom('film as w')
    .where('w.sourceKey', '=', sourceKey)
    .where('w.state', 'in', ['WAITING', 'PREPARING'])
    .where('w.replacedAt', 'is', null);
  await tx
    .updateTable('film')
    .set({ replacedAt: now })
    .where('kind', '=', kind)
    .where('state', '=', 'READY')
    .where('replacedAt', 'is', null)
    .where((eb) =>
      eb(
        eb.refTuple('lessonId', 'locale'),
        'in',
        waiting.select(['w.lessonId', 'w.locale']).$asTuple('lessonId', 'locale'),
      ),
    )
    .execute();
  await tx.updateTable('lesson').set({ seconds }).where('id', 'in', waiting.select('w.lessonId')).execute();
  const ready = { state: 'READY', progress: 1, failure: null, kind, seconds, folderId } as const;
  await tx
    .updateTable('film')
    .set({ ...ready, renditions: JSON.stringify(renditions) })
    .where('id', 'in', waiting.select('w.id'))
    .execute();
}

export async function storeFailure(tx: Tx, id: string, failure: string): Promise<void> {
  await tx
    .updateTable('film')
    .set({ state: 'FAILED', failure })
    .where('id', '=', id)
    .where('state', '!=', 'READY')
    .execute();
}

/** False unless it had failed. */
export async function storeAnotherTry(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('film')
    .set({ state: 'WAITING', progress: 0, failure: null })
    .where('id', '=', id)
    .where('state', '=', 'FAILED')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const listReplaced = (
  db: Db,
  before: Date,
): Promise<Pick<FilmRecord, 'id' | 'sourceKey' | 'folderId'>[]> =>
  db.selectFrom('film').select(['id', 'sourceKey', 'folderId']).where('replacedAt', '<', before).execute();

export async function deleteFilm(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('film').where('id', '=', id).execute();
}

/** Those under whose id there is still something to show. */
export async function findFoldersInUse(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('film')
    .select((eb) => eb.fn.coalesce('folderId', 'id').as('id'))
    .where((eb) => eb.or([eb('id', '=', anyId(ids)), eb('folderId', '=', anyId(ids))]))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
