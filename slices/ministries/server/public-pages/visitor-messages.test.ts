import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { publicAddress } from '../../rules/public-address.ts';
import { PROOF_BITS } from '../../rules/visitor-message.ts';
import { MinistryDesk, type Kept, type SignedIn } from '../testing/ministry-desk.ts';
import { provedBy, Visitor } from '../testing/visitor.ts';
import { PROVE_WORK } from './prove-work.ts';

const DAY_MS = 86_400_000;

let college: College;
let desk: MinistryDesk;
let ana: SignedIn;
let kitchen: Kept;
let other: Kept;
let choirs: Kept[];
let vera: Visitor;

beforeAll(async () => {
  college = await College.open();
  desk = await MinistryDesk.open(college);
  ana = await desk.alumnus({ firstName: 'Ana', lastName: 'Ruiz' });
  kitchen = await desk.approved(ana, { name: 'Hope Kitchen', isPublic: true });
  other = await desk.approved(ana, { name: 'Other', isPublic: true });
  choirs = [];
  for (const number of [1, 2, 3, 4])
    choirs.push(await desk.approved(await desk.alumnus(), { name: `Choir ${number}`, isPublic: true }));
  vera = new Visitor(college);
});
// Each story begins on a day on which nobody has written yet.
beforeEach(() => college.database.owner.query('delete from rate_count; delete from alumni_message_count'));
afterAll(() => college.close());

const mailsTo = async (email: string) => (await college.mails()).filter(({ to }) => to === email);
const relayed = () =>
  mailsTo(ana.person.email).then((mails) => mails.filter(({ text }) => text.includes('wrote to you')));

describe('a visitor writes to a ministry (HOLE-66)', () => {
  test('by a message that goes out once its sender has confirmed it, and the owner’s address stays unknown', async () => {
    const form = await vera.write(kitchen);
    expect([form.status, form.headers.get('location')]).toEqual([
      303,
      `${publicAddress({ id: kitchen._id, name: kitchen.name })}/contact?sent&lang=en`,
    ]);
    expect(await relayed()).toEqual([]);
    const [asked] = await mailsTo('vera@example.net');
    expect(asked?.subject).toBe('Confirm your message to Hope Kitchen');
    expect(asked?.text).not.toContain('How can I help?');
    const link = await vera.link();
    const opened = await vera.read(link);
    expect(opened.body).toContain('How can I help?');
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect(await relayed()).toEqual([]);
    const confirmed = await vera.post(link, {});
    expect(confirmed.body).toContain('Your message is on its way');
    const [mail, ...others] = await relayed();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Vera Visitor (vera@example.net) wrote to you');
    expect(mail?.text).toContain('It’s about “Hope Kitchen”.');
    for (const { body } of [form, opened, confirmed]) expect(body).not.toContain(ana.person.email);
    await vera.post(link, {});
    expect(await relayed()).toHaveLength(1);
    const { rows } = await college.database.owner.query(
      `select sender_name, sender_address, message from visitor_message where sent_at is not null`,
    );
    expect(rows).toEqual([{ sender_name: '', sender_address: '', message: '' }]);
  });

  test('is told before that their address will be seen', async () => {
    const { body } = await vera.read(`${publicAddress({ id: kitchen._id, name: kitchen.name })}/contact`);
    expect(body).toContain('They’ll see your name and your email address');
  });

  test('in their language, also in the mail', async () => {
    const uwe = new Visitor(college, 'de');
    await uwe.write(kitchen, { email: 'uwe@example.net' });
    const [mail] = await mailsTo('uwe@example.net');
    expect(mail).toMatchObject({
      subject: 'Bestätigen Sie Ihre Nachricht an Hope Kitchen',
      language: 'de-DE',
    });
    expect((await vera.read(await uwe.link('uwe@example.net'))).body).toContain('<html lang="de-DE">');
  });

  test('sent twice in one breath, the form asks once', async () => {
    const form = await vera.openForm(kitchen, { email: 'twice@example.net' });
    college.pass(30_000);
    const sent = { ...form, proof: provedBy(form.ticket) };
    await Promise.all([vera.send(kitchen, sent), vera.send(kitchen, sent)]);
    expect(await mailsTo('twice@example.net')).toHaveLength(1);
  });

  test('what was corrected after it was sent is not dropped', async () => {
    const form = await vera.openForm(kitchen, { email: 'wrong@example.net' });
    college.pass(30_000);
    const proof = provedBy(form.ticket);
    expect((await vera.send(kitchen, { ...form, proof })).status).toBe(303);
    const again = await vera.send(kitchen, { ...form, proof, email: 'right@example.net' });
    expect(again.status).toBe(409);
    expect(again.body).toContain('You already sent a message with this form');
    const [, ticket = ''] = /name="ticket" value="([^"]+)"/.exec(again.body) ?? [];
    college.pass(30_000);
    await vera.send(kitchen, { ...form, email: 'right@example.net', ticket, proof: provedBy(ticket) });
    expect(await mailsTo('right@example.net')).toHaveLength(1);
  });

  test('and is told when too many links went to their address', async () => {
    for (const choir of choirs.slice(0, 3)) await vera.write(choir, { email: 'often@example.net' });
    const { status, body } = await vera.write(other, { email: 'often@example.net' });
    expect(status).toBe(429);
    expect(body).toMatch(/several links to this address. .+ try again in 2\d hours/);
  });

  test('what was typed stays in the form when something is wrong', async () => {
    const { status, body } = await vera.write(kitchen, { email: 'nowhere', message: 'Line 1\n"quoted" <b>' });
    expect(status).toBe(422);
    expect(body).toContain('Line 1\n&quot;quoted&quot; &lt;b&gt;</textarea>');
    expect(body).toContain('aria-describedby="email-help email-wrong"');
  });
});

