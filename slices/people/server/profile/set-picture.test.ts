import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { College } from '#testing/college.ts';
import { forgetPicture } from './store-picture.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const SET =
  'mutation setPicture($picture: String!) { setPicture(picture: $picture) { cloudinaryId pictureUrl } }';
const REMOVE = 'mutation removePicture { removePicture { cloudinaryId pictureUrl } }';
const face = (background: string) => sharp({ create: { width: 300, height: 300, channels: 3, background } });
const base64 = async (picture: Promise<Buffer>) => (await picture).toString('base64');

/** Jobs that wait for their time have it now. */
async function runLaterJobs(): Promise<void> {
  await college.database.owner.query('update graphile_worker._private_jobs set run_at = now()');
  await college.runJobs();
}

interface Pictured {
  cloudinaryId: string;
  pictureUrl: string;
}

test('a user’s picture is stored, shown at its address, and gone once another takes its place (USER-06) (HOLE-43)', async () => {
  const ana = await college.signedIn();
  const set = async (colour: string) =>
    (await ana.call(SET, { picture: await base64(face(colour).jpeg().toBuffer()) })).data?.[
      'setPicture'
    ] as Pictured;
  const first = await set('#7d0023');
  expect(first.cloudinaryId).toMatch(/^[0-9a-f-]{36}$/);
  const shown = await ana.fetch(first.pictureUrl);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const { data } = await ana.call('query q { currentUser { cloudinaryId pictureUrl(width: 96) } }');
  expect(data).toEqual({ currentUser: first });

  const second = await set('#5aa4b7');
  await college.runJobs();
  expect((await ana.fetch(first.pictureUrl)).status).toBe(404);
  expect((await ana.fetch(second.pictureUrl)).status).toBe(200);
});

test('a picture that is removed is nobody’s and nowhere', async () => {
  const ana = await college.signedIn();
  const answer = await ana.call(SET, { picture: await base64(face('#7d0023').png().toBuffer()) });
  const { pictureUrl = '' } = (answer.data?.['setPicture'] ?? {}) as Partial<Pictured>;
  expect((await ana.call(REMOVE)).data).toEqual({ removePicture: { cloudinaryId: null, pictureUrl: null } });
  await college.runJobs();
  expect((await ana.fetch(pictureUrl)).status).toBe(404);
  expect((await ana.call(REMOVE)).errors).toEqual([]);
  const { rows } = await college.database.owner.query<{ action: string }>(
    `select action from audit where entity_id = $1 and action <> 'logIn' order by id`,
    [ana.person.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['setPicture', 'removePicture']);
});

test.each([
  ['a text', 'aGVsbG8='],
  [
    'a drawing that may hold a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
  ],
  ['an animation', 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'],
  ['nothing', ''],
])('%s is no picture', async (_, picture) => {
  const ana = await college.signedIn();
  expect((await ana.call(SET, { picture })).errors[0]?.extensions.problem).toBe('imageTypeRefused');
});

test('twenty pictures in an hour are enough for anyone', async () => {
  const ana = await college.signedIn();
  const answers = [];
  for (let i = 0; i < 21; i++) answers.push(await ana.call(SET, { picture: 'aGVsbG8=' }));
  expect(answers.map(({ errors }) => errors[0]?.extensions.problem)).toEqual([
    ...Array<string>(20).fill('imageTypeRefused'),
    'tooManyRequests',
  ]);
});

test('a picture that nobody got, because it could not be written down, is not left behind', async () => {
  const ana = await college.signedIn();
  const { images } = college.served.state.services;
  const store = vi.spyOn(images, 'store');
  await college.database.owner.query(
    `alter table person add constraint no_pictures check (picture_id is null) not valid`,
  );
  const answer = await ana.call(SET, { picture: await base64(face('#7d0023').png().toBuffer()) });
  await college.database.owner.query('alter table person drop constraint no_pictures');
  expect(answer.errors[0]?.extensions.code).toBe('INTERNAL');
  const [stored] = store.mock.settledResults;
  const imageId = stored?.type === 'fulfilled' ? stored.value.imageId : '';
  await college.runJobs();
  expect((await ana.fetch(images.url(imageId, { width: 96 }))).status).toBe(200);
  await runLaterJobs();
  expect((await ana.fetch(images.url(imageId, { width: 96 }))).status).toBe(404);
});

test('a picture that a user has stays, though the answer that it was written down was lost', async () => {
  const ana = await college.signedIn();
  const answer = await ana.call(SET, { picture: await base64(face('#7d0023').png().toBuffer()) });
  const { pictureUrl = '' } = (answer.data?.['setPicture'] ?? {}) as Partial<Pictured>;
  await runLaterJobs();
  expect((await ana.fetch(pictureUrl)).status).toBe(200);
});

test('a picture that its place does not let go is named in the system log', async () => {
  const { services } = college.served.state;
  vi.spyOn(services.images, 'remove').mockResolvedValueOnce(false);
  const db = openDatabase(college.served.state.appPool, WHOLE_COLLEGE);
  await forgetPicture.run({ pictureId: 'people/ab12' }, { db, services, earlierTries: 0 });
  const { rows } = await college.database.owner.query(
    `select payload from log_entry where action = 'pictureNotRemoved'`,
  );
  expect(rows).toEqual([{ payload: '{"pictureId":"people/ab12","store":"embedded"}' }]);
});

test('an administrator in a user’s place puts their picture right, under both names (D5)', async () => {
  const { id: regionId } = await college.region();
  const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [regionId] });
  const ana = await college.person({ regionIds: [regionId] });
  await admin.call(
    'mutation i($userId: ID!) { impersonateUser(userId: $userId, reason: "a picture upside down") { _id } }',
    { userId: ana.id },
  );
  expect((await admin.call(SET, { picture: await base64(face('#7d0023').png().toBuffer()) })).errors).toEqual(
    [],
  );
  const { rows } = await college.database.owner.query(
    `select actor_id, impersonator_id from audit where action = 'setPicture' and entity_id = $1`,
    [ana.id],
  );
  expect(rows).toEqual([{ actor_id: ana.id, impersonator_id: admin.person.id }]);
});

test('a broken picture is told as such', async () => {
  const ana = await college.signedIn();
  const whole = await face('#7d0023').jpeg().toBuffer();
  const picture = whole.subarray(0, whole.length - 200).toString('base64');
  expect((await ana.call(SET, { picture })).errors[0]?.extensions.problem).toBe('imageUnreadable');
});
