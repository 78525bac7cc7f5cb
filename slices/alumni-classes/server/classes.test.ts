import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Browser } from '#testing/browser.ts';
import { College, type TestPerson } from '#testing/college.ts';

type Alumnus = Browser & { person: TestPerson };

let college: College;
let ana: Alumnus;
let ben: Alumnus;
let admin: Alumnus;
let otherAdmin: Alumnus;
let picture: string;
const query = (text: string, ...values: unknown[]) => college.database.owner.query(text, values);

const CLASSES = 'query c { alumniClasses { year place count } }';
const MEMBERS = `query m($year: Int!, $place: String) { classMembers(year: $year, place: $place) {
  rows { fullName gradPlace location about homePage pictureUrl ministries { name city } } count } }`;
const PHOTOS = `query p($year: Int!, $place: String) { classPhotos(year: $year, place: $place) { _id caption status reason url isOwn } }`;
const ADD = `mutation a($photoId: ID!, $place: String!, $picture: String!, $caption: String!) {
  addClassPhoto(photoId: $photoId, year: 2019, place: $place, caption: $caption, picture: $picture) { _id status url } }`;
const REMOVE = 'mutation r($photoId: ID!) { removeClassPhoto(photoId: $photoId) { _id } }';
const RESTORE = 'mutation r($photoId: ID!) { restoreClassPhoto(photoId: $photoId) { _id } }';
const COMPLAIN = `mutation c($photoId: ID!) { complainOfClassPhoto(photoId: $photoId, complaint: "I am on it.") { status } }`;
const DECIDE = `mutation d($photoId: ID!, $version: Int!, $status: ClassPhotoDecision!, $reason: String!) {
  decideClassPhoto(photoId: $photoId, version: $version, status: $status, reason: $reason) { version photo { status reason } } }`;
const UNDO = `mutation u($photoId: ID!, $version: Int!) {
  undoClassPhotoDecision(photoId: $photoId, version: $version) { version complaint complainedByName photo { status reason } } }`;

const problemOf = ({ errors }: Answer) => errors[0]?.extensions.problem ?? null;
const rowsOf = <Row>(answer: Answer, field: string): Row[] => {
  const page = answer.data?.[field] as Row[] | { rows: Row[] };
  return 'rows' in page ? page.rows : page;
};
const add = (who: Browser, more: Record<string, unknown> = {}) =>
  who.call(ADD, { photoId: randomUUID(), place: 'Colorado', caption: '', picture, ...more });
const added = async (...params: Parameters<typeof add>) => {
  const { data } = await add(...params);
  return data?.['addClassPhoto'] as { _id: string; status: string; url: string };
};
const photosFor = async (who: Browser, place: string | null = 'Colorado') =>
  rowsOf<{ _id: string; status: string; reason: string; url: string }>(
    await who.call(PHOTOS, { year: 2019, place }),
    'classPhotos',
  );
const decide = (photoId: string, version: number, status: string, reason = '') =>
  admin.call(DECIDE, { photoId, version, status, reason });

async function graduate(firstName: string, graduatedOn: string, place: string): Promise<TestPerson> {
  const person = await college.person({ firstName, graduatedOn });
  await query('update person set graduation_place = $2 where id = $1', person.id, place);
  return person;
}

beforeAll(async () => {
  college = await College.open();
  const { id: regionId } = await college.region({ slug: 'US-Alumni' });
  const drawn = sharp({ create: { width: 400, height: 300, channels: 3, background: '#7d0023' } });
  picture = (await drawn.jpeg().toBuffer()).toString('base64');
  ana = await college.signedIn(await graduate('Ana', '2019-05-17', 'Colorado'));
  ben = await college.signedIn(await graduate('Ben', '2019-05-17', 'Colorado'));
  await query(
    'update person set region_ids = $2 where id = any ($1)',
    [ana.person.id, ben.person.id],
    [regionId],
  );
  await graduate('Carl', '2019-06-02', 'Walsall');
  await graduate('Dora', '2021-05-20', '');
  const shy = await graduate('Eve', '2019-05-17', 'Colorado');
  await query(
    'insert into alumni_profile (person_id, shows_year, shows_location) values ($1, false, true)',
    shy.id,
  );
  await query(`update person set location = 'Secret town', home_page = 'https://secret.example'`);
  const signInAdmin = () =>
    college.signedIn({
      roles: ['user', 'admin'],
      regionIds: [regionId],
      regionRoles: [{ regionId, roleNames: ['admin'] }],
    });
  admin = await signInAdmin();
  otherAdmin = await signInAdmin();
});
afterAll(() => college.close());

