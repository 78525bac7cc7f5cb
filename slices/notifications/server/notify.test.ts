import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WHOLE_COLLEGE, type Scope } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { until } from '#kit/db/until.ts';
import { College, type TestPerson } from '#testing/college.ts';
import { NOTICE_NAMES, type NoticeName } from '../rules/notices.ts';
import { mailNotices } from './mail-notices.ts';
import { notify, tellMany, type Notice } from './notify.ts';

let college: College;
let region: { id: string };
beforeAll(async () => {
  college = await College.open();
  region = await college.region();
});
afterAll(() => college.close());

/** As an action of this person would, who need not be able to see whom it tells. */
async function tell<Name extends NoticeName>(
  by: TestPerson,
  notice: Omit<Notice<Name>, 'recipients'> & { to: TestPerson[] },
): Promise<void> {
  const scope: Scope = { everything: false, regionIds: [], personId: by.id };
  const { to, ...rest } = notice;
  const recipients = to.map(({ id }) => ({ personId: id, regionId: region.id }));
  await openDatabase(college.served.state.appPool, scope)
    .transaction()
    .execute((tx) => notify(tx, { ...rest, recipients }));
}

async function crowd(howMany: number, status = 'ACTIVE'): Promise<TestPerson[]> {
  const { rows } = await college.database.owner.query<TestPerson>(
    `insert into person (first_name, last_name, email, status)
     select 'Ana', 'Crowd', 'crowd' || uuidv7() || '@example.org', $2 from generate_series(1, $1::int)
     returning id, email, first_name as "firstName", last_name as "lastName"`,
    [howMany, status],
  );
  return rows;
}

const stored = async (person: TestPerson) => {
  const { rows } = await college.database.owner.query<{ id: string; mail: string }>(
    'select id, mail from notification where person_id = $1',
    [person.id],
  );
  return rows;
};

const mailsTo = async (person: TestPerson) => (await college.mails()).filter(({ to }) => to === person.email);

const prefer = (person: TestPerson, name: NoticeName, subscribed: boolean, regionId = region.id) =>
  college.database.owner.query(
    `insert into notification_preference (person_id, definition_id, region_id, subscribed)
     select $1, id, $2, $3 from notification_definition where name = $4`,
    [person.id, regionId, subscribed, name],
  );

const WAITS_FOR_A_LOCK = `select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%notification%'`;

const news = { name: 'newsPosted', facts: { title: 'Snow day' }, path: '/news' } as const;
const gradedNotice = { name: 'examGraded', facts: { examName: 'Romans' }, path: '/student/exams' } as const;

test('the definitions of the database are the notices of the rules', async () => {
  const { rows } = await college.database.owner.query<{ name: string }>(
    'select name from notification_definition',
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...NOTICE_NAMES].toSorted());
});

test('a student tells a dean whom the student cannot see', async () => {
  const student = await college.person({ firstName: 'Ana' });
  const dean = await college.signedIn({ firstName: 'Dora' });
  const path = '/attendance-leave-requests';
  await tell(student, {
    name: 'leaveRequested',
    facts: { studentName: 'Ana Ruiz' },
    path,
    to: [dean.person],
  });
  const answer = await dean.call('query n { notifications { rows { text path read regionId } } }');
  expect(answer.data).toEqual({
    notifications: {
      rows: [{ text: 'Ana Ruiz has requested leave.', path, read: false, regionId: region.id }],
    },
  });
});

test('a change that is undone tells nobody', async () => {
  const ana = await college.person();
  const scope: Scope = { everything: false, regionIds: [], personId: ana.id };
  const undone = openDatabase(college.served.state.appPool, scope)
    .transaction()
    .execute(async (tx) => {
      await notify(tx, { ...gradedNotice, recipients: [{ personId: ana.id, regionId: region.id }] });
      throw new Error('changed my mind');
    });
  await expect(undone).rejects.toThrow('changed my mind');
  await college.runJobs();
  expect(await stored(ana)).toEqual([]);
  expect(await mailsTo(ana)).toEqual([]);
});

test('a notification never leads to another host', async () => {
  const ana = await college.person();
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
    await expect(tell(ana, { ...gradedNotice, path, to: [ana] })).rejects.toThrow('notification_path_check');
  }
});

