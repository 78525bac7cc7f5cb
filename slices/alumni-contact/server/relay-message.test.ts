import { randomUUID } from 'node:crypto';
import type { AddressObject } from 'mailparser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { College, type Served, type TestPerson } from '#testing/college.ts';
import { startSmtpPeer, type SmtpPeer } from '#testing/peers/smtp.ts';
import { PRODUCTION } from '#testing/production.ts';
import { visitorContext } from '#testing/visitor-context.ts';
import { deleteOldVisitorMessages } from './relay.queries.ts';
import { relayed } from './testing/relay-desk.ts';

let college: College;
let second: Served;
let peer: SmtpPeer;
let ana: TestPerson;
const first = () => college.served;
const read = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await college.database.owner.query<Row>(text, values)).rows;

beforeAll(async () => {
  peer = await startSmtpPeer();
  // As at a college: a developer’s outbox keeps the texts of mails that were sent.
  college = await College.open({ env: { ...PRODUCTION, SMTP_URL: peer.url } });
  second = await college.secondServer();
  ana = await college.person({ firstName: 'Ana', lastName: 'Lima' });
});
afterAll(async () => {
  await second.stop();
  await college.close();
  await peer.stop();
});

async function arrivesAfter(work: () => Promise<unknown>) {
  const before = peer.inbox.length;
  await work();
  await college.runJobs();
  await peer.arrived(before + 1);
  return peer.inbox.at(-1) as (typeof peer.inbox)[number];
}
const addresses = (found: AddressObject | AddressObject[] | undefined) =>
  [found].flat().flatMap((one) => one?.value.map(({ address }) => address) ?? []);

test('a message comes by mail from the college, and an answer goes to its sender (HOLE-65)', async () => {
  const { mail, recipients } = await arrivesAfter(() =>
    relayed(first(), { recipientId: ana.id, message: 'Peace.\n\nDo you know me?', about: 'Hope Kitchen' }),
  );
  expect(recipients).toEqual([ana.email]);
  expect(mail.subject).toBe('Message from Vera Visitor');
  expect(addresses(mail.from)).not.toContain('vera@example.net');
  expect(addresses(mail.replyTo)).toEqual(['vera@example.net']);
  expect(mail.text).toContain('Vera Visitor (vera@example.net) wrote to you through');
  expect(mail.text).toContain('It’s about “Hope Kitchen”.');
  expect(mail.text).toContain('> Peace.\n> \n> Do you know me?');
  // It asks for an answer, so it must not ask for none.
  expect(mail.text).toContain('registered with Berea Bible College.');
  expect(mail.text).not.toContain('don’t reply');
  // Who is written to about a ministry is not by being on a list, and shuts that door at the ministry.
  expect(mail.text).not.toContain('Unsubscribe');
  expect(mail.text).toMatch(/\/alumni-message\/[\w-]{36}\.[\w-]{43}\n/);
});

test('what is sent twice goes once, also in the same breath', async () => {
  const id = randomUUID();
  const send = () => relayed(first(), { id, recipientId: ana.id, limits: [{ key: 'twice', max: 3 }] });
  expect(await Promise.all([send(), send(), send()])).toEqual([null, null, null]);
  expect(await read('select id from alumni_message where id = $1', id)).toHaveLength(1);
  expect(await read(`select key from alumni_message_count where key = 'twice'`)).toHaveLength(1);
  expect(await relayed(first(), { id, recipientId: ana.id, message: 'Else' })).toBe('changedMeanwhile');
  const other = { personId: null, name: 'Eve', address: 'eve@example.net' };
  expect(await relayed(first(), { id, recipientId: ana.id, sender: other })).toBe('recordNotFound');
});

test('of 50 sent at once over two servers exactly three go, under each key of its own (ALUM-17, TRAP-55)', async () => {
  const limits = [
    { key: 'address:flood', max: 3 },
    { key: 'network:flood', max: 40 },
  ];
  const problems = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      relayed(at % 2 ? first() : second, { recipientId: ana.id, limits: limits.toReversed() }),
    ),
  );
  expect(problems.filter((problem) => problem === null)).toHaveLength(3);
  expect(new Set(problems)).toEqual(new Set([null, 'contactLimitReached']));
  expect(await read(`select from alumni_message_count where key like '%:flood'`)).toHaveLength(6);
  college.pass(86_400_000);
  expect(await relayed(first(), { recipientId: ana.id, limits })).toBeNull();
});

test('what is refused does not count (ALUM-17)', async () => {
  const limits = [{ key: 'patient', max: 1 }];
  expect(await relayed(first(), { recipientId: randomUUID(), limits })).toBe('contactUnreachable');
  expect(await relayed(first(), { recipientId: ana.id, limits, message: ' \u0000\r ' })).toBe(
    'contactMessageInvalid',
  );
  expect(await relayed(first(), { recipientId: ana.id, limits, mayReach: () => false })).toBe(
    'contactUnreachable',
  );
  expect(await relayed(first(), { recipientId: ana.id, limits })).toBeNull();
  expect(await relayed(first(), { recipientId: ana.id, limits })).toBe('contactLimitReached');
});

