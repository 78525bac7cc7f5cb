import type { ProblemId } from '#kit/messages/known-problems.ts';
import type { Readable } from 'node:stream';
import type { ByteRange, ResolvedRange } from './byte-range.ts';
import type { MayTellAway } from '#kit/outside/away.ts';

/** What a store expects to go wrong; anything else it throws is a surprise. */
export type StoreProblemId =
  | 'badKey'
  | 'notFound'
  | 'rangeOutside'
  | 'partsDiffer'
  | 'partTooSmall'
  | 'partTooLarge'
  | 'uploadGone'
  | 'urlExpired'
  | 'urlForged'
  | 'full'
  | 'unreachable';

export class StoreProblem extends Error implements MayTellAway {
  readonly problem: StoreProblemId;

  constructor(problem: StoreProblemId, detail: string, options?: ErrorOptions) {
    super(`${problem}: ${detail}`, options);
    this.name = 'StoreProblem';
    this.problem = problem;
  }

  get isUnavailable(): boolean {
    return this.problem === 'unreachable' || this.problem === 'full';
  }

  get awayProblem(): ProblemId | undefined {
    return this.problem === 'full' ? 'storageFull' : undefined;
  }
}

export interface StoredObject {
  size: number;
  contentType: string;
  etag: string;
}

export interface OpenedObject extends StoredObject {
  body: Readable;
  /** Present when only a part was asked for; `size` is still that of the whole object. */
  range?: ResolvedRange;
}

export interface ListedObject {
  key: string;
  size: number;
  storedAt: Date;
}

export interface UploadRef {
  key: string;
  uploadId: string;
}

export interface StoredPart {
  partNumber: number;
  size: number;
  etag: string;
}

/** What the caller believes it has sent; what it leaves out is not compared. */
export interface ExpectedPart {
  partNumber: number;
  size?: number;
  etag?: string;
}

/** The type comes from `sniff`, never from the client that sent the bytes. */
export interface AboutObject {
  contentType: string;
}

/** A store that knows its room refuses an upload that will not fit before its first byte is sent. */
export interface AboutUpload extends AboutObject {
  bytes?: number;
}

export interface DownloadLink {
  expiresInS: number;
  fileName: string;
  inline?: boolean;
  /** The session the address was made in. On our own disk it ends with it; a bucket knows no sessions, only the time. */
  session?: string;
}

/**
 * Where the college keeps its files. An acknowledged write is stored: a machine that dies afterwards loses nothing.
 * Every call to a store that is down fails within three seconds with the problem `unreachable`.
 */
export interface ObjectStore {
  readonly kind: 'disk' | 's3';

  put(key: string, body: Buffer | Readable, about: AboutObject): Promise<void>;
  get(key: string, range?: ByteRange): Promise<OpenedObject>;
  head(key: string): Promise<StoredObject | null>;
  /** Changes with the bytes, also when they were changed past the store. */
  stamp(key: string): Promise<string | null>;
  /** Removing what is not there is no problem. */
  remove(key: string): Promise<void>;
  /** Every key that begins with these characters, in no particular order. */
  list(prefix: string): AsyncIterable<ListedObject>;

  beginUpload(key: string, about: AboutUpload): Promise<{ uploadId: string }>;
  /**
   * A browser PUTs the bytes of one part there and reads the ETag of the answer. A repeated PUT replaces the part. The
   * address takes no more than the bytes it was signed for.
   */
  partUrl(part: UploadRef & { partNumber: number; bytes: number; expiresInS: number }): Promise<string>;
  listParts(upload: UploadRef): Promise<StoredPart[]>;
  /**
   * Joins the parts if the store holds exactly the expected ones. Who is told `uploadGone` may have completed
   * before and missed the answer: `head` tells.
   */
  completeUpload(upload: UploadRef & { expectedParts: readonly ExpectedPart[] }): Promise<StoredObject>;
  /** Aborting what is not there is no problem. */
  abortUpload(upload: UploadRef): Promise<void>;
  listUploads(startedBefore: Date): AsyncIterable<UploadRef & { startedAt: Date }>;

  /** Everything is sent as an attachment unless `inline` is wished for and the type is harmless (see serving.ts). */
  downloadUrl(key: string, link: DownloadLink): Promise<string>;

  close(): Promise<void>;
}
