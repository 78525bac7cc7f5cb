import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Browser, type Answer } from '#testing/browser.ts';
import { College, type Served, type TestPerson } from '#testing/college.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';

let college: College;
let second: Served;
let ana: Browser & { person: TestPerson };
let ben: Browser & { person: TestPerson };
const GRADUATED = { graduatedOn: '2019-05-17' };
const query = (text: string, ...values: unknown[]) => college.database.owner.query(text, values);

const SEND = `mutation s($messageId: ID!, $recipientId: ID!, $message: String!) {
  sendAlumniMessage(messageId: $messageId, recipientId: $recipientId, message: $message) { _id recipientName message } }`;
const FIND = `query f($search: String, $place: String, $year: Int) {
  alumniToContact(search: $search, place: $place, year: $year) { rows { fullName gradYear gradPlace } count } }`;
const LEFT = 'query l { contactAllowance { left max nextAt isSuspended } }';
const SENT = 'query s { sentAlumniMessages { rows { recipientName message } count } }';
const BLOCKED = 'query b { blockedSenders { _id name } }';

const send = (browser: Browser, to: TestPerson, more: Record<string, unknown> = {}): Promise<Answer> =>
  browser.call(SEND, { messageId: randomUUID(), recipientId: to.id, message: 'Peace.', ...more });
const problemOf = async (answer: Promise<Answer>) => (await answer).errors[0]?.extensions.problem ?? null;
const allowance = async (browser: Browser) =>
  (await browser.call(LEFT)).data?.['contactAllowance'] as { left: number; nextAt: string };
async function found(browser: Browser, variables: Record<string, unknown> = {}): Promise<string[]> {
  const { data } = await browser.call(FIND, variables);
  const page = data?.['alumniToContact'] as { rows: { fullName: string }[] };
  return page.rows.map(({ fullName }) => fullName);
}

beforeAll(async () => {
  college = await College.open();
  second = await college.secondServer();
  liftRateLimits(college.served.state);
  liftRateLimits(second.state);
  const region = await college.region({ slug: 'US-Alumni' });
  const there = { ...GRADUATED, regionIds: [region.id] };
  ana = await college.signedIn({ ...there, firstName: 'Ana', lastName: 'Lima' });
  ben = await college.signedIn({ ...there, firstName: 'Ben', lastName: 'Okoro', graduatedOn: '2021-06-01' });
  await query(`update person set graduation_place = 'São Paulo' where id = $1`, ben.person.id);
});
/** As if what was sent so far had been sent earlier: sessions do not last for days. */
const age = (ms: number) =>
  query(`update alumni_message_count set sent_at = sent_at - $1 * interval '1 millisecond'`, ms);
beforeEach(() => age(86_400_000));
afterAll(async () => {
  await second.stop();
  await college.close();
});

describe('a message to an alumnus', () => {
  test('has a recipient and a text, and is kept for its sender alone (ALUM-16, ALUM-19)', async () => {
    const { data } = await send(ana, ben.person, { message: ' Do you remember me? ' });
    expect(data?.['sendAlumniMessage']).toMatchObject({
      recipientName: 'Ben Okoro',
      message: 'Do you remember me?',
    });
    const sentBy = async (browser: Browser) => (await browser.call(SENT)).data?.['sentAlumniMessages'];
    expect(await sentBy(ana)).toMatchObject({ rows: [{ message: 'Do you remember me?' }], count: 1 });
    expect(await sentBy(ben)).toMatchObject({ rows: [], count: 0 });
    await college.runJobs();
    const [mail] = (await college.mails()).filter(({ to }) => to === ben.person.email);
    expect(mail?.subject).toBe('Message from Ana Lima');
    expect(mail?.text).toMatch(/Unsubscribe from alumni email: \S+alumni-mail\S+/);
  });

  test('goes three times in any 24 hours; the fourth is told when to come again (ALUM-17, TRAP-55)', async () => {
    expect(await allowance(ana)).toMatchObject({ left: 3 });
    for (const left of [2, 1, 0]) {
      expect(await problemOf(send(ana, ben.person))).toBeNull();
      expect((await allowance(ana)).left).toBe(left);
      await age(3_600_000);
    }
    const refused = await send(ana, ben.person);
    expect(refused.errors[0]?.extensions).toMatchObject({
      problem: 'contactLimitReached',
      code: 'RATE_LIMITED',
      values: { hours: 21, minutes: 0 },
    });
    const wait = new Date((await allowance(ana)).nextAt).getTime() - college.now().getTime();
    expect(wait).toBe(21 * 3_600_000);
    await age(wait - 1);
    expect(await problemOf(send(ana, ben.person))).toBe('contactLimitReached');
    await age(1);
    expect(await problemOf(send(ana, ben.person))).toBeNull();
  });

  test('of 50 calls at once at two servers, three go (ALUM-17)', async () => {
    const elsewhere = new Browser(`http://127.0.0.1:${second.port}`);
    ana.cookies.forEach((value, name) => elsewhere.cookies.set(name, value));
    const problems = await Promise.all(
      Array.from({ length: 50 }, (_, at) => problemOf(send(at % 2 ? ana : elsewhere, ben.person))),
    );
    expect(problems.filter((problem) => problem === null)).toHaveLength(3);
    expect(problems.filter((problem) => problem === 'contactLimitReached')).toHaveLength(47);
  });

  test('goes to alumni alone who take mail, and from alumni alone', async () => {
    const student = await college.signedIn();
    expect(await problemOf(send(student, ana.person))).toBe('notAllowed');
    for (const who of [{}, { ...GRADUATED, status: 'DISABLED' as const }])
      expect(await problemOf(send(ana, await college.person(who)))).toBe('contactUnreachable');
    const unsubscribed = await college.person(GRADUATED);
    await query('update person set subscribe_alumni_email = false where id = $1', unsubscribed.id);
    expect(await problemOf(send(ana, unsubscribed))).toBe('contactUnreachable');
    expect(await problemOf(send(ana, ana.person))).toBe('contactYourself');
    expect(await allowance(ana)).toMatchObject({ left: 3 });
  });
});

