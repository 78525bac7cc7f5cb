import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { freePort } from '#testing/site/site-port.ts';
import { expectFreePort, listen } from './listen.ts';

const CLIENTS = 64;

test('whatever socket a connection comes in by, it is answered, and stopping waits for it', async () => {
  const app = fastify();
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let waiting = 0;
  app.get('/', async () => {
    waiting += 1;
    if (waiting === CLIENTS) arrived.resolve();
    await released.promise;
    return 'answered';
  });
  const address = { host: '127.0.0.1', port: await freePort() };
  const listening = await listen(app, address);
  expect(listening.port).toBe(address.port);
  // Connections that would stay open, as browsers have them.
  const agent = new Agent({ keepAlive: true });
  const answers = Array.from({ length: CLIENTS }, async () => {
    const [answer] = (await once(get({ ...address, agent }), 'response')) as [IncomingMessage];
    return text(answer);
  });
  await arrived.promise;
  await expect(expectFreePort(address)).rejects.toMatchObject({ code: 'EADDRINUSE', syscall: 'listen' });
  const closed = listening.close();
  released.resolve();
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['answered']));
  await closed;
  await expectFreePort(address);
  agent.destroy();
});

test('a connection whose answer was on its way when the server began to stop is closed once it is out', async () => {
  const app = fastify({ keepAliveTimeout: 3_600_000 });
  const rest = Promise.withResolvers<void>();
  app.get('/', async (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': 8 }).write('answ');
    await rest.promise;
    reply.raw.end('ered');
  });
  const { port, close } = await listen(app, { host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const [answer] = (await once(get({ host: '127.0.0.1', port, agent }), 'response')) as [IncomingMessage];
  const closed = close();
  await expect.poll(() => app.server.listening).toBe(false);
  rest.resolve();
  expect(await text(answer)).toBe('answered');
  await closed;
  agent.destroy();
});

test('a port of the system’s choice is told', async () => {
  const app = fastify();
  app.get('/', async () => 'answered');
  const { port, close } = await listen(app, { host: '127.0.0.1', port: 0 });
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('answered');
  await close();
});
