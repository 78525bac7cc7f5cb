import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** What the sink read from one envelope: the key it was sent with and the event, as JSON gave it. */
export type SunkEvent = { readonly key: string; readonly event: Record<string, unknown> };

export type ErrorSinkPeer = {
  readonly dsn: string;
  readonly events: readonly SunkEvent[];
  /** How the sink answers from now on: as it should, with an error, or not at all. */
  answerWith(manner: 'ok' | 'error' | 'silence'): void;
  /** How many requests have come in, whatever they were answered. */
  readonly requests: () => number;
  stop(): Promise<void>;
};

/** A server that takes error envelopes as Sentry does, plain or gzipped. */
export async function startErrorSink(): Promise<ErrorSinkPeer> {
  const events: SunkEvent[] = [];
  let manner: 'ok' | 'error' | 'silence' = 'ok';
  let requests = 0;
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    requests += 1;
    if (manner === 'silence') return;
    const refused = manner === 'error' || request.method !== 'POST' || request.url !== '/api/42/envelope/';
    if (!refused) events.push(await readEnvelope(request));
    response.writeHead(refused ? 503 : 200, { 'content-type': 'application/json' }).end('{"id":"1"}');
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://publickey@127.0.0.1:${port}/42`,
    events,
    answerWith: (next) => void (manner = next),
    requests: () => requests,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function readEnvelope(request: IncomingMessage): Promise<SunkEvent> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('utf8');
  const [, itemHead, item] = text
    .split('\n')
    .map((line) => (line === '' ? null : (JSON.parse(line) as object)));
  if (!itemHead || !item || !('type' in itemHead) || itemHead.type !== 'event')
    throw new Error('not an event');
  const key = /sentry_key=(\w+)/.exec(String(request.headers['x-sentry-auth']))?.[1] ?? '';
  return { key, event: item as Record<string, unknown> };
}
