import { byItself, writeAudit } from '#kit/db/audit/audit.ts';
import type { UploadRef } from '#kit/files/object-store.ts';
import { sweepUploads } from '#kit/files/sweep-uploads.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { RESUMABLE_DAYS } from '../rules/video-upload.ts';
import { dropFilm, dropVideo, findOrphanFilms, isVideoKey, MAX_ORPHANS } from './stored-video.ts';
import { deleteUnfinished, findKnown, isAwaited, listForgotten } from './video-upload.queries.ts';

const DAY_MS = 86_400_000;

/** Drops uploads nobody came back to, and what the storage holds that belongs to no upload. */
export const sweepVideoUploads = defineJob<object>({
  name: 'sweepVideoUploads',
  cron: '37 * * * *',
  async run(_, { db, services: { store, now } }) {
    const begunBefore = new Date(now().getTime() - RESUMABLE_DAYS * DAY_MS);
    for (const upload of await listForgotten(db, begunBefore)) {
      const isForgotten = await db.transaction().execute(async (tx) => {
        if (!(await deleteUnfinished(tx, upload.id))) return false;
        await writeAudit(tx, byItself('sweepVideoUploads'), {
          action: 'forgetVideoUpload',
          entity: 'videoUpload',
          entityId: upload.id,
        });
        return true;
      });
      // The row goes first: an upload that was completed since it was listed keeps its row, and so its film.
      if (isForgotten) await dropVideo(store, upload);
    }
    const isOrphan = async ({ key, uploadId }: UploadRef) =>
      isVideoKey(key) && !(await isAwaited(db, uploadId));
    await sweepUploads(store, now(), isOrphan);
  },
});

/**
 * Removes the films that a crash left in the storage and nowhere else. Once a night, for it looks at all of them. It would
 * rather leave too many than remove those of a database that was put back to an older state.
 */
export const sweepOrphanFilms = defineJob<object>({
  name: 'sweepOrphanFilms',
  cron: '7 4 * * *',
  async run(_, { db, services: { store, now } }) {
    const orphans = await findOrphanFilms(store, now(), (ids) => findKnown(db, ids));
    if (orphans.length > MAX_ORPHANS)
      throw new Error(
        `${orphans.length} films in the storage belong to no upload. None was removed: is this the right database?`,
      );
    for (const id of orphans) {
      await db.transaction().execute((tx) =>
        writeAudit(tx, byItself('sweepOrphanFilms'), {
          action: 'removeOrphanFilm',
          entity: 'videoUpload',
          entityId: id,
        }),
      );
      await dropFilm(store, id);
    }
  },
});
