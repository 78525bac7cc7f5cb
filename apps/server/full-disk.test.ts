import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssignmentDesk } from '#slices/assignments/server/testing/assignment-desk.ts';
import { College } from '#testing/college.ts';

// More than any disk has, so that this one is as good as full.
const env = { DISK_RESERVE_MB: '1000000' };
let college: College;
beforeAll(async () => {
  college = await College.open({ env });
});
afterAll(() => college.close());

test('a server whose disk is almost full goes on, says so to monitors, and refuses uploads in words', async () => {
  const health = await fetch(`${college.url}/healthz`);
  expect([health.status, await health.json()]).toEqual([
    200,
    { status: 'ok', storage: 'the disk is almost full: uploads are refused' },
  ]);
  expect(await (await fetch(`${college.url}/metrics`)).text()).toMatch(/disk_free_bytes\{[^}]*\} \d+/);

  const desk = await AssignmentDesk.open(college);
  const student = await desk.student();
  const refused = await desk.openUpload(student, await desk.assignment(), { bytes: 10 });
  expect(refused.errors[0]).toMatchObject({ extensions: { code: 'UNAVAILABLE', problem: 'storageFull' } });
  expect(refused.errors[0]?.message).toContain('no room left for files');
});
