import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { AddressObject } from 'mailparser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mailer, OutgoingMail } from '#kit/mail/mailer.ts';
import { smtpMailer } from '#kit/mail/smtp-mailer.ts';
import { startSmtpPeer, type ReceivedMail, type SmtpPeer } from '#testing/peers/smtp.ts';

let peer: SmtpPeer;
let mailer: Mailer;
beforeAll(async () => {
  peer = await startSmtpPeer();
  mailer = smtpMailer({ url: peer.url, host: 'berea.test', deadlineMs: 25_000 });
});
afterAll(async () => {
  mailer.close();
  await peer.stop();
});

const mail: OutgoingMail = {
  id: '0192f3a1-7b2c-7def-8123-424242424242',
  from: { name: 'Berea', address: 'no-reply@berea.test' },
  to: { name: 'Ana Lima', address: 'ana@berea.test' },
  subject: 'Your leave was approved',
  text: 'Hello',
  html: '<p>Hello</p>',
  language: 'en',
};

async function received(sent: Partial<OutgoingMail>): Promise<ReceivedMail> {
  const before = peer.inbox.length;
  expect(await mailer.deliver({ ...mail, ...sent })).toEqual({ outcome: 'delivered' });
  await peer.arrived(before + 1);
  const last = peer.inbox.at(-1);
  if (last === undefined) throw new Error('no mail arrived');
  return last;
}

const firstOf = (addresses: AddressObject | AddressObject[] | undefined): unknown =>
  [addresses].flat()[0]?.value[0];

test.each([
  ['ru-RU', 'Колледж «Верея»', 'Ваш отпуск одобрен — до встречи в понедельник, 2 марта, в аудитории № 14'],
  ['zh-CN', '伯利亚圣经学院', '您的请假已获批准，请于星期一返回课堂，并带上您的教科书和作业'],
])('names, subject and both parts arrive as they were written in %s', async (language, name, subject) => {
  const { mail: read } = await received({
    from: { name, address: 'no-reply@berea.test' },
    to: { name: `${name} 1`, address: 'ana@berea.test' },
    replyTo: 'dean@berea.test',
    subject,
    text: `${subject}\n`,
    html: `<p lang="${language}">${subject}</p>`,
    language,
  });
  expect(read.subject).toBe(subject);
  expect(firstOf(read.from)).toEqual({ name, address: 'no-reply@berea.test' });
  expect(firstOf(read.to)).toEqual({ name: `${name} 1`, address: 'ana@berea.test' });
  expect(firstOf(read.replyTo)).toEqual({ name: '', address: 'dean@berea.test' });
  expect(read.text).toBe(`${subject}\n`);
  expect(read.html).toBe(`<p lang="${language}">${subject}</p>`);
  expect(read.headers.get('content-language')).toBe(language);
});

test('a mail that is sent again keeps its Message-ID', async () => {
  const [first, second] = [await received({}), await received({})];
  expect(first.mail.messageId).toBe('<outbox-0192f3a1-7b2c-7def-8123-424242424242@berea.test>');
  expect(second.mail.messageId).toBe(first.mail.messageId);
});

test('robots are asked not to answer, and further headers are carried', async () => {
  const { mail: read } = await received({ headers: { 'List-Unsubscribe': '<https://berea.test/u/1>' } });
  expect(read.headers.get('auto-submitted')).toBe('auto-generated');
  expect(read.headers.get('list')).toMatchObject({ unsubscribe: { url: 'https://berea.test/u/1' } });
});

test.each([
  ['unknown@berea.test', 'bounced', '550'],
  ['spam@berea.test', 'bounced', '554'],
  ['busy@berea.test', 'retry', '451'],
  ['full@berea.test', 'retry', '452'],
  ['closing@berea.test', 'retry', '421'],
])('an answer to %s ends as %s because of %s', async (address, outcome, code) => {
  const before = peer.inbox.length;
  const delivery = await mailer.deliver({ ...mail, to: { address } });
  expect(delivery).toEqual({ outcome, reason: expect.stringContaining(code) as string });
  expect(peer.inbox).toHaveLength(before);
});

test('a connection that breaks in the middle is tried again by the outbox, not here', async () => {
  expect(await mailer.deliver({ ...mail, to: { address: 'gone@berea.test' } })).toMatchObject({
    outcome: 'retry',
  });
  expect(await mailer.deliver(mail)).toEqual({ outcome: 'delivered' });
});

test('a server that is not there is a reason to try again', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  const lonely = smtpMailer({ url: `smtp://127.0.0.1:${port}`, host: 'berea.test', deadlineMs: 25_000 });
  expect(await lonely.deliver(mail)).toMatchObject({ outcome: 'retry' });
  lonely.close();
});

test('a wrong password of the college bounces nobody', async () => {
  const wrong = smtpMailer({
    url: peer.url.replace('//', '//berea:wrong@'),
    host: 'berea.test',
    deadlineMs: 25_000,
  });
  expect(await wrong.deliver(mail)).toEqual({
    outcome: 'retry',
    reason: expect.stringContaining('535') as string,
  });
  wrong.close();
});

test.each([
  ['the subject', { subject: 'Hi\r\nBcc: eve@evil.test\r\n\r\nbody' }],
  ['the name of the recipient', { to: { name: 'Ana\r\nBcc: eve@evil.test', address: 'ana@berea.test' } }],
  ['the name of the sender', { from: { name: 'B"\r\nBcc: eve@evil.test', address: 'no-reply@berea.test' } }],
  ['the language', { language: 'en\r\nBcc: eve@evil.test' }],
  ['the id', { id: '1>\r\nBcc: eve@evil.test' }],
  ['a further header', { headers: { 'X-Campus': 'a\r\nBcc: eve@evil.test' } }],
])('nothing can be injected through %s', async (_, sent) => {
  const { mail: read, recipients, raw } = await received(sent);
  expect(recipients).toEqual(['ana@berea.test']);
  expect(read.bcc).toBeUndefined();
  expect(read.headers.has('bcc')).toBe(false);
  expect(raw).not.toMatch(/^Bcc:/im);
  expect(read.text).toBe('Hello');
});

test.each(['Bcc', 'To', 'Subject', 'X-A\r\nBcc', 'Content-Type'])(
  'a further header may not be %j',
  async (name) => {
    await expect(mailer.deliver({ ...mail, headers: { [name]: 'x' } })).rejects.toThrow('further header');
  },
);

test('a text that names a file or an address is a text, not something to fetch', async () => {
  const { mail: read } = await received({ text: '/etc/hostname', html: '<img src="file:///etc/hostname">' });
  expect(read.text).toBe('/etc/hostname');
  expect(read.attachments).toEqual([]);
});

test.each(['', 'berea.test:25', 'http://berea.test', 'smtp://'])(
  'a wrong SMTP_URL stops the start: %j',
  (url) => {
    expect(() => smtpMailer({ url, host: 'berea.test', deadlineMs: 25_000 })).toThrow(/^SMTP_URL/);
  },
);
