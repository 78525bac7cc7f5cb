import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layoutMail } from '#kit/mail/layout.ts';
import {
  capturedMailer,
  isMailAddress,
  storingMailer,
  type Delivery,
  type Mailer,
  type OutgoingMail,
} from '#kit/mail/mailer.ts';
import { smtpMailer } from '#kit/mail/smtp-mailer.ts';
import { startSmtpPeer, type SmtpPeer } from '#testing/peers/smtp.ts';

let peer: SmtpPeer;
let smtp: Mailer;
beforeAll(async () => {
  peer = await startSmtpPeer();
  smtp = smtpMailer({ url: peer.url, host: 'berea.test', deadlineMs: 25_000 });
});
afterAll(async () => {
  smtp.close();
  await peer.stop();
});

const mail: OutgoingMail = {
  id: '0192f3a1-7b2c-7def-8123-424242424242',
  from: { name: 'Berea', address: 'no-reply@berea.test' },
  to: { name: 'Ana Lima', address: 'ana@berea.test' },
  subject: 'Your leave was approved',
  ...layoutMail({ lang: 'en', appName: 'Berea', heading: 'Hello', paragraphs: ['One.'], footer: 'Bye' }),
  language: 'en',
};
const adapters: [string, () => Mailer, Delivery][] = [
  ['captured', () => capturedMailer(), { outcome: 'delivered' }],
  ['smtp', () => smtp, { outcome: 'delivered' }],
  ['kept', () => storingMailer(), { outcome: 'kept', reason: 'SMTP_URL is not set' }],
];

describe.each(adapters)('the %s mailer', (kind, mailer, delivery) => {
  test('says which kind it is', () => {
    expect(mailer().kind).toBe(kind);
  });

  test('says what became of a mail', async () => {
    expect(await mailer().deliver(mail)).toEqual(delivery);
  });

  test.each([
    'ana',
    '',
    'ana@berea.test, eve@evil.test',
    'ana@berea.test>\r\nRCPT TO:<eve@evil.test',
    'Ana <ana@berea.test>',
    'ana@berea.test\nBcc: eve@evil.test',
  ])('bounces what is not one mail address: %j', async (address) => {
    expect(await mailer().deliver({ ...mail, to: { address } })).toEqual({
      outcome: 'bounced',
      reason: `${JSON.stringify(address)} is not a mail address`,
    });
  });
});

test.each([
  ["o'brien@berea.test", true],
  ['ana+leave@mail.berea.test', true],
  ['иван@пример.рф', true],
  ['ana@[127.0.0.1]', false],
  ['"ana lima"@berea.test', false],
])('whether %s may be written into a mail: %s', (address, may) => {
  expect(isMailAddress(address)).toBe(may);
});