test('classes hold who shows a year, and of them what they show', async () => {
  expect(rowsOf(await ana.call(CLASSES), 'alumniClasses')).toEqual([
    { year: 2021, place: '', count: 1 },
    { year: 2019, place: 'Colorado', count: 2 },
    { year: 2019, place: 'Walsall', count: 1 },
  ]);
  const members = rowsOf<{ fullName: string }>(
    await ana.call(MEMBERS, { year: 2019, place: 'Colorado' }),
    'classMembers',
  );
  expect(members).toHaveLength(2);
  expect(members).toContainEqual({
    fullName: `Ben ${ben.person.lastName}`,
    gradPlace: 'Colorado',
    location: null,
    about: null,
    homePage: null,
    pictureUrl: null,
    ministries: [],
  });
  expect(rowsOf(await ana.call(MEMBERS, { year: 2019 }), 'classMembers')).toHaveLength(3);
  const outsider = await college.signedIn();
  expect(problemOf(await outsider.call(CLASSES))).toBe('notAllowed');
});

describe('a photo of a class', () => {
  test('is seen by others once it is approved, and not any more once it is refused', async () => {
    const { _id: photoId } = await added(ana, { caption: 'Commencement' });
    expect(await photosFor(ana)).toMatchObject([{ _id: photoId, status: 'PENDING' }]);
    expect([await photosFor(ben), await photosFor(admin)]).toEqual([[], []]);
    expect(problemOf(await ben.call(DECIDE, { photoId, version: 1, status: 'APPROVED', reason: '' }))).toBe(
      'notAllowed',
    );
    expect(problemOf(await decide(photoId, 1, 'REFUSED'))).toBe('classPhotoReasonMissing');
    expect(problemOf(await decide(photoId, 1, 'APPROVED'))).toBeNull();
    expect(await photosFor(ben, null)).toMatchObject([
      { _id: photoId, caption: 'Commencement', isOwn: false },
    ]);
    expect(await photosFor(ben, 'Walsall')).toEqual([]);
    // Another admin who still sees it waiting changes nothing unseen.
    expect(problemOf(await decide(photoId, 1, 'REFUSED', 'Blurred'))).toBe('changedMeanwhile');
    expect(problemOf(await decide(photoId, 2, 'REFUSED', 'Blurred'))).toBeNull();
    expect(await photosFor(ben)).toEqual([]);
    expect(await photosFor(ana)).toMatchObject([{ status: 'REFUSED', reason: 'Blurred' }]);
    const { rows } = await query(
      `select n.path from notification n join notification_definition d on d.id = n.definition_id
       where d.name = 'classPhotoRefused' and n.person_id = $1`,
      ana.person.id,
    );
    expect(rows).toEqual([{ path: '/alumni/classes/2019?place=Colorado' }]);
    await ana.call(REMOVE, { photoId });
  });

  test('is hidden from others while somebody wants it taken down', async () => {
    const { _id: photoId, status } = await added(admin);
    expect(status).toBe('APPROVED');
    expect(await photosFor(ben)).toHaveLength(1);
    expect(problemOf(await ben.call(COMPLAIN, { photoId }))).toBeNull();
    expect([await photosFor(ben), await photosFor(ana)]).toEqual([[], []]);
    expect(problemOf(await ben.call(COMPLAIN, { photoId }))).toBeNull();
    expect(problemOf(await ana.call(COMPLAIN, { photoId }))).toBe('recordNotFound');
    // Nobody decides about their own.
    expect(problemOf(await decide(photoId, 2, 'APPROVED'))).toBe('recordNotFound');
    await otherAdmin.call(DECIDE, { photoId, version: 2, status: 'APPROVED', reason: '' });
    expect(await photosFor(ana)).toHaveLength(1);
    // The complaint was answered; it waits again as soon as the decision is taken back, and twice is once.
    for (const version of [3, 3])
      expect((await otherAdmin.call(UNDO, { photoId, version })).data?.['undoClassPhotoDecision']).toEqual({
        version: 4,
        complaint: 'I am on it.',
        complainedByName: `Ben ${ben.person.lastName}`,
        photo: { status: 'PENDING', reason: '' },
      });
    await admin.call(REMOVE, { photoId });
  });

  test('may be complained of a few times a day', async () => {
    const photoId = randomUUID();
    const problems = [];
    for (let time = 0; time <= 5; time++) problems.push(problemOf(await admin.call(COMPLAIN, { photoId })));
    expect(problems.slice(4)).toEqual(['recordNotFound', 'tooManyRequests']);
  });

  test('is not told twice why it is refused, when that was only taken back', async () => {
    const { _id: photoId } = await added(ana);
    await decide(photoId, 1, 'REFUSED', 'Blurred');
    const told = () =>
      query(
        `select n.id from notification n join notification_definition d on d.id = n.definition_id
         where d.name = 'classPhotoRefused'`,
      );
    const { rows: before } = await told();
    await decide(photoId, 2, 'APPROVED');
    expect(problemOf(await admin.call(UNDO, { photoId, version: 3 }))).toBeNull();
    expect(await photosFor(ana)).toMatchObject([{ status: 'REFUSED', reason: 'Blurred' }]);
    expect((await told()).rows).toEqual(before);
    // What an admin has taken away its owner does not bring back.
    await admin.call(REMOVE, { photoId });
    expect(problemOf(await ana.call(RESTORE, { photoId }))).toBe('recordNotFound');
  });

  test('is seen beside those of a full class at another place; few of one person wait, and refused ones take no room', async () => {
    const put = (count: number, place: string, status: string) =>
      query(
        `insert into class_photo (id, person_id, year, place, picture_id, caption, status, waits_since, added_at)
         select gen_random_uuid(), $2, 2019, $3, 'none', '', $4, now(), now() - interval '1 day'
         from generate_series(1, $1)`,
        count,
        ben.person.id,
        place,
        status,
      );
    await put(60, 'Walsall', 'APPROVED');
    await put(60, 'Colorado', 'REFUSED');
    await put(9, 'Colorado', 'PENDING');
    expect(problemOf(await add(ben))).toBeNull();
    expect(problemOf(await add(ben))).toBe('classPhotosWaitingFull');
    const { _id: photoId } = await added(admin);
    expect(await photosFor(ana, null)).toHaveLength(61);
    expect(problemOf(await add(ana, { place: 'Walsall' }))).toBe('classPhotosFull');
    await query('delete from class_photo where person_id = $1', ben.person.id);
    await admin.call(REMOVE, { photoId });
  });

  test('is removed by the person who added it, brought back for ten minutes, then deleted', async () => {
    const { _id: photoId, url } = await added(ana);
    expect(problemOf(await ben.call(REMOVE, { photoId }))).toBe('recordNotFound');
    expect(problemOf(await ana.call(REMOVE, { photoId }))).toBeNull();
    expect(await photosFor(ana)).toEqual([]);
    expect(problemOf(await ana.call(RESTORE, { photoId }))).toBeNull();
    expect(await photosFor(ana)).toHaveLength(1);
    // What is shown again survives the work that was put off.
    await query('update graphile_worker._private_jobs set run_at = now()');
    await college.runJobs();
    expect((await ana.fetch(url)).status).toBe(200);

    await ana.call(REMOVE, { photoId });
    college.pass(600_000);
    expect(problemOf(await ana.call(RESTORE, { photoId }))).toBe('classPhotoGone');
    await query('update graphile_worker._private_jobs set run_at = now()');
    await college.runJobs();
    expect((await ana.fetch(url)).status).toBe(404);
  });

  test('is for a class that somebody is in, is a picture, and is added once', async () => {
    expect(problemOf(await add(ana, { place: 'Nowhere' }))).toBe('classUnknown');
    expect(problemOf(await add(ana, { picture: 'bm90IGEgcGljdHVyZQ==' }))).toBe('imageTypeRefused');
    expect(problemOf(await add(ana, { caption: 'x'.repeat(201) }))).toBe('classPhotoCaptionTooLong');
    const photoId = randomUUID();
    await Promise.all([add(ana, { photoId }), add(ana, { photoId })]);
    expect(await photosFor(ana)).toHaveLength(1);
    expect(problemOf(await add(ben, { photoId }))).toBe('recordNotFound');
  });
});
