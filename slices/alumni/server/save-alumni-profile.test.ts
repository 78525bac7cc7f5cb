import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let alumniId: string;
let homeId: string;
beforeAll(async () => {
  college = await College.open();
  ({ id: alumniId } = await college.region({ slug: 'US-Alumni' }));
  ({ id: homeId } = await college.region());
});
afterAll(() => college.close());

const FIELDS = `version isComplete location graduatedOn recordedGraduatedOn graduationPlace about homePage subscribeAlumniEmail
  showsYear showsPlace showsLocation showsEmail`;
const READ = `query p { ownAlumniProfile { ${FIELDS} } }`;
const SAVE = `mutation s($version: Int!, $alumniProfileInput: AlumniProfileInput!) {
  saveAlumniProfile(version: $version, alumniProfileInput: $alumniProfileInput) {
    ${FIELDS} user { isAlumni isAlumniOnly gradLocation gradYear subscribeAlumniEmail showAlumniWelcome } } }`;
const CARD = `query c($personId: ID!) { alumnus(personId: $personId) {
  fullName gradYear gradPlace location about homePage email phone isContactable } }`;

const ANSWERS = { location: 'Lyon, France', graduatedOn: '2020-05-15', graduationPlace: 'Walsall' };

const graduate = () =>
  college.signedIn({ firstName: 'Ben', regionIds: [homeId, alumniId], graduatedOn: '2020-05-15' });

const save = (browser: Browser, version: number, alumniProfileInput: object) =>
  browser.call(SAVE, { version, alumniProfileInput });

const problemOf = async (browser: Browser, version: number, input: object) => {
  const extensions: Record<string, unknown> = {
    ...(await save(browser, version, input)).errors[0]?.extensions,
  };
  return [extensions['problem'], extensions['field']];
};

test('the answers to the welcome are kept, and it is not shown again (ALUM-12) (ALUM-13) (ALUM-14)', async () => {
  const ben = await graduate();
  expect((await ben.call(READ)).data?.['ownAlumniProfile']).toMatchObject({
    version: 1,
    isComplete: false,
    location: '',
    graduatedOn: '2020-05-15',
    graduationPlace: '',
    showsYear: true,
    showsPlace: true,
    showsLocation: false,
    showsEmail: false,
  });
  const { data, errors } = await save(ben, 1, ANSWERS);
  expect(errors).toEqual([]);
  expect(data?.['saveAlumniProfile']).toMatchObject({
    ...ANSWERS,
    version: 3,
    isComplete: true,
    user: {
      isAlumni: true,
      isAlumniOnly: true,
      gradLocation: 'Walsall',
      gradYear: 2020,
      subscribeAlumniEmail: true,
      showAlumniWelcome: false,
    },
  });
});

test('where others of the campus have graduated is known as most have written it, those of the same year first', async () => {
  const { id: campusId } = await college.region();
  const said = async (graduatedOn: string, graduationPlace: string, more: object = {}) => {
    const one = await college.signedIn({ regionIds: [campusId, alumniId], graduatedOn });
    expect((await save(one, 1, { ...ANSWERS, graduatedOn, graduationPlace, ...more })).errors).toEqual([]);
  };
  for (const year of ['2018', '2019']) await said(`${year}-05-15`, 'Colorado');
  await said('2020-05-15', 'Woodland Park, Colorado');
  for (const month of ['04', '06']) await said(`2020-${month}-15`, 'Hidden', { showsPlace: false });
  const ben = await college.signedIn({ regionIds: [campusId, alumniId], graduatedOn: '2020-05-15' });
  const { data, errors } = await ben.call('query p { ownAlumniProfile { graduationPlace knownPlaces } }');
  expect(errors).toEqual([]);
  expect(data?.['ownAlumniProfile']).toMatchObject({
    graduationPlace: 'Woodland Park, Colorado',
    knownPlaces: expect.arrayContaining(['Colorado', 'Woodland Park, Colorado']) as string[],
  });
  expect(JSON.stringify(data)).not.toContain('Hidden');
});