describe('the picker', () => {
  test('finds alumni by name, year and place, and never by an address (ALUM-15)', async () => {
    await college.person({
      ...GRADUATED,
      firstName: 'Łucja',
      lastName: 'Żak',
      email: 'zz.secret@mail.example',
    });
    await college.person({ ...GRADUATED, firstName: '小明', lastName: '王' });
    await college.person({ firstName: 'Lucy', lastName: 'Student' });
    expect(await found(ana, { search: 'zak luc' })).toEqual(['Łucja Żak']);
    expect(await found(ana, { search: '明' })).toEqual(['小明 王']);
    expect(await found(ana, { year: 2021 })).toEqual(['Ben Okoro']);
    expect(await found(ana, { place: 'sao pau' })).toEqual(['Ben Okoro']);
    expect(await found(ana, { place: 'sao', year: 2019 })).toEqual([]);
    for (const search of ['secret', 'zz.secret', 'zz.secret@mail.example', 'mail.example', 'student', 'lima'])
      expect(await found(ana, { search })).toEqual([]);
    expect(await problemOf(ana.call(FIND, { search: 'x'.repeat(200) }))).toBe('contactSearchTooLong');
  });

  test('says of a search on every page how many match in all', async () => {
    for (const lastName of ['Quill A', 'Quill B', 'Quill C'])
      await college.person({ ...GRADUATED, firstName: 'Tom', lastName });
    const page = async (after: string | null) =>
      (
        await ana.call(
          'query p($after: ID) { alumniToContact(search: "quill", first: 1, after: $after) { rows { fullName } nextCursor count } }',
          { after },
        )
      ).data?.['alumniToContact'] as { nextCursor: string };
    const first = await page(null);
    expect(first).toMatchObject({ rows: [{ fullName: 'Tom Quill A' }], count: 3 });
    expect(await page(first.nextCursor)).toMatchObject({ rows: [{ fullName: 'Tom Quill B' }], count: 3 });
  });

  test('finds nobody by a year or a place that they do not show', async () => {
    const shy = await college.person({
      ...GRADUATED,
      firstName: 'Shy',
      lastName: 'Ito',
      graduatedOn: '1999-05-01',
    });
    await query(`update person set graduation_place = 'Kyoto' where id = $1`, shy.id);
    await query(
      'insert into alumni_profile (person_id, shows_year, shows_place) values ($1, false, false)',
      shy.id,
    );
    expect(await found(ana, { search: 'ito' })).toEqual(['Shy Ito']);
    expect(await found(ana, { year: 1999 })).toEqual([]);
    expect(await found(ana, { place: 'kyoto' })).toEqual([]);
    const { data } = await ana.call('query y { graduationYears }');
    expect(data?.['graduationYears']).toEqual([2021, 2019]);
  });
});

