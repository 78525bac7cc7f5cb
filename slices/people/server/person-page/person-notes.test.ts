import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College, type TestPerson } from '#testing/college.ts';

let college: College;
let denver: { id: string };
let walsall: { id: string };
let admin: Browser & { person: TestPerson };
let fellow: Browser;
let elsewhere: Browser;
let ana: TestPerson;

const WRITE = `mutation w($noteId: ID!, $userId: ID!, $body: String!) {
  writePersonNote(noteId: $noteId, userId: $userId, body: $body) { _id body createdByName } }`;
const REMOVE = `mutation r($noteId: ID!, $isRemoved: Boolean!) {
  removePersonNote(noteId: $noteId, isRemoved: $isRemoved) { _id isRemoved } }`;
const NOTES = 'query n($userId: ID!) { personNotes(userId: $userId) { body } }';

const write = (by: Browser, body: string, noteId: string = randomUUID(), userId = ana.id) =>
  by.call(WRITE, { noteId, userId, body });
const notesFor = async (reader: Browser, userId = ana.id) =>
  ((await reader.call(NOTES, { userId })).data?.['personNotes'] as { body: string }[] | undefined)?.map(
    ({ body }) => body,
  );
const actions = async () =>
  (
    await college.database.owner.query<{ action: string }>(
      `select action from audit where entity_id = $1 order by id`,
      [ana.id],
    )
  ).rows.map(({ action }) => action);

beforeAll(async () => {
  college = await College.open();
  [denver, walsall] = [await college.region(), await college.region()];
  const adminOf = (regionId: string) =>
    college.signedIn({ roles: ['user', 'admin'], regionIds: [regionId], lastName: 'Cole' });
  admin = await adminOf(denver.id);
  [fellow, elsewhere] = [await adminOf(denver.id), await adminOf(walsall.id)];
});
beforeEach(async () => {
  ana = await college.person({ regionIds: [denver.id, walsall.id] });
});
afterAll(() => college.close());

test('a note is written once however often it is sent, and read by the admins of the campus alone', async () => {
  const noteId = randomUUID();
  for (let time = 0; time < 2; time++) {
    const { data } = await write(admin, ' Works in the evening. ', noteId);
    expect(data).toEqual({
      writePersonNote: { _id: noteId, body: 'Works in the evening.', createdByName: 'Ana Cole' },
    });
  }
  expect(await notesFor(fellow)).toEqual(['Works in the evening.']);
  expect(await notesFor(elsewhere)).toEqual([]);
  expect(await actions()).toEqual(['writeNote']);
  const self = await college.signedIn(ana);
  expect((await self.call(NOTES, { userId: ana.id })).errors[0]?.extensions.code).toBe('FORBIDDEN');
});

test('nobody reads or writes what stands about themselves, admins included', async () => {
  await write(fellow, 'Asked for leave.', randomUUID(), admin.person.id);
  expect(await notesFor(fellow, admin.person.id)).toEqual(['Asked for leave.']);
  expect(await notesFor(admin, admin.person.id)).toEqual([]);
  const own = await write(admin, 'Very good.', randomUUID(), admin.person.id);
  expect(own.errors).toMatchObject([{ extensions: { problem: 'recordNotFound' } }]);
});

test('a note is taken away and brought back by the user who wrote it', async () => {
  const noteId = randomUUID();
  await write(admin, 'A mistake', noteId);
  for (const by of [fellow, elsewhere]) {
    const { errors } = await by.call(REMOVE, { noteId, isRemoved: true });
    expect(errors).toMatchObject([{ extensions: { problem: 'recordNotFound' } }]);
  }
  await admin.call(REMOVE, { noteId, isRemoved: true });
  expect(await notesFor(admin)).toEqual([]);
  await admin.call(REMOVE, { noteId, isRemoved: false });
  expect(await notesFor(admin)).toEqual(['A mistake']);
  expect(await actions()).toEqual(['writeNote', 'removeNote', 'restoreNote']);
});

test('an empty note, one about a user of another campus, and one with the id of another are refused', async () => {
  const stranger = await college.person({ regionIds: [walsall.id] });
  const noteId = randomUUID();
  await write(elsewhere, 'Of Walsall', noteId);
  const tries = [
    [await write(admin, '  '), 'noteMissing'],
    [await write(admin, 'x', randomUUID(), stranger.id), 'recordNotFound'],
    [await write(admin, 'Of Denver', noteId), 'recordNotFound'],
  ] as const;
  for (const [{ errors }, problem] of tries) expect(errors).toMatchObject([{ extensions: { problem } }]);
});
