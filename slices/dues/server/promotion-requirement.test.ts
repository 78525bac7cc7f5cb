import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BillingDesk } from '#slices/billing/server/testing/billing-desk.ts';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

test('payments above the limit keep a student from the next year, unless they are excepted; no amount is told', async () => {
  const desk = await BillingDesk.open(college, 'readiness');
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [desk.regionId] });
  const { person } = await desk.student();
  const group = await college.group({ regionId: desk.regionId });
  const { owner } = college.database;
  await owner.query('update student_group set study_year = 1 where id = $1', [group.id]);
  await owner.query(
    `insert into group_member (group_id, person_id, region_id, first_day) values ($1, $2, $3, '2026-01-05')`,
    [group.id, person.id, desk.regionId],
  );
  await owner.query(`insert into promotion_policy (region_id, study_year, asks_dues) values ($1, 1, true)`, [
    desk.regionId,
  ]);
  await owner.query(
    `insert into dues_policy (region_id, hold_above, currency) select id, 10000, currency from region where id = $1`,
    [desk.regionId],
  );
  async function found(who = manager) {
    const { data } = await who.call(
      `query c($groupId: ID!) { groupCandidates(groupId: $groupId, step: PROMOTION) {
        requirements { name isMet value steps { label value } path } } }`,
      { groupId: group.id },
    );
    const [candidate] = (data?.['groupCandidates'] ?? []) as { requirements: { name: string }[] }[];
    return candidate?.requirements.find(({ name }) => name === 'DUES');
  }
  await desk.asIfDueAgo(await desk.invoice(person.id, 10_000), 3);
  expect(await found()).toMatchObject({ isMet: true, value: 'In order', path: null });
  await desk.asIfDueAgo(await desk.invoice(person.id, 1), 3);
  const label = 'Payments to Campus readiness';
  expect(await found()).toEqual({
    name: 'DUES',
    isMet: false,
    value: 'Overdue',
    steps: [{ label, value: 'Overdue' }],
    path: null,
  });
  // Admins keep the books, and are led to them.
  expect(await found(desk.admin)).toMatchObject({ path: `/users/${person.id}?tab=finances` });
  await owner.query(
    `insert into dues_exception (id, person_id, region_id, kind, reason, given_at) values ($1, $2, $3, 'NO_HOLD', 'Agreed', now())`,
    [randomUUID(), person.id, desk.regionId],
  );
  expect(await found()).toMatchObject({ isMet: true, value: 'In order' });
});
