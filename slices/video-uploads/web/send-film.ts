import { CallProblem } from '#kit/client/call/call-problem.ts';
import { call } from '#kit/client/call/call.ts';
import { putPart, type PartAnswer, type PartToPut } from '#kit/client/sending/put-part.ts';
import { waitForTry } from '#kit/client/sending/wait-for-try.ts';
import { isSilence, MAX_TO_OWN_HOST, shareOfFilm } from '../rules/parallel.ts';
import { planParts, type PlannedPart } from '../rules/parts.ts';
import { step, takeUploadInfo, withFailingPart, withPart, type UploadItem } from '../rules/upload-item.ts';
import { askPatiently } from './ask-patiently.ts';
import { chosenParallel } from './chosen-parallel.ts';
import { AddressesRanOut, sendParts } from './send-parts.ts';
import { filmsGoing } from './turns.ts';
import { changeUpload } from './upload-list.ts';
import { ProgressMeter } from './upload-progress.ts';
import {
  completeMultipartVideoUpload,
  getMultipartVideoUploadInfo,
  type GetMultipartVideoUploadInfoMutation,
} from './uploads.graphql.generated.ts';

type UploadInfo = GetMultipartVideoUploadInfoMutation['getMultipartVideoUploadInfo'];

/** The server's answer lacks what parts are sent with. */
export class UploadUnnamed extends Error {}

/** Beginning and going on are the same question: the server answers what is missing, and where to send it. */
async function askWhatIsMissing(item: UploadItem, signal: AbortSignal): Promise<UploadInfo> {
  const { videoId, locale, itemId, itemType, title, fileSize, type, fingerprint } = item;
  const videoUploadInput = { videoId, locale, itemId, itemType, title, fileSize, type, fingerprint };
  const ask = () => call(getMultipartVideoUploadInfo, { videoUploadInput }, { signal });
  return (await askPatiently(videoId, ask, signal)).getMultipartVideoUploadInfo;
}

/** How often the server is asked again within one go before a user has to look. */
const MAX_ROUNDS = 5;

/** Sends a film from wherever it stands to its end. A user who aborts the signal stops it there. */
export async function sendFilm(item: UploadItem, file: Blob, signal: AbortSignal): Promise<void> {
  const { videoId } = item;
  for (let round = 1; ; round += 1) {
    const info = await askWhatIsMissing(item, signal);
    if (info.completed) break;
    if (!info.multipartUploadId || !info.multipartUploadToken) throw new UploadUnnamed();
    const { multipartUploadToken: token, partsCount, storedParts } = info;
    changeUpload(videoId, (now) => takeUploadInfo(now, { token, partsCount, storedParts }));
    try {
      await sendMissing(item, file, info, signal);
      changeUpload(videoId, (now) => step(now, 'processing'));
      await complete(videoId, signal);
      break;
    } catch (problem) {
      if (!isMendable(problem) || round === MAX_ROUNDS) throw problem;
      changeUpload(videoId, (now) => step(now, 'loading'));
    }
  }
  changeUpload(videoId, (now) => step(now, 'completed'));
}

/** Addresses run out, and a part may turn out to be missing or short: the server knows what to do about both. */
const isMendable = (problem: unknown): boolean =>
  problem instanceof AddressesRanOut ||
  (problem instanceof CallProblem && problem.problem === 'videoPartsDiffer');

