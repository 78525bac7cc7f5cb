import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { rollClass, takeRoll, type RollClass, type RollAnswer } from '../testing/class-with-roll.ts';

let college: College;
let first: RollClass;
let manager: Browser;
let [ana, cleo]: string[] = [];

beforeAll(async () => {
  college = await College.open();
  first = await rollClass(college);
  [ana, cleo] = first.students.map(({ id }) => id);
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [first.regionId] });
});
afterAll(() => college.close());

const of = (roll: RollAnswer, personId = '') => roll.students.find(({ _id }) => _id === personId);
const leave = (personId = '') =>
  college.database.owner.query(
    `insert into leave_request (region_id, group_id, person_id, type_id, first_day, last_day, reason, status)
     select $1, $2, $3, t.id, $5::date - 1, $5::date + 1, 'Flu', 'APPROVED' from leave_type t where t.schema_id = $4`,
    [first.regionId, first.groupId, personId, first.schemaId, college.now()],
  );

test('an absence by leave has a history that says so, in the roll and in the audit log, also when the roll is given back and taken again', async () => {
  const session = await first.session(0);
  await leave(cleo);
  const noted = async () =>
    (
      await manager.call(
        `query changes($s: ID!, $p: ID!) { attendanceMarkChanges(sessionId: $s, personId: $p) { kind byLeave } }`,
        { s: session, p: cleo },
      )
    ).data?.['attendanceMarkChanges'];
  const absent = { key: randomUUID(), personId: ana ?? '', kind: 'ABSENT' };
  await takeRoll(manager, session, [absent]);
  expect(await noted()).toEqual([{ kind: 'ABSENT', byLeave: true }]);
  const { rows } = await college.database.owner.query<{ after: object }>(
    "select after from audit where action = 'markAttendance' and entity_id = $1 and after ->> 'sessionId' = $2",
    [cleo, session],
  );
  expect(rows).toEqual([{ after: { sessionId: session, kind: 'ABSENT', minutesLate: null } }]);
  const back = { personId: ana ?? '', kind: 'PRESENT', takesBack: absent.key };
  const { roll } = await takeRoll(manager, session, [back]);
  expect(roll.session.rollTakenAt).toBeNull();
  expect(of((await takeRoll(manager, session)).roll, cleo)?.mark).toMatchObject({
    kind: 'ABSENT',
    version: 2,
  });
  expect(await noted()).toHaveLength(2);
});

test('what was decided about a leave afterwards stands in the history of the student, also that it was taken back', async () => {
  const { rows } = await college.database.owner.query<{ id: string }>(
    `with asked as (insert into leave_request (region_id, group_id, person_id, type_id, first_day, last_day, reason)
       select $1, $2, $3, t.id, '2026-01-12', '2026-01-12', 'Flu' from leave_type t where t.schema_id = $4 returning id),
     session as (insert into class_session (region_id, group_id, starts_at, ends_at)
       values ($1, $2, '2026-01-12T09:00Z', '2026-01-12T10:00Z') returning id),
     decided as (insert into leave_decision (id, request_id, region_id, person_id, status, admin_comments, decided_at, decided_by,
         previous_status, previous_admin_comments, undone_at, undone_by)
       select uuidv7(), asked.id, $1, $3, 'APPROVED', '', '2026-01-13T09:00Z', $5, 'PENDING', '', '2026-01-14T09:00Z', $5 from asked)
     select id from session`,
    [first.regionId, first.groupId, ana, first.schemaId, cleo],
  );
  const HISTORY = `query h($s: ID!, $p: ID!) { attendanceDecisions(sessionId: $s, personId: $p) { kind madeAt isTakenBack } }`;
  const args = { s: rows[0]?.id, p: ana };
  const kind = 'LEAVE_APPROVED';
  expect((await manager.call(HISTORY, args)).data?.['attendanceDecisions']).toEqual([
    { kind, madeAt: '2026-01-13T09:00:00.000Z', isTakenBack: false },
    { kind, madeAt: '2026-01-14T09:00:00.000Z', isTakenBack: true },
  ]);
  const stranger = await college.signedIn({ roles: ['user', 'manager'] });
  expect((await stranger.call(HISTORY, args)).data?.['attendanceDecisions']).toEqual([]);
});
