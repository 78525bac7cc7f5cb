import { Writable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { College } from '#kit/testing/college.ts';
import { ExamRoom } from '#kit/testing/exam-room.ts';
import type { Browser } from '#kit/testing/browser.ts';

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
const saved = () => ({ attemptId: randomUUID(), deviceId: randomUUID(), events: [] });

/** Somebody else's request keeps the server busy until it is let go. */
const hold = () => college.served.state.admission.enter('everyday');

describe('a server that has as much to do as it can', () => {
  test('tells lists and everyday work to come again, and takes exam saves all the same (I2)', async () => {
    const leave = await hold();
    const [list, everyday] = await Promise.all([student.call(NOTIFICATIONS), student.call(CURRENT_USER)]);
    for (const [answer, seconds] of [
      [list, '5'],
      [everyday, '2'],
    ] as const) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, seconds]);
      expect(answer.errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE', problem: 'serverBusy' } }]);
    }
    // Nobody's attempt: but it was let in and answered as on any other day.
    expect(await student.call(SAVE, saved())).toMatchObject({
      status: 200,
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    });
    leave();
    expect((await student.call(CURRENT_USER)).status).toBe(200);
  });

  test('lets in everything of somebody who has just been heard from within an exam', async () => {
    const region = await college.region();
    const room = await ExamRoom.open(college, region.id);
    const sitter = await room.student();
    await sitter.start(await room.exam({ questions: 1 }));
    // Saving for an attempt that there is not makes nobody somebody in an exam.
    await student.call(SAVE, saved());
    const enter = vi.spyOn(college.served.state.admission, 'enter');
    await sitter.browser.call(CURRENT_USER);
    await student.call(CURRENT_USER);
    expect(enter.mock.calls).toEqual([['exam'], ['everyday']]);
    enter.mockRestore();
  });

  test('lets those log in first who sit an exam', async () => {
    const region = await college.region();
    const group = await college.group({ regionId: region.id });
    const sitting = await college.person({ groupIds: [group.id] });
    const { id: courseId } = await college.course();
    await college.database.owner.query(
      `with e as (insert into exam (id, course_id, limit_minutes) values (uuidv7(), $1, 60) returning id)
       insert into exam_group (exam_id, group_id, region_id, opens_at, deadline)
       select id, $2, $3, $4::timestamptz - interval '5 minutes', $4::timestamptz + interval '1 day' from e`,
      [courseId, group.id, region.id, college.now()],
    );
    const idler = await college.person();
    const enter = vi.spyOn(college.served.state.admission, 'enter');
    for (const { email } of [sitting, idler]) await college.visitor().logIn(email);
    expect(enter.mock.calls).toEqual([['exam'], ['everyday']]);
    enter.mockRestore();
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

describe('what anybody may ask for', () => {
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
