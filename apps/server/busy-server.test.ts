import { Writable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { readSessionCookie } from '#kit/http/sessions/session-cookie.ts';
import { College } from '#testing/college.ts';
import { ExamRoom } from '#slices/exams/server/testing/exam-room.ts';
import type { Browser } from '#testing/browser.ts';
import { findInExams } from './find-in-exams.ts';

const lines: { msg: string; turnedAway?: Record<string, number> }[] = [];
const sink = new Writable({
  write(chunk: Buffer, _, done) {
    for (const line of chunk.toString().trim().split('\n'))
      lines.push(JSON.parse(line) as (typeof lines)[number]);
    done();
  },
});

let college: College;
let student: Browser;
beforeAll(async () => {
  college = await College.open({ capacity: 1, log: pino({ level: 'info' }, sink) });
  student = await college.signedIn();
});
afterAll(() => college.close());

const CURRENT_USER = 'query currentUser { currentUser { _id } }';
const NOTIFICATIONS = 'query notifications { notifications { rows { _id } nextCursor } }';
const SAVE = `mutation recordExamEvents($attemptId: ID!, $deviceId: ID!, $events: [ExamEventInput!]!) {
  recordExamEvents(attemptId: $attemptId, deviceId: $deviceId, events: $events) { upTo } }`;
const SUBMIT = `mutation submitExam($attemptId: ID!, $deviceId: ID!, $events: [ExamEventInput!]!) {
  submitExam(attemptId: $attemptId, deviceId: $deviceId, events: $events) { _id } }`;

/** Another user's request keeps the server busy until it is let go. */
const hold = () => college.served.state.admission.enter('everyday');

async function seatedSitter() {
  const region = await college.region();
  const room = await ExamRoom.open(college, region.id);
  const sitter = await room.student();
  const attemptId = randomUUID();
  await sitter.start(await room.exam({ questions: 1 }), attemptId);
  const save = { attemptId, deviceId: sitter.deviceId, events: [] };
  return { ...sitter, browser: sitter.browser, save };
}

describe('a server that has as much to do as it can', () => {
  test('tells lists and everyday work to come again, and takes exam saves all the same (I2)', async () => {
    const sitter = await seatedSitter();
    const leave = await hold();
    const [list, everyday, claimed, unknown] = await Promise.all([
      student.call(NOTIFICATIONS),
      student.call(CURRENT_USER),
      // Saving makes nobody a user in an exam.
      student.call(SAVE, sitter.save),
      college.visitor().call(SAVE, sitter.save),
    ]);
    for (const [answer, seconds] of [
      [list, '5'],
      [everyday, '2'],
      [claimed, '2'],
      [unknown, '2'],
    ] as const) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, seconds]);
      expect(answer.errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE', problem: 'serverBusy' } }]);
    }
    expect(await sitter.browser.call(SAVE, sitter.save)).toMatchObject({ status: 200, errors: [] });
    expect((await sitter.browser.call(CURRENT_USER)).status).toBe(200);
    leave();
    expect((await student.call(CURRENT_USER)).status).toBe(200);
  });

  test('knows in every process who sits an exam, until it is handed in (I2)', async () => {
    const { appPool, identityPool } = college.served.state;
    const { browser, save } = await seatedSitter();
    const sessionId = readSessionCookie(`__Host-sid=${browser.cookies.get('__Host-sid')}`);
    const look = async () => {
      const found = await findInExams(openDatabase(appPool, WHOLE_COLLEGE), identityPool, college.now());
      return sessionId.kind === 'present' ? found.sessions.get(sessionId.sessionId) : null;
    };
    expect(await look()).toBe('sitting');
    expect((await browser.call(SUBMIT, save)).errors).toEqual([]);
    expect(await look()).toBeUndefined();
  });

  test('expects those at an exam who are about to sit one, and knows their addresses (I2)', async () => {
    const region = await college.region();
    const group = await college.group({ regionId: region.id });
    const { email } = await college.person({ groupIds: [group.id] });
    const { id: courseId } = await college.course();
    await college.database.owner.query(
      `with e as (insert into exam (id, course_id, limit_minutes) values (uuidv7(), $1, 60) returning id)
       insert into exam_group (exam_id, group_id, region_id, opens_at, deadline)
       select id, $2, $3, $4::timestamptz - interval '5 minutes', $4::timestamptz + interval '1 day' from e`,
      [courseId, group.id, region.id, college.now()],
    );
    const { appPool, identityPool } = college.served.state;
    const { emails } = await findInExams(openDatabase(appPool, WHOLE_COLLEGE), identityPool, college.now());
    expect(emails).toContain(email);
  });

  test('turns away unread what it has no place for, and reads what may be an exam’s (I2)', async () => {
    const sitter = await seatedSitter();
    const { admission, urgencies } = college.served.state;
    const look = vi.spyOn(urgencies, 'of');
    vi.spyOn(admission, 'isClosedTo').mockImplementation((urgency) => urgency !== 'urgent');
    const away = await student.call(CURRENT_USER);
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
    expect(away.errors).toMatchObject([{ extensions: { problem: 'serverBusy' } }]);
    expect(look).not.toHaveBeenCalled();
    expect((await sitter.browser.call(CURRENT_USER)).status).toBe(200);
    vi.restoreAllMocks();
  });

  test('tells all of a crowd when to come again, and answers the next one as on any other day (I2)', async () => {
    const { admission } = college.served.state;
    const leave = await hold();
    const crowd = Array.from({ length: 100 }, (_, n) => student.call(n % 2 ? NOTIFICATIONS : CURRENT_USER));
    const answers = await Promise.all(crowd);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers.filter(({ headers }) => headers.get('retry-after') === null)).toEqual([]);
    leave();
    expect([admission.running, admission.waiting]).toEqual([0, 0]);
    expect((await student.call(CURRENT_USER)).status).toBe(200);
  });

  test('writes one line about all whom it turns away, and counts them for the monitors', async () => {
    lines.length = 0;
    const leave = await hold();
    await Promise.all(Array.from({ length: 20 }, () => student.call(NOTIFICATIONS)));
    leave();
    const told = () => lines.filter(({ turnedAway }) => turnedAway !== undefined);
    const turnedAway = () => told().reduce((sum, one) => sum + (one.turnedAway?.['list'] ?? 0), 0);
    // One that an earlier story turned away may still stand in the first line.
    await vi.waitFor(() => expect(turnedAway()).toBeGreaterThanOrEqual(20), { timeout: 10_000 });
    expect(told().length).toBeLessThanOrEqual(3);
    expect(lines.filter(({ msg }) => msg === 'answered')).toEqual([]);
    const metrics = await (await college.visitor().fetch('/metrics')).text();
    expect(metrics).toMatch(/^berea_turned_away_total\{process="server",urgency="list"\} \d+$/m);
  });
});

