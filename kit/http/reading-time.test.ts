import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantReadingTime } from './reading-time.ts';

let server: Server;
let answerLate: () => void;
beforeAll(async () => {
  server = createServer((request, response) => {
    grantReadingTime(request, 50);
    if (request.url === '/known') grantReadingTime(request, 60_000);
    if (request.url === '/late') {
      answerLate = () => response.end('at last');
      return;
    }
    void text(request).then(
      (body) => response.end(body),
      () => undefined,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

/** Sends the beginning of a request of ten bytes, and comes back when the server has seen it. */
async function begin(path: string): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const seen = once(server, 'request') as Promise<[IncomingMessage]>;
  socket.write(`POST ${path} HTTP/1.1\r\nhost: berea\r\ncontent-length: 10\r\n\r\nhalf `);
  await seen;
  return socket;
}

test('who dawdles is cut off, unless the route has granted more time', async () => {
  const known = await begin('/known');
  const dawdler = await begin('/');
  await once(dawdler, 'close');
  known.write('whole');
  const [answer] = (await once(known, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 200[\s\S]+half whole$/);
  known.destroy();
});

test('who has said everything may wait for the answer as long as it takes', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const seen = once(server, 'request');
  socket.write('GET /late HTTP/1.1\r\nhost: berea\r\n\r\n');
  await seen;
  const dawdler = await begin('/');
  await once(dawdler, 'close');
  answerLate();
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('at last');
  socket.destroy();
});
