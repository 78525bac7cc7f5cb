import {
  S3Client,
  type $Command,
  type S3ClientResolvedConfig,
  type ServiceInputTypes,
  type ServiceOutputTypes,
} from '@aws-sdk/client-s3';
import { StoreProblem } from './object-store.ts';

export interface S3Address {
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** Absent for Amazon's own. */
  endpoint?: string;
}

/** A store that is down is given up before the three seconds that a person may be kept waiting. */
const CONNECT_MS = 1000;
const ANSWER_MS = 2500;
/** What follows an answer may take longer, for the store has just shown that it is there. */
const SENDING_IDLE_MS = 20_000;
const JOIN_MS = 60_000;

const client = (address: S3Address, idleMs: number) =>
  new S3Client({
    region: address.region,
    credentials: { accessKeyId: address.accessKeyId, secretAccessKey: address.secretAccessKey },
    ...(address.endpoint && { endpoint: address.endpoint }),
    forcePathStyle: true,
    // Without these, the addresses of parts would carry checksums that no browser sends.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Waiting for "100 Continue" takes the SDK six seconds when the store is silent.
    expectContinueHeader: false,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: idleMs },
  });

type S3Command<In extends ServiceInputTypes, Out extends ServiceOutputTypes> = $Command<
  In,
  Out,
  S3ClientResolvedConfig,
  ServiceInputTypes,
  ServiceOutputTypes
>;

type Call = <In extends ServiceInputTypes, Out extends ServiceOutputTypes>(
  command: S3Command<In, Out>,
) => Promise<Out>;

/** Every call throws a StoreProblem where it can name one. */
export interface S3Connection {
  readonly bucket: string;
  /** Signs addresses; sends nothing. */
  readonly signer: S3Client;
  /** Is given up when the answer does not begin in time. A body may be read slowly: it has no limit. */
  readonly ask: Call;
  /** May take its time as long as bytes move. Ask something first: only that finds out soon that a store is down. */
  readonly send: Call;
  /** May take the store long. */
  readonly join: Call;
  close(): void;
}

export function connectS3(address: S3Address): S3Connection {
  const asking = client(address, 0);
  const sending = client(address, SENDING_IDLE_MS);
  return {
    bucket: address.bucket,
    signer: asking,
    ask: (command) => within(ANSWER_MS, (abortSignal) => asking.send(command, { abortSignal })),
    send: (command) => named(sending.send(command)),
    join: (command) => within(JOIN_MS, (abortSignal) => asking.send(command, { abortSignal })),
    close() {
      asking.destroy();
      sending.destroy();
    },
  };
}

/** The limit ends with the answer: a body that is still coming then is not cut off. */
async function within<T>(limitMs: number, call: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), limitMs);
  return named(call(limit.signal)).finally(() => clearTimeout(timer));
}

async function named<T>(call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    throw problemOf(error);
  });
}

const PROBLEMS: Readonly<Record<string, StoreProblem['problem']>> = {
  NoSuchKey: 'notFound',
  NotFound: 'notFound',
  NoSuchUpload: 'uploadGone',
  InvalidRange: 'rangeOutside',
  InvalidPart: 'partsDiffer',
  InvalidPartOrder: 'partsDiffer',
  EntityTooSmall: 'partTooSmall',
  AbortError: 'unreachable',
  TimeoutError: 'unreachable',
  RequestTimeout: 'unreachable',
  SlowDown: 'unreachable',
  ServiceUnavailable: 'unreachable',
};

function problemOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreProblem) return error;
  const isNetwork = 'code' in error && typeof error.code === 'string' && /^E[A-Z_]+$/.test(error.code);
  const problem = PROBLEMS[error.name] ?? (isNetwork ? 'unreachable' : undefined);
  return problem ? new StoreProblem(problem, error.message, { cause: error }) : error;
}

export const isProblem = (error: unknown, problem: StoreProblem['problem']): boolean =>
  error instanceof StoreProblem && error.problem === problem;