/** Sends what the storage does not have. */
async function sendMissing(
  item: UploadItem,
  file: Blob,
  { partUploadUrls, partBytes, storedParts }: UploadInfo,
  signal: AbortSignal,
): Promise<void> {
  const stored = new Set(storedParts.map(({ partNumber }) => partNumber));
  const plan = planParts(item.fileSize, partBytes);
  const missing = plan.filter(({ partNumber }) => !stored.has(partNumber));
  const missingBytes = missing.reduce((sum, { size }) => sum + size, 0);
  const meter = new ProgressMeter(item, item.fileSize - missingBytes);
  const put = ({ partNumber, size }: PlannedPart, partSignal: AbortSignal) => {
    const first = (partNumber - 1) * partBytes;
    const url = partUploadUrls[partNumber - 1] ?? '';
    const bytes = file.slice(first, first + size);
    const onSent = (count: number): void => meter.sent(partNumber, count);
    return inLane(url, partSignal, () => putReadable({ url, bytes, signal: partSignal, onSent }));
  };
  const onArrived = ({ partNumber, size }: PlannedPart, etag: string): void => {
    changeUpload(item.videoId, (now) => withPart(now, partNumber, etag));
    meter.arrived(partNumber, size);
  };
  const onSilence = ({ partNumber }: PlannedPart): void => meter.cut(partNumber);
  const onFailing = ({ partNumber }: PlannedPart): void =>
    changeUpload(item.videoId, (now) => withFailingPart(now, partNumber));
  const isShared = sharesConnections(partUploadUrls[0] ?? '');
  const parallel = (): number => {
    const { count } = chosenParallel.get();
    return isShared ? shareOfFilm(count, filmsGoing()) : count;
  };
  try {
    const hopes = { wait: waitForTry, chance: Math.random, onSilence, onFailing };
    await sendParts({ missing, parallel, put, onArrived, signal, ...hopes });
  } finally {
    meter.end();
  }
}

/** A request ends without an answer also when the file has gone from the disk; reading a byte of it tells which it was. */
async function putReadable(part: PartToPut): Promise<PartAnswer> {
  const answer = await putPart(part);
  if (isSilence(answer.status)) await part.bytes.slice(0, 1).arrayBuffer();
  return answer;
}

async function complete(videoId: string, signal: AbortSignal): Promise<void> {
  const ask = () => call(completeMultipartVideoUpload, { videoId }, { signal });
  await askPatiently(videoId, ask, signal);
}

let taken = 0;
const waiting = new Set<() => void>();

/** Newer protocols send everything over one connection; without them films and pages compete for the same few. */
const isOverHttp1 = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => !/^h[23]/.test((entry as PerformanceNavigationTiming).nextHopProtocol ?? ''));

/** Whether what goes to this address takes a connection that the pages of this site would use. */
export const sharesConnections = (url: string): boolean =>
  new URL(url, window.location.href).origin === window.location.origin && isOverHttp1();

/** Comes when a connection may be taken; not at all once the signal is aborted. */
function ownLane(signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  waiting.add(resolve);
  const giveUp = (): void => {
    waiting.delete(resolve);
    reject(signal.reason as Error);
  };
  signal.addEventListener('abort', giveUp, { once: true });
  return promise.finally(() => signal.removeEventListener('abort', giveUp));
}

/** Sends something without taking the last connection from the pages, whichever film it belongs to. */
export async function inLane<Answer>(
  url: string,
  signal: AbortSignal,
  send: () => Promise<Answer>,
): Promise<Answer> {
  if (!sharesConnections(url)) return send();
  signal.throwIfAborted();
  // Where a page came without encryption, browsers have no locks: each tab then only counts its own.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? inLaneOfAllTabs(locks, signal, send) : inLaneOfThisTab(signal, send);
}

/** Tabs share the connections of a browser, and so its lanes. What a tab held is free once the tab is gone. */
async function inLaneOfAllTabs<Answer>(
  locks: LockManager,
  signal: AbortSignal,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const { promise: lane, resolve, reject } = Promise.withResolvers<() => void>();
  const found = new AbortController();
  const wanted = AbortSignal.any([signal, found.signal]);
  const take = (): Promise<void> | undefined => {
    if (wanted.aborted) return undefined;
    const held = Promise.withResolvers<void>();
    resolve(held.resolve);
    found.abort();
    return held.promise;
  };
  // Whichever comes free first; the others are then asked for no more.
  for (let number = 1; number <= MAX_TO_OWN_HOST; number += 1)
    locks.request(`video-upload lane ${number}`, { signal: wanted }, take).catch(reject);
  const leave = await lane;
  try {
    return await send();
  } finally {
    leave();
  }
}

async function inLaneOfThisTab<Answer>(signal: AbortSignal, send: () => Promise<Answer>): Promise<Answer> {
  if (taken >= MAX_TO_OWN_HOST) await ownLane(signal);
  else taken += 1;
  try {
    return await send();
  } finally {
    // The lane goes to the user who has waited longest; only where nobody waits is it free.
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      next();
    } else taken -= 1;
  }
}