describe('the mail', () => {
  test('goes to the user who has said nothing, in their language', async () => {
    const ana = await college.person({ firstName: 'Ana', locale: 'hu_HU' });
    await tell(ana, { ...gradedNotice, to: [ana] });
    expect(await mailsTo(ana)).toEqual([]);
    await college.runJobs();
    const [mail, ...more] = await mailsTo(ana);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ language: 'hu-HU', link: `${college.config.mainHost}/student/exams` });
    expect(mail?.subject).toContain('Romans');
    expect(await stored(ana)).toMatchObject([{ mail: 'SENT' }]);
  });

  test('uses the college’s own wording where there is one', async () => {
    await college.database.owner.query(
      `insert into translation (locale, message_id, text) values ('de_DE', 'examGradedNotice', 'Note für {examName}')`,
    );
    const ana = await college.person({ locale: 'de_DE' });
    await tell(ana, { ...gradedNotice, to: [ana] });
    await college.runJobs();
    expect(await mailsTo(ana)).toMatchObject([{ subject: 'Note für Romans' }]);
  });

  test('does not go to the user who does not want it; the app tells them all the same', async () => {
    const ana = await college.person();
    await prefer(ana, 'examGraded', false);
    await tell(ana, { ...gradedNotice, to: [ana] });
    await college.runJobs();
    expect(await mailsTo(ana)).toEqual([]);
    expect(await stored(ana)).toMatchObject([{ mail: 'UNWANTED' }]);
  });

  test('is decided by the preference for this very thing in this very region (NOTI-02)', async () => {
    const ana = await college.person();
    await prefer(ana, 'examClosing', false);
    await prefer(ana, 'examGraded', false, (await college.region()).id);
    await tell(ana, { ...gradedNotice, to: [ana] });
    await college.runJobs();
    expect(await mailsTo(ana)).toHaveLength(1);
  });

  test('does not go to an account that is disabled', async () => {
    const ana = await college.person({ status: 'DISABLED' });
    await tell(ana, { ...gradedNotice, to: [ana] });
    await college.runJobs();
    expect(await mailsTo(ana)).toEqual([]);
  });

  test('goes once, however often the job runs', async () => {
    const ana = await college.person();
    await tell(ana, { ...gradedNotice, to: [ana] });
    await college.runJobs();
    const { appPool, services } = college.served.state;
    const db = openDatabase(appPool, { everything: true, regionIds: [], personId: null });
    const notificationIds = (await stored(ana)).map(({ id }) => id);
    await mailNotices.run({ notificationIds }, { db, services, earlierTries: 1 });
    expect(await mailsTo(ana)).toHaveLength(1);
  });

  test('goes also when a worker that held it died without sending it', async () => {
    const ana = await college.person();
    await tell(ana, { ...gradedNotice, to: [ana] });
    const dying = await college.database.owner.connect();
    await dying.query('begin');
    await dying.query('select 1 from notification where person_id = $1 for update', [ana.id]);
    const jobs = college.runJobs();
    await until(async () => (await college.database.owner.query(WAITS_FOR_A_LOCK)).rowCount === 1, {
      ms: 5_000,
      what: 'the next worker to wait',
    });
    await dying.query('rollback');
    dying.release();
    await jobs;
    expect(await mailsTo(ana)).toHaveLength(1);
  });

  test('reaches everybody when there are more people than fit into one job', async () => {
    const to = await crowd(150);
    await tell(to[0]!, { ...news, to });
    await college.runJobs();
    const mails = (await college.mails()).filter(({ subject }) => subject === 'News: Snow day');
    expect(new Set(mails.map((mail) => mail.to)).size).toBe(150);
    expect(mails).toHaveLength(150);
  });
});

describe('news for very many', () => {
  test('is told by jobs and not by the request, to each of them once', async () => {
    const to = await crowd(1_100, 'DISABLED'); // Nobody wants mail, which would only take time.
    const toldSoFar = async () => {
      const { rows } = await college.database.owner.query<{ rows: number; people: number }>(
        `select count(*)::int as rows, count(distinct person_id)::int as people from notification
         where person_id = any($1)`,
        [to.map(({ id }) => id)],
      );
      return rows[0];
    };
    await tell(to[0]!, { ...news, to });
    expect(await toldSoFar()).toEqual({ rows: 0, people: 0 });
    await college.runJobs();
    expect(await toldSoFar()).toEqual({ rows: 1_100, people: 1_100 });
  });

  test('is told once also when a job runs twice, and passes by the user who has gone meanwhile', async () => {
    const [ana, gone] = await crowd(2);
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    const told = [ana!, gone!].map((person, at) => ({
      id: ids[at]!,
      personId: person.id,
      regionId: region.id,
    }));
    await college.database.owner.query('delete from person where id = $1', [gone!.id]);
    const { appPool, services } = college.served.state;
    const db = openDatabase(appPool, WHOLE_COLLEGE);
    for (const earlierTries of [0, 1]) await tellMany.run({ ...news, told }, { db, services, earlierTries });
    await college.runJobs();
    expect(await stored(ana!)).toEqual([{ id: ids[0], mail: 'SENT' }]);
    expect(await mailsTo(ana!)).toHaveLength(1);
  });

  test('is not written by the request at all, be it a hundred thousand people', async () => {
    const recipients = Array.from({ length: 100_000 }, () => ({
      personId: crypto.randomUUID(),
      regionId: region.id,
    }));
    const asked = await openDatabase(college.database.owner, WHOLE_COLLEGE).startTransaction().execute();
    const rowsBefore = await sql`select 1 from notification`.execute(asked);
    await notify(asked, { ...news, recipients });
    const rowsAfter = await sql`select 1 from notification`.execute(asked);
    const jobs = await sql`select 1 from graphile_worker.jobs where task_identifier = 'tellMany'`.execute(
      asked,
    );
    await asked.rollback().execute();
    expect(rowsAfter.rows).toHaveLength(rowsBefore.rows.length);
    expect(jobs.rows).toHaveLength(100);
  });
});
