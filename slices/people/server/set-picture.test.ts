import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#kit/testing/college.ts';

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

interface Pictured {
  cloudinaryId: string;
  pictureUrl: string;
}

test('somebody’s picture is stored, shown at its address, and gone once another takes its place (USER-06) (HOLE-43)', async () => {
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

test('a broken picture is told as such', async () => {
  const ana = await college.signedIn();
  const whole = await face('#7d0023').jpeg().toBuffer();
  const picture = whole.subarray(0, whole.length - 200).toString('base64');
  expect((await ana.call(SET, { picture })).errors[0]?.extensions.problem).toBe('imageUnreadable');
});
