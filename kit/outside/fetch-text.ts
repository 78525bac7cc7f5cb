import type { LookupAddress } from 'node:dns';
import { lookup as resolveName } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export type OutsideProblem =
  | 'addressNotAllowed'
  | 'addressNotFound'
  | 'answerTooLarge'
  | 'answerTooSlow'
  | 'answerRefused';

/** The one way in which reading an address outside fails. The cause is for the log. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  readonly problem: OutsideProblem;

  constructor(problem: OutsideProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

export interface OutsideQuestion {
  maxBytes: number;
  withinMs: number;
  headers?: Readonly<Record<string, string>>;
  /** For tests, whose servers are on this machine. */
  allowsLoopback?: boolean;
}

export interface OutsideAnswer {
  status: number;
  etag: string | null;
  /** Empty where nothing has changed. */
  body: string;
}

const MAX_HOPS = 3;
const USUAL_PORTS = new Set(['', '80', '443']);

/** Addresses that lead to this machine, to machines beside it, or to nobody. */
const WITHIN = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  WITHIN.addSubnet(network, bits, 'ipv4');

/** Of the sixth version only what is given out for the whole world, without what wraps an address of the fourth. */
const WORLD = new BlockList();
WORLD.addSubnet('2000::', 3, 'ipv6');
const WRAPPED = new BlockList();
WRAPPED.addSubnet('2001::', 32, 'ipv6');
WRAPPED.addSubnet('2001:db8::', 32, 'ipv6');
WRAPPED.addSubnet('2002::', 16, 'ipv6');

/** Whether an address is one of the open internet. */
export function isOutside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !WITHIN.check(address, 'ipv4');
  return family === 6 && WORLD.check(address, 'ipv6') && !WRAPPED.check(address, 'ipv6');
}

const isLoopback = (address: string): boolean => address === '127.0.0.1' || address === '::1';

/**
 * Reads a text at an address that a person has entered. Every address it leads to is looked at before anything is sent there,
 * and the connection goes to the very address that was looked at: a name that means another a moment later gains nothing.
 */
export async function fetchText(address: string, question: OutsideQuestion): Promise<OutsideAnswer> {
  const signal = AbortSignal.timeout(question.withinMs);
  try {
    let next = new URL(address);
    for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
      const answer = await ask(next, question, signal);
      const { statusCode: status = 0, headers } = answer;
      if (status >= 300 && status < 400 && status !== 304 && headers.location) {
        answer.destroy();
        next = new URL(headers.location, next);
        continue;
      }
      const etag = headers.etag ?? null;
      if (status === 304) {
        answer.destroy();
        return { status, etag, body: '' };
      }
      if (status !== 200) {
        answer.destroy();
        throw new OutsideError('answerRefused', new Error(`status ${status}`));
      }
      return { status, etag, body: await readAll(answer, question.maxBytes) };
    }
    throw new OutsideError('answerRefused', new Error('too many redirects'));
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    if (signal.aborted) throw new OutsideError('answerTooSlow', error);
    throw new OutsideError('addressNotFound', error);
  }
}

async function ask(url: URL, question: OutsideQuestion, signal: AbortSignal): Promise<IncomingMessage> {
  const { allowsLoopback = false } = question;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const isUsual = USUAL_PORTS.has(url.port) || allowsLoopback;
  if (!isWeb || !isUsual || url.username !== '' || url.password !== '')
    throw new OutsideError('addressNotAllowed');
  const pinned = await pin(url, allowsLoopback, signal);
  const lookup: LookupFunction = (_, { all }, found) => {
    if (all) found(null, [pinned]);
    else found(null, pinned.address, pinned.family);
  };
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { accept: 'text/calendar, text/plain', 'accept-encoding': 'identity', ...question.headers };
  return new Promise((resolve, reject) => {
    // No agent keeps the connection: the next question looks at the address again.
    request(url, { lookup, signal, headers, agent: false }, resolve).on('error', reject).end();
  });
}

/** The address behind a name, if all of its addresses are outside. */
async function pin(url: URL, allowsLoopback: boolean, signal: AbortSignal): Promise<LookupAddress> {
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const family = isIP(host);
  const found =
    family > 0 ? [{ address: host, family }] : await untilAborted(resolveName(host, { all: true }), signal);
  const mayAsk = ({ address }: LookupAddress): boolean =>
    isOutside(address) || (allowsLoopback && isLoopback(address));
  const [first] = found;
  if (!first || !found.every(mayAsk)) throw new OutsideError('addressNotAllowed');
  return first;
}

const untilAborted = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
    }),
  ]);

async function readAll(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxBytes) {
      answer.destroy();
      throw new OutsideError('answerTooLarge');
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
