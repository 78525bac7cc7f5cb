import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#kit/calendar/day.ts';
import { College } from '#testing/college.ts';
import { SponsorDesk, tokenOf } from './testing/sponsor-desk.ts';

let college: College;
let desk: SponsorDesk;
beforeAll(async () => {
  college = await College.open();
  desk = await SponsorDesk.open(college, 'sharing');
});
// Each story begins on a day on which nobody has asked yet.
beforeEach(() => college.database.owner.query('delete from rate_count'));
afterAll(() => college.close());

const problemOf = ({ errors }: { errors: { extensions: { problem: string } }[] }) =>
  errors[0]?.extensions.problem;

describe('a link for a sponsor', () => {
  test('is made by the student for an own invoice, once however often it is sent, and is on record', async () => {
    const { student, invoiceId } = await desk.owing();
    const linkId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => desk.ask(student, invoiceId, {}, linkId)));
    for (const { data } of answers)
      expect(data?.['createSponsorLink']).toMatchObject({
        _id: linkId,
        state: 'OPEN',
        maxAmount: null,
        paid: 0,
        payable: 10_000,
        lastDay: addDays(desk.cards.desk.today(), 30),
      });
    expect(await desk.links(student, invoiceId)).toHaveLength(1);
    expect(await desk.actionsOn(linkId)).toEqual(['createSponsorLink']);
  });

  test('is made by the office for a student, and by nobody for anybody else', async () => {
    const { student, invoiceId } = await desk.owing();
    const { url, _id } = await desk.link(desk.cards.desk.admin, invoiceId);
    expect(await desk.links(student, invoiceId)).toMatchObject([{ url }]);
    const elsewhere = await SponsorDesk.open(college, `elsewhere-${randomUUID().slice(0, 8)}`);
    const other = await desk.cards.desk.student();
    const manager = await college.signedIn({
      roles: ['user', 'manager'],
      regionIds: [desk.cards.desk.regionId],
    });
    for (const who of [other, manager, elsewhere.cards.desk.admin]) {
      expect(problemOf(await desk.ask(who, invoiceId))).toBe('recordNotFound');
      expect(problemOf(await desk.revoke(who, _id))).toBe('recordNotFound');
      expect(await desk.links(who, invoiceId)).toEqual([]);
    }
    expect(problemOf(await desk.ask(other, (await desk.owing()).invoiceId, {}, _id))).toBe('recordNotFound');
    const own = await desk.cards.desk.invoice(other.person.id);
    expect(problemOf(await desk.ask(other, own, {}, _id))).not.toBeUndefined();
  });

  test('is not made by who views the site as the student', async () => {
    const { student, invoiceId } = await desk.owing();
    const admin = await college.signedIn({
      roles: ['user', 'admin'],
      regionIds: [desk.cards.desk.regionId],
    });
    await admin.call(
      `mutation i($userId: ID!) { impersonateUser(userId: $userId, reason: "To see what is wrong") { _id } }`,
      { userId: student.person.id },
    );
    expect((await desk.links(admin, invoiceId)).length).toBe(0);
    const { errors } = await desk.ask(admin, invoiceId);
    expect(errors[0]?.extensions.problem).toBe('notWhileImpersonating');
    expect(await desk.links(student, invoiceId)).toEqual([]);
  });

  test.each([
    ['more than is left', { maxAmount: 10_001 }, 'sponsorMaxInvalid'],
    ['nothing', { maxAmount: 0 }, 'sponsorMaxInvalid'],
    ['an address that is none', { email: 'nobody' }, 'emailInvalid'],
    ['two addresses', { email: 'a@example.org,b@example.org' }, 'emailInvalid'],
    ['no language of ours', { locale: 'tlh' }, 'localeUnknown'],
    ['a day that has gone by', { lastDay: '2020-01-01' }, 'sponsorDayInvalid'],
    ['a day far away', { lastDay: '2099-01-01' }, 'sponsorDayInvalid'],
  ])('over %s is refused', async (_, input, problem) => {
    const { student, invoiceId } = await desk.owing();
    expect(problemOf(await desk.ask(student, invoiceId, input))).toBe(problem);
  });

  test('is not made for an invoice that is paid, nor where the campus takes no cards (FIN-20)', async () => {
    const { student, invoiceId } = await desk.owing();
    const set = 'update region set card_payments_enabled = $2 where id = $1';
    await desk.cards.rows(set, [desk.cards.desk.regionId, false]);
    const { errors } = await desk.ask(student, invoiceId);
    await desk.cards.rows(set, [desk.cards.desk.regionId, true]);
    expect(errors[0]?.message).toBe('Credit card processing not available in your region yet');
    await desk.cards.desk.pay(invoiceId, 10_000);
    expect(problemOf(await desk.ask(student, invoiceId))).toBe('sponsorNothingOwed');
  });

  test('is sent in a mail that holds nothing the student has typed, five times a day', async () => {
    const { student, invoiceId } = await desk.owing();
    const sponsor = `ruth.${randomUUID().slice(0, 8)}@example.net`;
    const link = await desk.link(student, invoiceId, { email: sponsor, locale: 'de_DE', maxAmount: 2_500 });
    const [mail, ...others] = await desk.mailsTo(sponsor);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`${student.person.firstName} bittet Sie um Hilfe bei den Studiengebühren`);
    expect(mail?.text).toMatch(/25,00\s£/);
    expect(mail?.text).toContain(link.url);
    for (const hidden of [student.person.lastName, student.person.email, 'Tuition', sponsor])
      expect(mail?.text).not.toContain(hidden);
    expect(await desk.actionsOn(link._id)).toEqual(['createSponsorLink', 'sendSponsorLink']);
    for (let count = 0; count < 4; count += 1)
      await desk.link(student, invoiceId, { email: `${count}.${sponsor}` });
    expect(problemOf(await desk.ask(student, invoiceId, { email: `5.${sponsor}` }))).toBe('tooManyRequests');
    expect(problemOf(await desk.ask(student, invoiceId))).toBeUndefined();
    // Whatever stands behind a plus is one mailbox.
    for (let count = 0; count < 2; count += 1) {
      const { student: other, invoiceId: owed } = await desk.owing();
      await desk.link(other, owed, { email: sponsor.replace('@', `+${count}@`) });
    }
    const last = await desk.owing();
    expect(problemOf(await desk.ask(last.student, last.invoiceId, { email: sponsor }))).toBe(
      'tooManyRequests',
    );
  });
});

