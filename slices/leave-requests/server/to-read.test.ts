import { afterAll, beforeAll, expect, test } from 'vitest';
import { said } from '#slices/attendance/server/testing/desk.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { LeaveDesk } from './testing/leave-desk.ts';

let college: College;
let desk: LeaveDesk;
beforeAll(async () => {
  college = await College.open();
  desk = await LeaveDesk.open(college);
});
afterAll(() => college.close());

const LIST = `query l($status: LeaveStatus!) { leaveRequestsToRead(status: $status) { rows { _id reason } count } }`;
const ONE = `query o($requestId: ID!) { leaveRequestToRead(requestId: $requestId) { _id reason status } }`;
const QUEUES = 'query queues { queues { name path waiting { count } } }';

interface Listed {
  rows: { _id: string }[];
}

const deanOf = ({ regionId }: LeaveDesk) =>
  college.signedIn({ regionIds: [regionId], regionRoles: [{ regionId, roleNames: ['dean'] }] });
const pendingFor = async (by: Browser) =>
  (await said<Listed>(by, LIST, { status: 'PENDING' })).rows.map(({ _id }) => _id);
const queuesOf = async (by: Browser) => (await by.call(QUEUES)).data?.['queues'];

test('a dean reads what waits on their campus, is led to it from the dashboard, and decides nothing (HOLE-47, NAV-24)', async () => {
  const dean = await deanOf(desk);
  const admin = await desk.admin();
  const ana = await desk.student();
  expect(await queuesOf(dean)).toEqual([]);
  const asked = await desk.ask(ana, desk.input(1, 2, { reason: 'Fever' }));
  const name = 'leaveRequestsToRead';
  expect(await queuesOf(dean)).toEqual([
    { name, path: `/leave-requests?request=${asked._id}`, waiting: { count: 1 } },
  ]);
  expect(await said(dean, ONE, { requestId: asked._id })).toMatchObject({ reason: 'Fever' });
  const other = await desk.ask(await desk.student(), desk.input(3));
  expect(new Set(await pendingFor(dean))).toEqual(new Set([asked._id, other._id]));
  expect(await queuesOf(dean)).toEqual([{ name, path: '/leave-requests', waiting: { count: 2 } }]);
  // Admins are asked to decide instead.
  expect(await queuesOf(admin)).toMatchObject([{ name: 'leaveRequests' }]);
  await expect(desk.decide(dean, asked, 'APPROVED')).rejects.toThrow('notAllowed');
  await expect(desk.read(dean, asked._id)).rejects.toThrow('notAllowed');
  await desk.decide(admin, asked, 'APPROVED');
  expect(await pendingFor(dean)).toEqual([other._id]);
  expect(await said(dean, ONE, { requestId: asked._id })).toMatchObject({ status: 'APPROVED' });
});

test('deans of other campuses, and students, read nothing of it', async () => {
  const elsewhere = await deanOf(await LeaveDesk.open(college));
  const eve = await desk.student();
  const asked = await desk.ask(eve, desk.input(5));
  expect(await pendingFor(elsewhere)).toEqual([]);
  expect((await elsewhere.call(ONE, { requestId: asked._id })).data).toEqual({ leaveRequestToRead: null });
  await expect(pendingFor(eve)).rejects.toThrow('notAllowed');
});

test('a dean neither opens nor learns of the letter that was sent with it', async () => {
  const dean = await deanOf(desk);
  const ida = await desk.student();
  const file = await desk.upload(ida, 'Note.pdf', '%PDF-1.4 Proof');
  const asked = await desk.ask(ida, desk.input(8), undefined, { file });
  const path = asked.file?.url ?? '';
  for (const other of [dean, await desk.student()]) expect((await other.fetch(path)).status).toBe(404);
  const { data } = await dean.call(
    'query l($requestId: ID!) { leaveRequestToRead(requestId: $requestId) { _id file { name } } }',
    { requestId: asked._id },
  );
  expect(data).toEqual({ leaveRequestToRead: { _id: asked._id, file: null } });
});