describe('from the mail, without signing in', () => {
  const pageOf = async () => {
    const mails = (await college.mails()).filter(({ to }) => to === ben.person.email);
    return /\/alumni-message\/\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
  };
  const press = (path: string, form: Record<string, string>) =>
    college.visitor().fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
  const shown = async (path: string) => (await college.visitor().fetch(path)).text();
  const REPORTS = `query r($state: MessageReportState) { messageReports(state: $state) {
    rows { _id message reason senderName recipientName state isSenderSuspended reportsOfSender note resolvedByName } count } }`;
  interface Report {
    _id: string;
    message: string;
  }
  async function reportsFor(browser: Browser, state?: string): Promise<Report[]> {
    const { data } = await browser.call(REPORTS, { state });
    const page = data?.['messageReports'] as { rows: Report[] };
    return page.rows;
  }
  const DECIDE = {
    resolve: `mutation d($id: ID!) { resolveMessageReport(reportId: $id, note: "Talked to her.") { state note } }`,
    reopen: `mutation d($id: ID!) { reopenMessageReport(reportId: $id) { state note } }`,
    suspend: `mutation d($id: ID!) { setSenderSuspended(reportId: $id, isSuspended: true) { isSenderSuspended } }`,
    readmit: `mutation d($id: ID!) { setSenderSuspended(reportId: $id, isSuspended: false) { isSenderSuspended } }`,
  };

  test('a message is reported once, and only then read and acted upon by alumni admins', async () => {
    const { rows } = await college.database.owner.query<{ id: string }>(
      `select id from region where slug = 'US-Alumni'`,
    );
    const regionId = rows[0]?.id ?? '';
    const admin = await college.signedIn({
      roles: ['user', 'admin'],
      regionIds: [regionId],
      regionRoles: [{ regionId, roleNames: ['admin'] }],
    });
    await query('update site_settings set alumni_admin_id = $1', admin.person.id);
    await send(ana, ben.person, { message: 'Not for others' });
    await send(ana, ben.person, { message: 'Buy my <b>oil</b>!' });
    expect(await reportsFor(admin)).toEqual([]);
    const path = await pageOf();
    expect(await shown(path)).toContain('Buy my &lt;b&gt;oil&lt;/b&gt;!');
    // A program that opens every link of a mail reports nothing.
    expect(await reportsFor(admin)).toEqual([]);
    for (const reason of ['It is advertising.', 'Again']) {
      const answer = await press(path, { action: 'report', reason });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    }
    expect(await shown(path)).toContain('You’ve reported this message.');
    const [report, ...others] = await reportsFor(admin, 'OPEN');
    expect(report).toMatchObject({
      message: 'Buy my <b>oil</b>!',
      reason: 'It is advertising.',
      senderName: 'Ana Lima',
      recipientName: 'Ben Okoro',
      reportsOfSender: 1,
    });
    expect(others).toEqual([]);
    const told = await query(
      `select n.path from notification n join notification_definition d on d.id = n.definition_id
       where n.person_id = $1 and d.name = 'messageReported'`,
      admin.person.id,
    );
    expect(told.rows).toEqual([{ path: `/alumni/reports?state=OPEN&report=${report?._id}` }]);

    const decide = (what: keyof typeof DECIDE) => admin.call(DECIDE[what], { id: report?._id });
    expect((await decide('suspend')).errors).toEqual([]);
    expect(await problemOf(send(ana, ben.person))).toBe('contactSuspended');
    await query('update suspended_sender set person_id = null'); // As if suspended as a visitor.
    expect(await allowance(ana)).toMatchObject({ isSuspended: true });
    expect((await decide('resolve')).data).toMatchObject({ resolveMessageReport: { state: 'RESOLVED' } });
    expect(await reportsFor(admin, 'OPEN')).toEqual([]);
    expect((await decide('reopen')).data).toMatchObject({
      reopenMessageReport: { state: 'OPEN', note: 'Talked to her.' },
    });
    expect((await decide('readmit')).errors).toEqual([]);
    expect(await problemOf(send(ana, ben.person))).toBeNull();
  });

  test('a sender is blocked, is told nothing of it, finds the recipient no more, and is let in again', async () => {
    await send(ana, ben.person);
    const path = await pageOf();
    const contactable = async () => {
      const { data } = await ana.call('query m { classMembers(year: 2021) { rows { isContactable } } }');
      return data?.['classMembers'];
    };
    expect(await contactable()).toEqual({ rows: [{ isContactable: true }] });
    const pressed = await Promise.all([press(path, { action: 'block' }), press(path, { action: 'block' })]);
    expect(pressed.map(({ status }) => status)).toEqual([303, 303]);
    expect(await shown(path)).toContain('Ana Lima is blocked');
    expect(await contactable()).toEqual({ rows: [{ isContactable: false }] });
    expect(await problemOf(send(ana, ben.person))).toBe('contactUnreachable');
    expect(await found(ana, { search: 'ben' })).toEqual([]);
    const listed = async () =>
      (await ben.call(BLOCKED)).data?.['blockedSenders'] as { _id: string; name: string }[];
    const [block] = await listed();
    expect(block?.name).toBe('Ana Lima');
    const set = (isBlocked: boolean) =>
      ben.call(
        `mutation b($id: ID!, $isBlocked: Boolean!) {
          setSenderBlocked(blockedSenderId: $id, isBlocked: $isBlocked) { isBlocked } }`,
        { id: block?._id, isBlocked },
      );
    await set(false);
    expect([await listed(), await found(ana, { search: 'ben' })]).toEqual([[], ['Ben Okoro']]);
    await set(true);
    expect(await listed()).toEqual([block]);
    // As if she had been blocked as a visitor.
    await query('update blocked_sender set sender_id = null, sender_address = $1', ana.person.email);
    expect((await press(path, { action: 'unblock' })).status).toBe(303);
    expect(await problemOf(send(ana, ben.person))).toBeNull();
  });

  test('the page needs no script and lets none in; a link that was changed leads nowhere', async () => {
    await send(ana, ben.person);
    const path = await pageOf();
    const { headers } = await college.visitor().fetch(path);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(await shown(path)).not.toContain('<script');
    for (const wrong of [`${path}x`, '/alumni-message/', `/alumni-message/${randomUUID()}.x`]) {
      expect((await college.visitor().fetch(wrong)).status).toBe(404);
      expect((await press(wrong, { action: 'report' })).status).toBe(404);
    }
  });
});