describe('what anyone may ask for', () => {
  test('is told from memory while every connection to the database is taken', async () => {
    const visitor = college.visitor();
    expect((await visitor.fetch('/config.json')).status).toBe(200);
    const { appPool, identityPool } = college.served.state;
    const taken = await Promise.all(
      [appPool, identityPool].flatMap((pool) => Array.from({ length: 10 }, () => pool.connect())),
    );
    const leave = await hold();
    try {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () =>
          Promise.all([visitor.fetch('/config.json'), visitor.fetch('/healthz')]),
        ),
      );
      expect(new Set(answers.flat().map(({ status }) => status))).toEqual(new Set([200]));
      const busy = await student.call(CURRENT_USER);
      expect([busy.status, busy.errors[0]?.extensions.code]).toEqual([503, 'UNAVAILABLE']);
    } finally {
      leave();
      for (const client of taken) client.release();
    }
    expect((await student.call(CURRENT_USER)).status).toBe(200);
  });

  test('is refused to an address that asks without end, with the time to wait', async () => {
    vi.spyOn(college.served.state.addressLimit, 'take').mockReturnValue(7);
    for (const path of ['/config.json', '/', '/assets/app.js']) {
      const { status, headers } = await college.visitor().fetch(path);
      expect([path, status, headers.get('retry-after')]).toEqual([path, 429, '7']);
    }
    expect((await college.visitor().fetch('/healthz')).status).toBe(200);
    vi.restoreAllMocks();
  });

  test('without a free connection is never a fault of the server', async () => {
    const { identityPool } = college.served.state;
    const taken = await Promise.all(Array.from({ length: 10 }, () => identityPool.connect()));
    try {
      const answer = await student.call(CURRENT_USER);
      expect([answer.status, answer.headers.get('retry-after'), answer.errors[0]?.extensions.code]).toEqual([
        503,
        '2',
        'UNAVAILABLE',
      ]);
    } finally {
      for (const client of taken) client.release();
    }
  });
});
