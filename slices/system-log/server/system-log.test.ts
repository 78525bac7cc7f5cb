import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { NO_SCOPE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import type { Browser } from '#testing/browser.ts';
import { College, digestOf } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
beforeEach(() => college.database.owner.query('delete from rate_count; delete from log_entry'));
afterAll(() => college.close());

const INSERT =
  'mutation insertLogit($logitInput: LogitInput!) { insertLogit(logitInput: $logitInput) { _id } }';
const LOGITS = `query logits($filter: LogitFilter, $first: Int, $after: ID) {
  logits(filter: $filter, first: $first, after: $after) {
    rows { _id at userId userName type action payload reference } nextCursor count countIsOpen } }`;
const error = (text: string) => ({
  action: 'reportFrontEndError',
  type: 'ERROR',
  payload: JSON.stringify({ error: text, url: '/login' }),
});
const insert = (browser: Browser, logitInput: Record<string, unknown>) =>
  browser.call(INSERT, { logitInput });
const superadmin = () => college.signedIn({ roles: ['user', 'superadmin'] });
interface Page {
  rows: { _id: string; action: string; payload: string; userId: string | null; userName: string | null }[];
  nextCursor: string | null;
  count: number;
  countIsOpen: boolean;
}
const logits = async (browser: Browser, variables: Record<string, unknown> = {}) =>
  (await browser.call(LOGITS, variables)).data?.['logits'] as Page;
const stored = async () =>
  (
    await college.database.owner.query<{
      person_id: string | null;
      type: string;
      action: string;
      payload: string;
    }>('select person_id, type, action, payload from log_entry order by id')
  ).rows;

describe('a report from a browser', () => {
  test('takes user, action, type and payload and answers its id (API-27, LOG-01)', async () => {
    const ana = await college.signedIn();
    const { data } = await insert(ana, { userId: ana.person.id, ...error('TypeError: x is undefined') });
    expect(data).toEqual({ insertLogit: { _id: expect.stringMatching(/^[0-9a-f-]{36}$/) } });
    expect(await stored()).toEqual([{ person_id: ana.person.id, ...error('TypeError: x is undefined') }]);
  });

  test('works without being signed in, and then names nobody (TRAP-15)', async () => {
    const ana = await college.person();
    expect(
      (await insert(college.visitor(), { userId: ana.id, ...error('crash on the login page') })).errors,
    ).toEqual([]);
    expect(await stored()).toMatchObject([{ person_id: null }]);
  });

  test('is the session’s, the user who the input names (TRAP-15)', async () => {
    const [ana, ben] = [await college.signedIn(), await college.person()];
    await insert(ana, { userId: ben.id, ...error('x') });
    expect(await stored()).toMatchObject([{ person_id: ana.person.id }]);
  });

  test('tells in any text, in the words of whatever failed (LOG-02)', async () => {
    const payloads = [
      'TypeError: x is undefined at /login',
      '',
      '{',
      '"courseId"',
      'e\u0301 \ud83d\ude00 \ud83d',
    ];
    for (const payload of payloads) {
      expect((await insert(college.visitor(), { ...error(''), payload })).errors).toEqual([]);
    }
    expect((await stored()).map(({ payload }) => payload)).toEqual([
      ...payloads.slice(0, -1),
      'e\u0301 \ud83d\ude00 \ufffd',
    ]);
  });

  test('may be an error or a course activity and nothing else (LOG-02, LOG-03)', async () => {
    const activity = { action: 'courseActivity', type: 'ACTIVITY', payload: '{"courseId":"c1"}' };
    expect((await insert(college.visitor(), activity)).errors).toEqual([]);
    for (const wrong of [
      { ...activity, type: 'ERROR' },
      { ...activity, type: 'WARNING' },
      { ...activity, action: 'x' },
    ]) {
      expect((await insert(college.visitor(), wrong)).errors[0]?.extensions.problem).toBe('logEntryUnknown');
    }
    expect(await stored()).toHaveLength(1);
  });

  test('is kept without its secrets (J4)', async () => {
    const digest = digestOf('a long enough password');
    await insert(
      college.visitor(),
      error(`password=${digest} at /reset-password/abcdefgh cookie: __Host-sid=1.2`),
    );
    const [{ payload } = { payload: '' }] = await stored();
    expect(payload).not.toMatch(new RegExp(`${digest}|abcdefgh|sid=1`));
    expect(payload).toContain('[hidden]');
  });

  test('is cut at eight thousand characters, after its secrets were removed', async () => {
    const secret = 'f'.repeat(64);
    await insert(college.visitor(), error(`${'x'.repeat(8_150)} ${secret}`));
    const [{ payload } = { payload: '' }] = await stored();
    expect(payload.length).toBeLessThanOrEqual(8_192);
    expect(payload).not.toContain('f'.repeat(10));
  });

  test('is taken thirty times a minute', async () => {
    const ana = await college.signedIn();
    const answers = [];
    for (let i = 0; i < 31; i++) answers.push(await insert(ana, error(`${i}`)));
    expect(answers.filter(({ errors }) => errors.length > 0)).toHaveLength(1);
    expect(answers.at(-1)?.errors[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});

describe('the system log', () => {
  test('is read by superadmins, newest first, with the person’s name (LOG-05)', async () => {
    const ana = await college.signedIn({ firstName: 'Ana', lastName: 'Ruiz' });
    await insert(ana, error('first'));
    await insert(college.visitor(), error('second'));
    const { rows } = await logits(await superadmin());
    expect(rows).toMatchObject([
      { ...error('second'), userId: null, userName: null },
      { ...error('first'), userId: ana.person.id, userName: 'Ana Ruiz' },
    ]);
  });

  test.each([[['user', 'manager', 'admin']], [['user', 'reportsAdmin']], [['user']]] as const)(
    'is closed to a user with the roles %j (LOG-05)',
    async (roles) => {
      const answer = await (await college.signedIn({ roles: [...roles] })).call(LOGITS);
      expect(answer.errors[0]?.extensions.code).toBe('FORBIDDEN');
      expect((await college.visitor().call(LOGITS)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    },
  );

  test('is turned page by page without losing or repeating an entry', async () => {
    for (let i = 0; i < 7; i++) await insert(college.visitor(), error(`entry ${i}`));
    const browser = await superadmin();
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Page = await logits(browser, { first: 3, after });
      seen.push(...page.rows.map(({ payload }) => (JSON.parse(payload) as { error: string }).error));
      after = page.nextCursor;
    } while (after);
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((i) => `entry ${i}`));
  });

  test('is searched by type, action and reference', async () => {
    await insert(college.visitor(), error('one'));
    await college.database.owner.query(
      `insert into log_entry (type, action, reference) values ('ERROR', 'serverError', 'ABCD-2345'), ('ACTIVITY', 'courseActivity', null)`,
    );
    const browser = await superadmin();
    const found = async (filter: Record<string, string>) =>
      (await logits(browser, { filter })).rows.map(({ action }) => action).toSorted();
    expect(await found({ type: 'ERROR' })).toEqual(['reportFrontEndError', 'serverError']);
    expect(await found({ action: 'courseActivity' })).toEqual(['courseActivity']);
    expect(await found({ reference: 'ABCD-2345' })).toEqual(['serverError']);
    expect(await found({ reference: ' abcd 2345' })).toEqual(['serverError']);
    expect(await found({ type: 'ACTIVITY', reference: 'ABCD-2345' })).toEqual([]);
  });

  test('finds a browser’s report by the reference that its reader was shown', async () => {
    await insert(college.visitor(), { ...error('the page could not be started'), reference: 'K7QM-2F9X' });
    await insert(college.visitor(), error('another'));
    const { rows } = await logits(await superadmin(), { filter: { reference: 'k7qm 2f9x' } });
    expect(rows).toMatchObject([{ ...error('the page could not be started'), reference: 'K7QM-2F9X' }]);
  });

  test('is searched from one instant to another, the last of which does not count', async () => {
    await college.database.owner.query(
      `insert into log_entry (type, action, at) values ('ERROR', 'first', '2026-11-01T00:00Z'),
         ('ERROR', 'second', '2026-11-01T23:59:59.999Z'), ('ERROR', 'third', '2026-11-02T00:00Z')`,
    );
    const browser = await superadmin();
    const found = async (filter: Record<string, string>) => {
      const { rows, count } = await logits(browser, { filter });
      expect(count).toBe(rows.length);
      return rows.map(({ action }) => action);
    };
    expect(await found({ from: '2026-11-01T00:00:00Z', before: '2026-11-02T00:00:00Z' })).toEqual([
      'second',
      'first',
    ]);
    expect(await found({ from: '2026-11-02T00:00:00Z' })).toEqual(['third']);
    expect(await found({ before: '2026-11-01T00:00:00Z' })).toEqual([]);
  });

  test('is searched by whatever stands in an entry, and counts what matches', async () => {
    const ana = await college.signedIn({ firstName: 'Ana', lastName: 'Ruiz' });
    await insert(ana, error('100% of the disk_space is used'));
    await insert(college.visitor(), error('nothing is used'));
    await college.database.owner.query(
      `insert into log_entry (type, action, reference) values ('ERROR', 'serverError', 'ABCD-2345')`,
    );
    const browser = await superadmin();
    const counted = async (search: string) => (await logits(browser, { filter: { search }, first: 1 })).count;
    expect(await counted('IS USED')).toBe(2);
    expect(await counted(' ana ruiz ')).toBe(1);
    expect(await counted('abcd2345')).toBe(1);
    expect(await counted('server')).toBe(1);
    // What stands for any letters in SQL is a letter like any other here.
    expect(await counted('0% of')).toBe(1);
    expect(await counted('0_ of')).toBe(0);
    expect(await counted('')).toBe(3);
  });

  test('counts no further than a thousand, and says that there are more', async () => {
    await college.database.owner.query(
      `insert into log_entry (type, action) select 'ERROR', 'frequent' from generate_series(1, 1001)`,
    );
    const browser = await superadmin();
    const open = { count: 1_000, countIsOpen: true };
    expect(await logits(browser, { first: 1 })).toMatchObject(open);
    expect(await logits(browser, { filter: { search: 'frequent' }, first: 1 })).toMatchObject(open);
    await college.database.owner.query(
      `delete from log_entry where id = (select id from log_entry where action = 'frequent' limit 1)`,
    );
    expect(await logits(browser, { first: 1 })).toMatchObject({ count: 1_000, countIsOpen: false });
  });

  test('refuses a day that is none, which surprises nobody', async () => {
    const answer = await (await superadmin()).call(LOGITS, { filter: { from: 'tomorrow' } });
    expect(answer.errors[0]?.extensions).toMatchObject({ problem: 'requestNotUnderstood' });
  });

  test('takes no search that nobody would type', async () => {
    const browser = await superadmin();
    const answer = await browser.call(LOGITS, { filter: { search: 'x'.repeat(201) } });
    expect(answer.errors[0]).toMatchObject({
      message: 'Search for up to 200 characters.',
      extensions: { code: 'BAD_USER_INPUT', problem: 'logSearchTooLong' },
    });
    expect((await browser.call(LOGITS, { filter: { search: ` ${'x'.repeat(200)} ` } })).errors).toEqual([]);
  });

  test('finds a rare word by the index, without reading the entries between', async () => {
    const { owner } = college.database;
    await owner.query(
      `insert into log_entry (type, action, payload) select 'ERROR', 'frequent', md5(n::text) || repeat('word ', 100)
       from generate_series(1, 500) n; insert into log_entry (type, action, payload) values ('ERROR', 'rare', 'Zanzibar');
       analyze log_entry`,
    );
    const client = await owner.connect();
    // So short a table would be read from end to end; what is asked is whether a long one need not be.
    await client.query(
      `begin; set local app.everything = 'on'; set local enable_seqscan = off; set local enable_indexscan = off`,
    );
    const entriesRead = async () => {
      const { rows } = await client.query<{ read: string }>(
        `select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables where relname = 'log_entry'`,
      );
      return Number(rows[0]?.read);
    };
    const before = await entriesRead();
    const found = await client.query(
      `select app.find_log_entries('%zanzibar%', 'zanzibar', null, null, null, null, null, null, 51)`,
    );
    const read = (await entriesRead()) - before;
    await client.query('rollback');
    client.release();
    expect(found.rowCount).toBe(1);
    expect(read).toBe(1);
  });

  test('is found by nobody whose reach is not the whole college', async () => {
    await insert(college.visitor(), error('seen by superadmins'));
    const db = openDatabase(college.served.state.appPool, NO_SCOPE);
    const { rows } =
      await sql`select app.find_log_entries('%seen%', 'seen', null, null, null, null, null, null, 51)`.execute(
        db,
      );
    expect(rows).toEqual([]);
  });

  test('keeps entries for twelve months', async () => {
    await college.database.owner.query(
      `insert into log_entry (type, action, at) values ('ERROR', 'old', now() - interval '12 months 1 day'), ('ERROR', 'recent', now() - interval '11 months')`,
    );
    await college.database.owner.query(`select graphile_worker.add_job('sweepSystemLog')`);
    await college.runJobs();
    expect((await stored()).map(({ action }: { action: string }) => action)).toEqual(['recent']);
  });
});