describe('three in 24 hours (HOLE-66)', () => {
  test('from one network, whatever names are given; then the same link works again', async () => {
    const statuses: number[] = [];
    for (const [number, ministry] of choirs.slice(0, 3).entries())
      statuses.push((await vera.writeAndConfirm(ministry, { email: `v${number}@example.net` })).status);
    expect(statuses).toEqual([200, 200, 200]);
    await vera.write(choirs[3] ?? other, { email: 'v3@example.net' });
    await college.database.owner.query(
      "update visitor_message set asked_at = asked_at - interval '47 hours'",
    );
    const link = await vera.link('v3@example.net');
    const refused = await vera.post(link, {});
    expect(refused.status).toBe(409);
    expect(refused.body).toMatch(/try it again in 2\d hours/);
    college.pass(DAY_MS);
    expect((await vera.post(link, {})).status).toBe(200);
  });

  test('to one ministry, and by one address', async () => {
    const counted = async () =>
      (
        await college.database.owner.query<{ key: string }>(
          `select split_part(key, ':', 1) as key from alumni_message_count order by 1`,
        )
      ).rows.map(({ key }) => key);
    await vera.writeAndConfirm(kitchen);
    expect(await counted()).toEqual(['ministry', 'network', 'visitor']);
  });
});

describe('robots', () => {
  test('who fills in the field that nobody sees is thanked, and nothing is sent', async () => {
    const { status } = await vera.write(kitchen, { email: 'bot@example.net', homepage: 'https://spam.test' });
    expect(status).toBe(303);
    expect(await mailsTo('bot@example.net')).toEqual([]);
  });

  test('without the work a form must be open for a while, and few come from one network', async () => {
    const slow = new Visitor(college);
    const form = await slow.openForm(kitchen, { email: 'plain@example.net' });
    college.pass(5_000);
    const early = await slow.send(kitchen, form);
    expect(early.status).toBe(429);
    expect(early.body).toContain(`name="ticket" value="${form.ticket}"`);
    college.pass(15_000);
    expect((await slow.send(kitchen, form)).status).toBe(303);
    const statuses: number[] = [];
    for (let number = 0; number < 3; number++) {
      const next = await slow.openForm(kitchen, { email: `plain${number}@example.net` });
      college.pass(30_000);
      statuses.push((await slow.send(kitchen, next)).status);
    }
    expect(statuses).toEqual([303, 303, 429]);
  });

  test('nobody’s mailbox is filled with our questions', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 4; number++)
      statuses.push((await vera.write(kitchen, { email: 'victim@example.net' })).status);
    expect(statuses).toEqual([303, 303, 303, 429]);
    expect(await mailsTo('victim@example.net')).toHaveLength(3);
  });

  test('a ticket is good for its own ministry and two hours', async () => {
    const form = await vera.openForm(other);
    college.pass(30_000);
    expect((await vera.send(kitchen, { ...form, proof: provedBy(form.ticket) })).status).toBe(422);
    college.pass(3 * 3_600_000);
    expect((await vera.send(other, { ...form, proof: provedBy(form.ticket) })).status).toBe(422);
    for (const ticket of ['', 'a.b.c', `${form.ticket}x`])
      expect((await vera.send(other, { ...form, ticket })).status).toBe(422);
  });

  test('what a browser finds by working is what we take', async () => {
    const { ticket } = await vera.openForm(kitchen);
    const found = await new Promise<string>((resolve) => {
      const self: { onmessage?: (event: object) => void; postMessage: (found: string) => void } = {
        postMessage: resolve,
      };
      // The worker's part of the script runs where there is no document.
      runInNewContext(PROVE_WORK, { self, crypto, TextEncoder });
      self.onmessage?.({ data: { ticket, bits: PROOF_BITS } });
    });
    expect(found).toBe(provedBy(ticket));
  });
});

