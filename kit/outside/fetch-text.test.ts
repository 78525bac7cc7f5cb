import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchText, isOutside, OutsideError, type OutsideQuestion } from './fetch-text.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on this machine, and how often it was asked. */
async function canary(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, asked };
}

const LIMITS: OutsideQuestion = { maxBytes: 1_000, withinMs: 2_000 };
const TESTED: OutsideQuestion = { ...LIMITS, allowsLoopback: true };

const problemOf = async (address: string, question = LIMITS) =>
  fetchText(address, question).then(
    () => null,
    (error: unknown) => (error instanceof OutsideError ? error.problem : error),
  );

test.each([
  '127.0.0.1',
  '127.1.2.3',
  '0.0.0.0',
  '10.0.0.7',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::a00:1',
  'fe80::1',
  'fd00::1',
  '2002:7f00:1::',
  '2001:0:1::',
  'localhost',
])('%s is not outside (G4)', (address) => {
  expect(isOutside(address)).toBe(false);
});

test.each(['142.250.74.110', '172.32.0.1', '2a00:1450:4001:830::200e'])('%s is outside', (address) => {
  expect(isOutside(address)).toBe(true);
});

test('no way of writing this machine’s address leads to it (G4)', async () => {
  const { port, asked } = await canary((_, response) => response.end('secret'));
  const hosts = [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '0.0.0.0',
  ];
  for (const host of hosts) expect(await problemOf(`http://${host}:${port}/`)).toBe('addressNotAllowed');
  for (const host of ['169.254.169.254', '10.0.0.1', '[fd00::1]', 'localhost'])
    expect(await problemOf(`http://${host}/`)).toBe('addressNotAllowed');
  for (const address of ['file:///etc/passwd', 'gopher://127.0.0.1/', 'https://ana:secret@example.org/'])
    expect(await problemOf(address)).toBe('addressNotAllowed');
  expect(asked).toEqual([]);
});

test('a redirect is followed a few times, and never to an address within (G4)', async () => {
  const { url, asked } = await canary((request, response) => {
    const target = { '/twice': '/once', '/once': '/end', '/loop': '/loop', '/in': 'http://10.0.0.1/' }[
      request.url ?? ''
    ];
    if (target) response.writeHead(302, { location: target }).end();
    else response.writeHead(200, { etag: '"1"' }).end('there');
  });
  expect(await fetchText(`${url}/twice`, TESTED)).toEqual({ status: 200, etag: '"1"', body: 'there' });
  expect(await problemOf(`${url}/in`, TESTED)).toBe('addressNotAllowed');
  expect(await problemOf(`${url}/loop`, TESTED)).toBe('answerRefused');
  expect(asked).toEqual(['/twice', '/once', '/end', '/in', '/loop', '/loop', '/loop', '/loop']);
});

test('an answer that is too large, too slow or none is told apart', async () => {
  const { url } = await canary((request, response) => {
    if (request.url === '/large') response.end('x'.repeat(1_001));
    else if (request.url === '/slow') response.write('x');
    else response.writeHead(request.url === '/known' ? 304 : 500).end();
  });
  expect(await problemOf(`${url}/large`, TESTED)).toBe('answerTooLarge');
  expect(await problemOf(`${url}/slow`, { ...TESTED, withinMs: 100 })).toBe('answerTooSlow');
  expect(await problemOf(`${url}/broken`, TESTED)).toBe('answerRefused');
  expect(await fetchText(`${url}/known`, TESTED)).toMatchObject({ status: 304, body: '' });
});
