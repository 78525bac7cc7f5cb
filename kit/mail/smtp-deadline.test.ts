import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { smtpMailer } from '#kit/mail/smtp-mailer.ts';

/** Answers its greeting and then talks on and on, so that no silence ever gives it away. */
function talkOn(socket: Socket): void {
  const talk = setInterval(() => socket.write('250-and another thing\r\n'), 20);
  socket.on('error', () => clearInterval(talk));
  socket.on('close', () => clearInterval(talk));
  socket.write('220 here\r\n');
}

test('a server that never comes to an end is cut off when the time is up', async () => {
  const endless = createServer(talkOn).listen(0, '127.0.0.1');
  await once(endless, 'listening');
  const { port } = endless.address() as AddressInfo;
  const hasHungUp = new Promise((done) => {
    endless.once('connection', (socket) => socket.once('close', done));
  });
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, host: 'berea.test', deadlineMs: 300 });
  const delivery = await mailer.deliver({
    id: '0192f3a1-7b2c-7def-8123-424242424242',
    from: { name: 'Berea', address: 'no-reply@berea.test' },
    to: { address: 'ana@berea.test' },
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
    language: 'en',
  });
  expect(delivery).toEqual({ outcome: 'retry', reason: 'The mail server took longer than 0.3 s.' });
  await hasHungUp;
  mailer.close();
  endless.close();
});
