import { buffer } from 'node:stream/consumers';
import { StoreProblem, type ObjectStore, type StoredPart, type UploadRef } from '#kit/files/object-store.ts';
import { sniff, SNIFFED_BYTES } from '#kit/files/sniff.ts';
import { isUuid } from '#kit/db/uuid.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { partsInPlace, planParts, type PlannedPart } from '../rules/parts.ts';
import type { UploadRecord } from './video-upload.queries.ts';

const VIDEO_KEYS = 'videos/';

export const isVideoKey = (key: string): boolean => key.startsWith(VIDEO_KEYS);

export const videoKey = ({ id }: Pick<UploadRecord, 'id'>): string => VIDEO_KEYS + id;

const planOf = ({ fileSize, partBytes }: UploadRecord): PlannedPart[] => planParts(fileSize, partBytes);

/** The upload as the storage knows it; null as long as it does not. */
const inStorage = (upload: UploadRecord): UploadRef | null =>
  upload.storageUploadId === null ? null : { key: videoKey(upload), uploadId: upload.storageUploadId };

/** Asks the storage for a new upload; its name there. */
export async function openInStorage(store: ObjectStore, upload: UploadRecord): Promise<string> {
  const { uploadId } = await store
    .beginUpload(videoKey(upload), { contentType: upload.type, bytes: upload.fileSize })
    .catch(tellPerson);
  return uploadId;
}

/** The parts that have arrived whole; null when the storage knows nothing of the upload, or nothing any more. */
export async function partsStored(store: ObjectStore, upload: UploadRecord): Promise<StoredPart[] | null> {
  const ref = inStorage(upload);
  if (!ref) return null;
  try {
    return partsInPlace(await store.listParts(ref), planOf(upload));
  } catch (error) {
    if (isProblem(error, 'uploadGone')) return null;
    return tellPerson(error);
  }
}

/** A working day on a slow line; a user who needs longer asks again. */
const URL_HOURS = 12;

/** Where to PUT each part, as long as there is something to send. */
export async function partUrls(store: ObjectStore, upload: UploadRecord): Promise<string[]> {
  const ref = inStorage(upload);
  if (!ref || upload.completedAt) return [];
  const expiresInS = URL_HOURS * 3_600;
  return Promise.all(
    planOf(upload).map(({ partNumber, size }) =>
      store.partUrl({ ...ref, partNumber, bytes: size, expiresInS }),
    ),
  );
}

/** Joins the parts if the storage has exactly the planned ones. A user who did so before and missed the answer may again. */
export async function joinVideo(store: ObjectStore, upload: UploadRecord): Promise<void> {
  const ref = inStorage(upload);
  try {
    if (!ref) throw new StoreProblem('uploadGone', 'the storage was never asked');
    await store.completeUpload({ ...ref, expectedParts: planOf(upload) });
  } catch (error) {
    if (isProblem(error, 'uploadGone') && (await isWhole(store, upload))) return;
    tellPerson(error);
  }
}

/** Whether the film lies in the storage, all of it. */
export async function isWhole(store: ObjectStore, upload: UploadRecord): Promise<boolean> {
  const stored = await store.head(videoKey(upload)).catch(tellPerson);
  return stored?.size === upload.fileSize;
}

export async function detectType(store: ObjectStore, upload: UploadRecord): Promise<string> {
  const { body } = await store.get(videoKey(upload), { first: 0, last: SNIFFED_BYTES - 1 }).catch(tellPerson);
  return sniff(await buffer(body));
}

/** Leaves nothing behind, also not a film that was joined by a user who could not write so down any more. */
export async function dropVideo(store: ObjectStore, upload: UploadRecord): Promise<void> {
  const ref = inStorage(upload);
  if (ref) await store.abortUpload(ref).catch(tellPerson);
  await store.remove(videoKey(upload)).catch(tellPerson);
}

const ORPHANS_A_PAGE = 1_000;
/**
 * Long after any completion, and long enough to notice that a database was put back to an older state: the films finished
 * since then look like orphans too.
 */
export const ORPHAN_AFTER_MS = 30 * 86_400_000;
/** Crashes leave one film now and then. Many at once mean that the database is not the one the films belong to. */
export const MAX_ORPHANS = 10;

/**
 * Films that nobody knows of any more: joined, and then neither written down nor dropped because the server died. The
 * storage is asked page by page, and the database once for each page.
 */
export async function findOrphanFilms(
  store: ObjectStore,
  now: Date,
  known: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<string[]> {
  const orphans: string[] = [];
  let page: string[] = [];
  const keepUnknown = async () => {
    const isKnown = await known(page);
    orphans.push(...page.filter((id) => !isKnown.has(id)));
    page = [];
  };
  for await (const { key, storedAt } of store.list(VIDEO_KEYS)) {
    const id = key.slice(VIDEO_KEYS.length);
    if (isUuid(id) && now.getTime() - storedAt.getTime() > ORPHAN_AFTER_MS) page.push(id);
    if (page.length === ORPHANS_A_PAGE) await keepUnknown();
  }
  if (page.length > 0) await keepUnknown();
  return orphans;
}

export const dropFilm = (store: ObjectStore, id: string): Promise<void> => store.remove(VIDEO_KEYS + id);

const isProblem = (error: unknown, problem: StoreProblem['problem']): boolean =>
  error instanceof StoreProblem && error.problem === problem;

/** What the person may be told of the storage's trouble; anything else is a surprise and stays one. */
function tellPerson(error: unknown): never {
  if (!(error instanceof StoreProblem)) throw error;
  switch (error.problem) {
    case 'partsDiffer':
    case 'partTooSmall':
      throw new RuleError('videoPartsDiffer', 'BAD_USER_INPUT', {}, { cause: error });
    case 'uploadGone':
      throw new RuleError('videoUploadUnknown', 'NOT_FOUND', {}, { cause: error });
    case 'unreachable':
      throw new RuleError('videoStorageAway', 'UNAVAILABLE', {}, { cause: error });
    default:
      throw error;
  }
}
