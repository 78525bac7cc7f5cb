import type { Agent } from 'node:http';
import { request } from 'node:http';

/** An answer to the byte: what a watcher of the wire could compare. */
export interface RawAnswer {
  status: number;
  /** Names and values in the order they came, as they came. */
  rawHeaders: [name: string, value: string][];
  text: string;
  ms: number;
}

export interface RawCall {
  url: string;
  /** Who calls: any 127.x.y.z is this machine, so that one test can come from many networks. */
  from?: string;
  query?: string;
  variables?: Record<string, unknown>;
  /** What is sent instead of one operation. */
  body?: string;
  cookie?: string;
  agent?: Agent;
}

/** Posts an operation from a place of one's choosing and measures how long the answer takes. */
export function callFrom({
  url,
  from,
  query = '',
  variables = {},
  body = JSON.stringify({ operationName: null, variables, query }),
  cookie,
  agent,
}: RawCall): Promise<RawAnswer> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-requested-by': 'college-app',
    ...(cookie === undefined ? {} : { cookie }),
  };
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const options = { method: 'POST', headers, ...(from && { localAddress: from }), ...(agent && { agent }) };
    const call = request(`${url}/graphql`, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const { rawHeaders, statusCode = 0 } = response;
        resolve({
          status: statusCode,
          rawHeaders: pairsOf(rawHeaders),
          text: Buffer.concat(chunks).toString('utf8'),
          ms: performance.now() - startedAt,
        });
      });
    });
    call.once('error', reject);
    call.end(body);
  });
}

/** The n-th network of this machine: each is an address range of its own to the user who counts by range. */
export const network = (n: number): string => `127.${1 + (n >> 8)}.${n & 255}.7`;

const pairsOf = (flat: readonly string[]): [string, string][] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i] ?? '', flat[2 * i + 1] ?? '']);