describe('what a sponsor is shown', () => {
  test('is the first name, the college, the campus and the amount, and nothing more', async () => {
    const { student, invoiceId } = await desk.owing();
    const token = tokenOf(await desk.link(student, invoiceId));
    const { data, text } = await desk.page(token);
    expect(data?.['sponsorPage']).toEqual({
      firstName: student.person.firstName,
      college: expect.any(String),
      campus: 'Campus sharing',
      currency: { value: 'GBP' },
      most: 10_000,
      takesParts: true,
      takesCards: true,
    });
    for (const hidden of [student.person.lastName, student.person.email, student.person.id, invoiceId])
      expect(text).not.toContain(hidden);
    const answer = await college.visitor().fetch(`/sponsor/${token}`);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('is the same for every link that does not work', async () => {
    const open = await desk.owing();
    const openToken = tokenOf(await desk.link(open.student, open.invoiceId));
    const revoked = await desk.owing();
    const link = await desk.link(revoked.student, revoked.invoiceId);
    await desk.revoke(revoked.student, link._id);
    expect(await desk.actionsOn(link._id)).toEqual(['createSponsorLink', 'revokeSponsorLink']);
    const paid = await desk.owing();
    const paidToken = tokenOf(await desk.link(paid.student, paid.invoiceId));
    await desk.cards.desk.pay(paid.invoiceId, 10_000);
    const expired = await desk.owing();
    const expiredLink = await desk.link(expired.student, expired.invoiceId, {
      lastDay: desk.cards.desk.today(),
    });
    await desk.cards.rows(
      `update sponsor_link set created_at = created_at - interval '2 days', expires_at = expires_at - interval '2 days' where id = $1`,
      [expiredLink._id],
    );
    const altered = [
      `${randomUUID()}${openToken.slice(36)}`,
      `${openToken.slice(0, -1)}!`,
      `${openToken}.x`,
      '',
      'x',
    ];
    const shown = [];
    for (const token of [tokenOf(link), paidToken, tokenOf(expiredLink), ...altered]) {
      const page = await desk.page(token);
      const begun = await desk.pay(token, 100);
      shown.push(`${page.status} ${page.text}`, `${begun.status} ${begun.text}`);
    }
    const [page, begun] = shown;
    expect(new Set(shown)).toEqual(new Set([page, begun]));
    expect(page).toBe('200 {"data":{"sponsorPage":null}}');
    expect(begun).toContain('sponsorLinkOver');
    expect((await desk.page(openToken)).data?.['sponsorPage']).not.toBeNull();
    expect(await desk.links(expired.student, expired.invoiceId)).toMatchObject([
      { state: 'EXPIRED', url: null },
    ]);
    expect(await desk.links(revoked.student, revoked.invoiceId)).toMatchObject([
      { state: 'REVOKED', url: null },
    ]);
  });

  test('cannot be asked for without end', async () => {
    const answers = await Promise.all(Array.from({ length: 205 }, (_, count) => desk.page(`token ${count}`)));
    const refused = answers.map(problemOf).filter((problem) => problem !== undefined);
    expect(new Set(refused)).toEqual(new Set(['tooManyRequests']));
    expect(refused).toHaveLength(5);
  });
});

test('a time that is chosen ends with its day on the campus', async () => {
  const { student, invoiceId } = await desk.owing();
  const lastDay = addDays(desk.cards.desk.today(), 2);
  const { _id } = await desk.link(student, invoiceId, { lastDay });
  const [row] = await desk.cards.rows(
    `select to_char(expires_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI') as at from sponsor_link where id = $1`,
    [_id],
  );
  expect(row).toEqual({ at: `${addDays(lastDay, 1)} 00:00` });
});
