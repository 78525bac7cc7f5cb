import { byItself, writeAudit } from '#kit/db/audit/audit.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { defineJob, type JobTools } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { VideoProblem } from '#kit/video/video-pipeline.ts';
import { loadLessonForUpdate } from '../managing/load-lesson-for-update.ts';
import { inWorkFolder } from './film-work-folder.ts';
import {
  beginPreparing,
  type FilmRecord,
  findFilm,
  findReadyFrom,
  insertFilm,
  type NewFilm,
  storeAnotherTry,
  storeFailure,
  storeProgress,
  storeReady,
} from './film.queries.ts';

/** Those that a stopping server broke off do not count, those that a dying one did do. */
const MAX_TRIES = 3;
/** One film fills a processor; the next one looks again after this long, and leaves the queue to shorter work. */
const LOOK_AGAIN_MS = 20_000;
const TELL_EVERY_MS = 1_000;

let isBusy = false;

interface FilmWork {
  filmId: string;
  /** By the work that this one goes on with. */
  earlierTries?: number;
}

/** Makes what players can show of a film that was uploaded. The work itself is done by other processes. */
export const prepareFilm = defineJob<FilmWork>({
  name: 'prepareFilm',
  // Once more than it is tried: when the last try died, a person has to say so.
  maxTries: MAX_TRIES + 1,
  async run({ filmId, earlierTries: before = 0 }, tools) {
    const { db } = tools;
    const earlierTries = before + tools.earlierTries;
    if (isBusy) return goOnLater(tools, { filmId, earlierTries }, LOOK_AGAIN_MS);
    isBusy = true;
    try {
      const film = await findFilm(db, filmId);
      if (film && earlierTries >= MAX_TRIES) await giveUp(db, film);
      else if (film && (await beginPreparing(db, filmId))) await prepare(film, { ...tools, earlierTries });
    } finally {
      isBusy = false;
    }
  },
});

const goOnLater = ({ db, services }: JobTools, work: Required<FilmWork>, waitMs: number): Promise<void> =>
  db.transaction().execute((tx) => {
    const runAt = new Date(services.now().getTime() + waitMs);
    return enqueue(tx, prepareFilm, work, { key: `film ${work.filmId}`, runAt });
  });

/** A film that is still being prepared after its last try is prepared by nobody any more. */
async function giveUp(db: Db, film: FilmRecord): Promise<void> {
  if (film.state === 'PREPARING') await fail(db, film, 'filmPreparationFailed');
}

async function prepare(film: FilmRecord, tools: JobTools): Promise<void> {
  const { db, services, signal = new AbortController().signal } = tools;
  try {
    const onProgress = progressTo(db, film.id, () => services.now().getTime());
    const made = await findReadyFrom(db, film.sourceKey);
    const ready = made ?? (await inWorkFolder(services, film, { onProgress, signal }));
    await db.transaction().execute(async (tx) => {
      await storeReady(tx, film, ready, services.now());
      const { seconds, kind } = ready;
      const after = { lessonId: film.lessonId, locale: film.locale, kind, seconds };
      await writeAudit(tx, byItself('prepareFilm'), {
        action: 'prepareFilm',
        entity: 'film',
        entityId: film.id,
        after,
      });
    });
  } catch (error) {
    // The server stops: the next one starts from the beginning.
    if (signal.aborted) return goOnLater(tools, { filmId: film.id, earlierTries: tools.earlierTries }, 0);
    const isExpected = error instanceof VideoProblem;
    const isLastTry = tools.earlierTries + 1 >= MAX_TRIES;
    if (isExpected || isLastTry) await fail(db, film, isExpected ? error.problem : 'filmPreparationFailed');
    if (!isExpected) throw error; // A surprise is reported, and tried again.
  }
}

const fail = (db: Db, { id }: FilmRecord, failure: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await storeFailure(tx, id, failure);
    const entry = { action: 'failFilm' as const, entity: 'film', entityId: id, after: { failure } };
    await writeAudit(tx, byItself('prepareFilm'), entry);
  });

/** Writes progress down at most once a second. One that is lost is followed by another. */
function progressTo(db: Db, filmId: string, nowMs: () => number): (share: number) => void {
  let toldAtMs = -Infinity;
  return (share) => {
    if (nowMs() - toldAtMs < TELL_EVERY_MS) return;
    toldAtMs = nowMs();
    void storeProgress(db, filmId, share).catch(() => undefined);
  };
}

/** Tries once more what has failed. A film that did not fail is left alone, so that a second press does nothing. */
export async function prepareFilmAgain(ctx: Context, filmId: string): Promise<FilmRecord> {
  return transaction(ctx.db, async (tx) => {
    const film = await findFilm(tx, filmId);
    if (!film) throw new RuleError('recordNotFound', 'NOT_FOUND');
    await loadLessonForUpdate(tx, ctx, film.lessonId);
    // The person who pressed a moment earlier has asked for it already.
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

/** What has been uploaded for a lesson becomes a film of it, once it is prepared. Asking again changes nothing. */
export async function addFilm(tx: Tx, film: NewFilm): Promise<void> {
  if (await insertFilm(tx, film))
    await enqueue(tx, prepareFilm, { filmId: film.id }, { key: `film ${film.id}` });
}