test('an owner may close the door to visitors, and open it again', async () => {
  const owner = await college.signedIn(ana.person);
  const form = await vera.openForm(kitchen);
  await vera.write(kitchen, { email: 'late@example.net' });
  const link = await vera.link('late@example.net');
  await desk.change(owner, 'letVisitorsWrite', kitchen._id, { isOn: false });
  expect((await vera.readMinistry(kitchen)).body).not.toContain('Write to Hope Kitchen');
  expect((await vera.send(kitchen, form)).status).toBe(404);
  expect((await vera.post(link, {})).status).toBe(409);
  await desk.change(owner, 'letVisitorsWrite', kitchen._id, { isOn: true });
  expect((await vera.post(link, {})).status).toBe(200);
});

test('a message is not sent to a ministry that is hidden meanwhile, and no link works after two days', async () => {
  const owner = await college.signedIn(ana.person);
  await vera.write(other, { email: 'early@example.net' });
  const link = await vera.link('early@example.net');
  await desk.change(owner, 'hideMinistry', other._id, { isHidden: true });
  expect((await vera.post(link, {})).status).toBe(409);
  college.pass(2 * DAY_MS);
  expect((await vera.read(link)).status).toBe(404);
  for (const forged of ['nonsense', `${other._id}.${'A'.repeat(43)}`])
    expect((await vera.read(`/ministry-message/${forged}`)).status).toBe(404);
});

const ENDS = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\0', '%0d%0a'];

test('no name or address opens a header of our mail to its writer', async () => {
  const hostile = ENDS.flatMap((end) => [
    { name: `Eve${end}Bcc: all@evil.test`, email: 'vera@example.net' },
    { name: 'Eve', email: `eve@evil.test${end}Bcc: all@evil.test` },
    { name: 'Eve', email: `eve@evil.test,${end}all@evil.test` },
  ]);
  for (const filled of hostile) {
    await college.database.owner.query('delete from rate_count');
    const form = await vera.openForm(kitchen, filled);
    college.pass(30_000);
    await vera.send(kitchen, form);
  }
  const { rows } = await college.database.owner.query<{ to: string; headers: string }>(
    `select to_address as to, headers::text || subject || coalesce(reply_to, '') as headers from outbox_mail where template = 'visitorConfirmation'`,
  );
  expect(rows.filter(({ to }) => /[\s,;\p{Cc}]|evil/u.test(to))).toEqual([]);
  expect(rows.filter(({ headers }) => headers.includes('evil'))).toEqual([]);
});