test('of a recipient who has blocked the sender, is gone or never was, the same is said', async () => {
  const gone = await college.person({ status: 'DISABLED' });
  await read(
    `insert into blocked_sender (person_id, sender_name, sender_address, blocked_at) values ($1, 'Max', 'max@example.net', now())`,
    ana.id,
  );
  const max = { personId: null, name: 'Max', address: 'Max@example.net ' };
  for (const recipientId of [ana.id, gone.id, randomUUID()])
    expect(await relayed(first(), { recipientId, sender: max })).toBe('contactUnreachable');
  // Who was blocked as a visitor does not come back with an account.
  const account = await college.person({ email: 'max@example.net' });
  const signedIn = { personId: account.id, name: 'Max', address: account.email };
  expect(await relayed(first(), { recipientId: ana.id, sender: signedIn })).toBe('contactUnreachable');
  await read(`update blocked_sender set lifted_at = now()`);
  expect(await relayed(first(), { recipientId: ana.id, sender: max })).toBeNull();
});

test('neither the audit log nor the outbox shows what was written, once it is sent', async () => {
  const message = 'Words for one reader alone';
  await arrivesAfter(() => relayed(first(), { recipientId: ana.id, message }));
  const audits = await read<{ said: string }>('select audit::text as said from audit');
  expect(audits.some(({ said }) => said.includes('sendAlumniMessage'))).toBe(true);
  expect(audits.filter(({ said }) => said.includes(message))).toEqual([]);
  const mails = await read<{ said: string }>(
    `select outbox_mail::text as said from outbox_mail where to_address = $1 and template = 'alumniMessage'`,
    ana.email,
  );
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.filter(({ said }) => said.includes(message) || said.includes('/alumni-message/'))).toEqual([]);
});

test('of what visitors wrote a year ago, only what was reported stays until it has been dealt with', async () => {
  const write = async (resolvedAt: string | null | undefined) => {
    const id = randomUUID();
    await relayed(first(), { id, recipientId: ana.id });
    await read(`update alumni_message set sent_at = now() - interval '3 years' where id = $1`, id);
    if (resolvedAt !== undefined)
      await read(
        'insert into message_report (message_id, person_id, reported_at, resolved_at) values ($1, $2, now(), now() - $3::interval)',
        id,
        ana.id,
        resolvedAt,
      );
    return id;
  };
  const ids = [await write(undefined), await write(null), await write('11 months'), await write('13 months')];
  await deleteOldVisitorMessages((await visitorContext(first())).unscoped('a test'), college.now());
  const left = await read<{ id: string }>('select id from alumni_message where id = any ($1)', ids);
  expect(left.map(({ id }) => id).toSorted()).toEqual(ids.slice(1, 3).toSorted());
});

const LINE_ENDS = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '%0d%0a', '\\r\\n', '\0'];
const HEADERS = ['Bcc: eve@evil.test', 'Reply-To: eve@evil.test', 'Content-Type: text/html', 'X-Evil: 1', ''];
const WRAPS: ((end: string, header: string) => string)[] = [
  (end, header) => `Ana${end}${header}`,
  (end, header) => `Ana", eve@evil.test${end}${header}${end}${end}<b>body</b>`,
  (end, header) => `=?utf-8?B?${Buffer.from(`Ana${end}${header}`).toString('base64')}?=`,
  (end, header) => `=?utf-8?Q?Ana${end}=0D=0A${header.replaceAll(' ', '_')}?=`,
  (end, header) => `Ana <eve@evil.test>,${end} ${header}; "`,
  (end, header) => `${'x'.repeat(300)}${end}${header}`,
];

test(
  'no name, subject or address opens a header of the mail to its writer',
  { timeout: 120_000 },
  async () => {
    const hostile = LINE_ENDS.flatMap((end) =>
      HEADERS.flatMap((header) => WRAPS.map((wrap) => wrap(end, header))),
    );
    const before = peer.inbox.length;
    for (const name of hostile) {
      const sender = { personId: null, name, address: 'vera@example.net' };
      expect(await relayed(first(), { recipientId: ana.id, sender, about: name, message: name })).toBeNull();
    }
    await college.runJobs();
    await peer.arrived(before + hostile.length);
    const known = new Set<string>();
    for (const { mail, recipients, raw } of peer.inbox.slice(before)) {
      expect(recipients).toEqual([ana.email]);
      expect(addresses(mail.to)).toEqual([ana.email]);
      expect(addresses(mail.replyTo)).toEqual(['vera@example.net']);
      expect([mail.bcc, mail.cc]).toEqual([undefined, undefined]);
      expect(mail.subject).toMatch(/^Message from .+/);
      expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      for (const name of mail.headers.keys()) known.add(name);
      expect(raw.split('\r\n\r\n', 1)[0]).not.toMatch(/^(bcc|x-evil)/im);
    }
    expect([...known].filter((name) => name.startsWith('x-'))).toEqual(['x-auto-response-suppress']);
  },
);

test.each([
  'eve@evil.test\r\nBcc: ana@berea.test',
  'eve@evil.test, ana@berea.test',
  'Eve <eve@evil.test>',
  'eve@evil.test>',
  '"eve"@evil.test',
  'ev\u2028e@evil.test',
  'eve;ana@evil.test',
  '',
])('no mail is sent for an address that is not one: %j', async (address) => {
  const sender = { personId: null, name: 'Eve', address };
  expect(await relayed(first(), { recipientId: ana.id, sender })).toBe('contactAddressUnusable');
});
