import type { ObjectStore, UploadRef } from './object-store.ts';

/** An upload may be resumed for a day; what is older was forgotten and only takes up room. */
export const UPLOAD_HOURS_MAX = 24;

/**
 * Aborts uploads that were not finished in time and returns how many. A caller that allows resuming for longer, or shares the
 * storage with others, says which of the old ones are forgotten.
 */
export async function sweepUploads(
  store: ObjectStore,
  now: Date,
  isForgotten: (upload: UploadRef) => Promise<boolean> = async () => true,
): Promise<number> {
  const startedBefore = new Date(now.getTime() - UPLOAD_HOURS_MAX * 3_600_000);
  let aborted = 0;
  for await (const upload of store.listUploads(startedBefore)) {
    if (!(await isForgotten(upload))) continue;
    await store.abortUpload(upload);
    aborted += 1;
  }
  return aborted;
}
