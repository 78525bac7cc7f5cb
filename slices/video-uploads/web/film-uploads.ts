import { CallProblem } from '#kit/client/call/call-problem.ts';
import { call } from '#kit/client/call/call.ts';
import { sha256 } from '#kit/client/password/sha256.ts';
import { tellLargeUploadArrived } from '#kit/client/sending/large-uploads.ts';
import { checkResumeFile, fingerprintSpans, type ResumeProblem } from '../rules/resume-file.ts';
import {
  interrupted,
  isSending,
  newUpload,
  partFailed,
  step,
  withoutCompleted,
  type FilmToUpload,
  type UploadItem,
  type UploadTrouble,
} from '../rules/upload-item.ts';
import { unfoldForNew } from './folded-tray.ts';
import { holdUpload } from './hold-upload.ts';
import { sendFilm, UploadUnnamed } from './send-film.ts';
import { PartFailed } from './send-parts.ts';
import { inTurn } from './turns.ts';
import { changeUpload, changeUploads, findUploadItem, hearOfUploads, uploadItems } from './upload-list.ts';
import { abortMultipartVideoUpload } from './uploads.graphql.generated.ts';

/** What only the tab has that sends a film: the file, and the way to stop. */
interface Film {
  file: File;
  stop: AbortController;
}
const films = new Map<string, Film>();

const FILE_GONE = 'uploadFileGone';

/** Whether this tab could go on without asking for the file again. */
export const hasFile = (videoId: string): boolean => films.has(videoId);

/** Puts a film on the list and sends it, beside all others. */
export async function beginUpload(film: FilmToUpload, file: File, title?: string): Promise<void> {
  const item = newUpload(film, file, title);
  unfoldForNew();
  await holdUpload(item.videoId, () => changeUploads((items) => [...items, item]));
  await run(item.videoId, file);
}

/** Stops where it is. The file stays at hand, and so does what has arrived. */
export function pauseUpload(videoId: string): void {
  films.get(videoId)?.stop.abort();
  changeUpload(videoId, (item) => ({ ...item, isPaused: item.status === 'uploading' }));
}

/** Goes on after a pause or a failure, with the file that is still at hand. */
export async function continueUpload(videoId: string): Promise<void> {
  const film = films.get(videoId);
  if (!film) return;
  const load = (): void => changeUpload(videoId, (item) => ({ ...step(item, 'loading'), isPaused: false }));
  if (findUploadItem(videoId)?.status !== 'error') load();
  else if (!(await holdUpload(videoId, load))) return;
  await run(videoId, film.file);
}

/** Goes on with a file that was chosen again; says what is wrong with it. */
export async function resumeUpload(
  item: UploadItem,
  file: File | null,
): Promise<ResumeProblem | 'videoFileDiffers' | null> {
  const problem = checkResumeFile(item, file);
  if (problem !== null || file === null) return problem;
  if (item.fingerprint !== '' && (await fingerprintOf(file)) !== item.fingerprint) return 'videoFileDiffers';
  const { videoId } = item;
  if (await holdUpload(videoId, () => changeUpload(videoId, (now) => step(now, 'loading'))))
    void run(videoId, file);
  return null;
}

/** Takes an upload off the list and lets the storage drop what it has of it. */
export async function abortUpload(videoId: string): Promise<void> {
  // First the status: requests that end now must find nothing to fail.
  changeUpload(videoId, (item) => step(item, 'aborted'));
  films.get(videoId)?.stop.abort();
  films.delete(videoId);
  changeUploads((items) => items.filter((item) => item.videoId !== videoId));
  // Should nobody hear this, the server forgets the upload by itself after seven days.
  await call(abortMultipartVideoUpload, { videoId }).catch(ignoreProblem);
}

export const clearCompleted = (): void => changeUploads(withoutCompleted);

/** Leaving the page now would break something off. */
export const isAnySent = (): boolean =>
  uploadItems().some((item) => films.has(item.videoId) && isSending(item));

/** What is gone from the list, by another tab or by signing out, is not sent any further. */
export const stopForgottenUploads = (): (() => void) =>
  hearOfUploads(() => {
    for (const [videoId, { stop }] of films) {
      if (findUploadItem(videoId)) continue;
      stop.abort();
      films.delete(videoId);
    }
  });

/** Nobody is signed in any more: what was being sent stops, and waits on the list for the same person and the file. */
export function interruptUploads(): void {
  const ids = [...films.keys()];
  for (const { stop } of films.values()) stop.abort();
  films.clear();
  for (const videoId of ids) changeUpload(videoId, interrupted);
}

async function run(videoId: string, file: File): Promise<void> {
  const stop = new AbortController();
  films.set(videoId, { file, stop });
  try {
    // The turn comes first: reading a file takes as long as it takes, and films go in the order they were chosen.
    await inTurn(videoId, stop.signal, async () => {
      await takeFingerprint(videoId, file);
      const item = findUploadItem(videoId);
      if (item) await sendFilm(item, file, stop.signal);
    });
    if (findUploadItem(videoId)?.status !== 'completed') return;
    films.delete(videoId);
    tellLargeUploadArrived();
  } catch (problem) {
    if (stop.signal.aborted) return; // Paused or cancelled: that was no failure.
    const trouble = troubleOf(problem);
    // What cannot be read is of no use: the tray asks for the file again.
    if (trouble.id === FILE_GONE) films.delete(videoId);
    changeUpload(videoId, (item) => step(item, 'error', trouble));
  }
}

/** By what a file that is chosen again after a break is known to be the same. */
async function takeFingerprint(videoId: string, file: File): Promise<void> {
  if (findUploadItem(videoId)?.fingerprint !== '') return;
  const fingerprint = await fingerprintOf(file);
  changeUpload(videoId, (item) => ({ ...item, fingerprint }));
}

/** Why it stopped, in words that can be translated. A file that was moved or changed on the disk cannot be read. */
function troubleOf(problem: unknown): UploadTrouble {
  if (problem instanceof UploadUnnamed)
    return { id: 'uploadUnnamed', values: {}, message: 'Missing upload ID or token' };
  if (problem instanceof PartFailed) return partFailed(problem.partNumber);
  if (problem instanceof CallProblem)
    return { id: problem.problem ?? '', values: textValues(problem.values), message: problem.message };
  if (problem instanceof DOMException)
    return { id: FILE_GONE, values: {}, message: 'The file cannot be read any more' };
  throw problem;
}

const textValues = (values: object): UploadTrouble['values'] =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );

function ignoreProblem(problem: unknown): void {
  if (!(problem instanceof CallProblem)) throw problem;
}

/** By which a file is known again, and another of the same name and size is not taken for it. */
async function fingerprintOf(file: Blob): Promise<string> {
  const pieces = fingerprintSpans(file.size).map(({ first, end }) => file.slice(first, end));
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
  // Pages that came without encryption have no digest of their own.
  const secure = globalThis.crypto.subtle as SubtleCrypto | undefined;
  const digest = secure ? new Uint8Array(await secure.digest('SHA-256', bytes)) : sha256(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
