import { isLocale } from '#kit/messages/locales.ts';
import { countParts, MAX_PARTS } from './parts.ts';

const GIB = 1024 ** 3;

/** Three hours in full HD; a user who has more cuts it into lessons. */
export const MAX_VIDEO_BYTES = 10 * GIB;

/** What cameras, recorders and editing programs write. A lesson may also be heard alone. */
export const VIDEO_TYPES = [
  'video/mp4',
  'video/quicktime',
  'video/x-m4v',
  'video/webm',
  'video/x-matroska',
  'video/mpeg',
  'audio/mp4',
  'audio/mpeg',
] as const;

/** Browsers know nothing of some kinds of film; the ending of the name then says what it is. */
const BY_ENDING: Readonly<Record<string, (typeof VIDEO_TYPES)[number]>> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  m4v: 'video/x-m4v',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
  mpg: 'video/mpeg',
  mpeg: 'video/mpeg',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
};

/** What a file is by the word of the browser or, where that is of no use, by its name; null if no film we take. */
export function filmTypeOf({ name, type }: { name: string; type: string }): string | null {
  const known = VIDEO_TYPES.find((one) => one === type.toLowerCase());
  return known ?? BY_ENDING[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? null;
}

/** Whether what the bytes say they are can be shown or heard; it need not be the very kind its name claims. */
export const isFilm = (detectedType: string): boolean =>
  detectedType === 'video/mp2t' || VIDEO_TYPES.some((known) => known === detectedType);

/** Enough for a whole course at a time, not enough to fill the storage by mistake. */
export const QUOTA = { unfinished: 20, bytesADay: 100 * GIB } as const;

/** An upload may be resumed this long; then it is forgotten. */
export const RESUMABLE_DAYS = 7;

const MAX_TITLE = 200;
const MAX_FINGERPRINT = 200;
const ITEM_TYPE = /^[A-Za-z][A-Za-z_-]{0,39}$/;
/** What the API makes of an id that is none. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** The file as its sender describes it. */
export interface VideoFile {
  fileSize: number;
  type: string;
  fingerprint: string | null;
}

export interface NewVideoUpload extends VideoFile {
  videoId: string;
  locale: string;
  itemId: string;
  itemType: string;
  title: string;
}

export type UploadProblem =
  | 'videoUploadIncomplete'
  | 'localeUnknown'
  | 'videoTypeRefused'
  | 'videoEmpty'
  | 'videoTooLarge';

/** What is wrong with an upload before a byte of it is sent. */
export function checkNewUpload(upload: NewVideoUpload): UploadProblem | null {
  const { videoId, itemId, itemType, title, locale, type, fileSize, fingerprint } = upload;
  const isNamed = title.length > 0 && title.length <= MAX_TITLE && ITEM_TYPE.test(itemType);
  const isMarked = (fingerprint ?? '').length <= MAX_FINGERPRINT;
  if (videoId === NO_ID || itemId === NO_ID || !isNamed || !isMarked) return 'videoUploadIncomplete';
  if (!isLocale(locale)) return 'localeUnknown';
  if (!VIDEO_TYPES.some((known) => known === type)) return 'videoTypeRefused';
  if (!Number.isSafeInteger(fileSize) || fileSize <= 0) return 'videoEmpty';
  return fileSize > MAX_VIDEO_BYTES || countParts(fileSize) > MAX_PARTS ? 'videoTooLarge' : null;
}

/** Parts of two films must never be mixed, so only the file an upload began with may go on with it. */
export const isSameFile = (begun: VideoFile, asked: VideoFile): boolean =>
  begun.fileSize === asked.fileSize && begun.type === asked.type && begun.fingerprint === asked.fingerprint;

/** What one person has begun and not finished, and what they have begun in the last 24 hours. */
export interface UploadUsage {
  unfinished: number;
  bytesLately: number;
}

export const exceedsQuota = ({ unfinished, bytesLately }: UploadUsage, fileSize: number): boolean =>
  unfinished >= QUOTA.unfinished || bytesLately + fileSize > QUOTA.bytesADay;
