import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** Proxies close what is silent for longer. */
const SIGN_OF_LIFE_MS = 25_000;

/**
 * The plainest event streams that could tell open pages their count: one connection of the database listens, and a person who is
 * told something is counted again and told on their stream. It knows no sessions, which a real one would have to look at.
 */
const [, , databaseUrl] = process.argv;
const client = new pg.Client(databaseUrl);
await client.connect();
const streams = new Map<string, ServerResponse>();

client.on('notification', ({ payload = '' }) => {
  void client
    .query<{ unread: number }>({
      name: 'unread',
      text: 'select count(*)::int as unread from notification where person_id = $1 and read_at is null',
      values: [payload],
    })
    .then(({ rows }) => streams.get(payload)?.write(`data: ${rows[0]?.unread}\n\n`));
});
await client.query('listen unread');

const server = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(': open\n\n');
  const personId = (request.url ?? '/').slice(1);
  streams.set(personId, response);
  const signs = setInterval(() => response.write(': alive\n\n'), SIGN_OF_LIFE_MS);
  request.on('close', () => {
    clearInterval(signs);
    streams.delete(personId);
  });
});
server.listen(0, () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
