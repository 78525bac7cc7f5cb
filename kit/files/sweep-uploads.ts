import type { ObjectStore } from './object-store.ts';

/** An upload may be resumed for a day; what is older was forgotten and only takes up room. */
export const UPLOAD_HOURS_MAX = 24;

/** Aborts the uploads nobody finished in time and says how many. */
export async function sweepUploads(store: ObjectStore, now: Date): Promise<number> {
  const startedBefore = new Date(now.getTime() - UPLOAD_HOURS_MAX * 3_600_000);
  let aborted = 0;
  for await (const upload of store.listUploads(startedBefore)) {
    await store.abortUpload(upload);
    aborted += 1;
  }
  return aborted;
}