test.each([
  ['where they live', { location: ' ' }, ['alumniLocationMissing', 'location']],
  ['where they graduated', { graduationPlace: '' }, ['alumniPlaceMissing', 'graduationPlace']],
  ['a day that has been', { graduatedOn: '2999-01-01' }, ['graduationDayInvalid', 'graduatedOn']],
  ['a day', { graduatedOn: undefined }, ['requestNotUnderstood', undefined]],
])('nothing is kept without %s (ALUM-12)', async (_, missing, problem) => {
  const ben = await graduate();
  expect(await problemOf(ben, 1, { ...ANSWERS, ...missing })).toEqual(problem);
  const { data } = await ben.call('query u { currentUser { showAlumniWelcome } }');
  expect(data).toEqual({ currentUser: { showAlumniWelcome: null } });
});

test('the day that the college has recorded stays the college’s', async () => {
  const ben = await graduate();
  const { data } = await save(ben, 1, { ...ANSWERS, graduatedOn: '2019-05-17' });
  expect(data?.['saveAlumniProfile']).toMatchObject({
    graduatedOn: '2019-05-17',
    recordedGraduatedOn: '2020-05-15',
    user: { gradYear: 2020 },
  });
  const { data: again } = await save(ben, 3, ANSWERS);
  expect(again?.['saveAlumniProfile']).toMatchObject({ graduatedOn: '2020-05-15' });
});

test('others see what its owner shows, field by field, and can write only to who takes mail', async () => {
  const [ben, reader] = await Promise.all([graduate(), graduate()]);
  const cardOf = async () => (await reader.call(CARD, { personId: ben.person.id })).data?.['alumnus'];
  const hidden = { location: null, about: null, homePage: null, email: null, phone: null };
  await save(ben, 1, { ...ANSWERS, about: 'Plants churches.', homePage: 'ben.example' });
  expect(await cardOf()).toEqual({
    ...hidden,
    fullName: `Ben ${ben.person.lastName}`,
    gradYear: 2020,
    gradPlace: 'Walsall',
    isContactable: true,
  });
  const shows = { showsYear: false, showsAbout: true, showsHomePage: true, showsEmail: true };
  await save(ben, 3, { ...ANSWERS, ...shows, subscribeAlumniEmail: false });
  expect(await cardOf()).toMatchObject({
    gradYear: null,
    location: null,
    about: 'Plants churches.',
    homePage: 'https://ben.example',
    email: ben.person.email,
    isContactable: false,
  });
});

test('a form that was opened before another change is refused, be it here or in the account', async () => {
  const ben = await graduate();
  await save(ben, 1, ANSWERS);
  expect(await problemOf(ben, 1, { ...ANSWERS, about: 'Late' })).toEqual(['changedMeanwhile', undefined]);
  await ben.call(`mutation s { saveProfile(profileInput: { version: 2, location: "Oslo" }) { _id } }`);
  expect(await problemOf(ben, 3, { ...ANSWERS, about: 'Late' })).toEqual(['changedMeanwhile', undefined]);
});

test('students and alumni admins who have not graduated have no such profile (ALUM-06)', async () => {
  const student = await college.signedIn({ regionIds: [homeId] });
  const admin = await college.signedIn({
    roles: ['user', 'admin'],
    regionIds: [alumniId],
    regionRoles: [{ regionId: alumniId, roleNames: ['admin'] }],
  });
  expect((await student.call(READ)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect(await admin.call(READ)).toMatchObject({ data: { ownAlumniProfile: null }, errors: [] });
  for (const reader of [student, admin]) {
    expect((await problemOf(reader, 1, ANSWERS))[0]).toBe('notAllowed');
  }
  expect((await student.call(CARD, { personId: admin.person.id })).errors[0]?.extensions.code).toBe(
    'FORBIDDEN',
  );
  expect((await admin.call(CARD, { personId: student.person.id })).data).toEqual({ alumnus: null });
});
