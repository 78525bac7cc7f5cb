import { afterAll, beforeAll, expect, test } from 'vitest';
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

const inStore = (ana: { person: { id: string } }, { fileId }: { fileId: string }) =>
  college.served.state.store.head(`leave-requests/${ana.person.id}/${fileId}`);

test('a file comes with the request and is read by the student and those who decide alone (HOLE-47)', async () => {
  const ana = await desk.student();
  const letter = await desk.upload(ana, 'letter.pdf', '%PDF-1.7 letter');
  const asked = await desk.ask(ana, desk.input(1), undefined, { file: letter });
  expect(asked.file).toMatchObject({ name: 'letter.pdf', bytes: 15 });
  const status = async (by: Browser) => (await by.fetch(asked.file?.url ?? '')).status;
  expect([await status(ana), await status(await desk.admin())]).toEqual([302, 302]);
  const elsewhere = await LeaveDesk.open(college);
  const others = [
    await desk.student(),
    await elsewhere.admin(),
    await college.signedIn({ roles: ['user', 'manager'], regionIds: [desk.regionId] }),
  ];
  expect(await Promise.all(others.map(status))).toEqual([404, 404, 404]);
});

test('a file stays when only the words change, and is gone for good when it is replaced or taken out (HOLE-47)', async () => {
  const ana = await desk.student();
  const letter = await desk.upload(ana, 'letter.pdf', '%PDF-1.7 letter');
  const asked = await desk.ask(ana, desk.input(1), undefined, { file: letter });
  const kept = await desk.change(ana, asked, desk.input(1, 1, { reason: 'Still ill' }));
  expect(kept.file?.name).toBe('letter.pdf');
  const second = await desk.upload(ana, 'second.pdf', '%PDF-1.7 second');
  const same = desk.input(1, 1, { reason: 'Still ill' });
  const replaced = await desk.change(ana, kept, same, { file: second });
  expect(replaced).toMatchObject({ file: { name: 'second.pdf' }, version: 3 });
  await college.runJobs();
  expect(await inStore(ana, letter)).toBeNull();
  expect(await inStore(ana, second)).not.toBeNull();
  expect((await desk.change(ana, replaced, same, { keepsFile: false })).file).toBeNull();
  await college.runJobs();
  expect(await inStore(ana, second)).toBeNull();
  expect(await desk.actionsOn(asked._id)).toEqual([
    'requestLeave',
    'changeLeaveRequest',
    'changeLeaveRequest',
    'changeLeaveRequest',
  ]);
});

test('a withdrawn request keeps its file, which is there when it comes back (HOLE-47)', async () => {
  const ana = await desk.student();
  const letter = await desk.upload(ana, 'letter.pdf', '%PDF-1.7 letter');
  const asked = await desk.ask(ana, desk.input(1), undefined, { file: letter });
  await desk.withdraw(ana, asked);
  await college.runJobs();
  await desk.restore(ana, asked);
  expect((await ana.fetch(asked.file?.url ?? '')).status).toBe(302);
  expect(await inStore(ana, letter)).not.toBeNull();
});

test('a file that is not what its name says, or of another kind, is refused with its request (HOLE-47)', async () => {
  const ana = await desk.student();
  const disguised = await desk.upload(ana, 'letter.pdf', '<html>no letter</html>');
  await expect(desk.ask(ana, desk.input(1), undefined, { file: disguised })).rejects.toThrow(
    'submittedFileType',
  );
  await expect(desk.upload(ana, 'virus.exe', 'MZ')).rejects.toThrow('submittedFileType');
  const { rows } = await college.database.owner.query('select from leave_request where person_id = $1', [
    ana.person.id,
  ]);
  expect(rows).toEqual([]);
});
