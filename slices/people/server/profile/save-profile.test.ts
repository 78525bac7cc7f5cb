import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const FIELDS = `firstName lastName profile { version locale { language currency timezone } location socialUserName homePage
  phones { type number } emails { type address } }`;
const READ = `query ownProfile { currentUser { ${FIELDS} } }`;
const SAVE = `mutation saveProfile($profileInput: ProfileInput!) { saveProfile(profileInput: $profileInput) { ${FIELDS} } }`;

const save = (browser: Browser, profileInput: Record<string, unknown>) =>
  browser.call(SAVE, { profileInput });
const problem = async (browser: Browser, input: Record<string, unknown>) =>
  (await save(browser, { version: 1, ...input })).errors[0]?.extensions.problem;
const profileOf = async (browser: Browser) => (await browser.call(READ)).data?.['currentUser'];
const entries = async (id: string) =>
  (
    await college.database.owner.query<Record<string, unknown>>(
      `select action, before, after from audit where entity_id = $1 and action <> 'logIn' order by id`,
      [id],
    )
  ).rows;

const WHOLE = {
  firstName: 'Anna',
  lastName: 'Souza',
  locale: { language: 'de_DE', currency: 'EUR', timezone: 'Europe/Berlin' },
  location: 'Nürnberg',
  socialUserName: '@anna',
  homePage: 'anna.example.org',
  phones: [
    { type: 'WORK', number: '+49 911 12345' },
    { type: 'MOBILE', number: ' 0170 1234567 ' },
    { type: 'OTHER', number: '' },
  ],
  emails: [{ type: 'SCHOOL', address: 'Anna@School.example' }],
};

describe('a profile', () => {
  test('keeps names, language, currency, time zone, place, numbers, addresses and pages (USER-30) (USER-31) (USER-32) (USER-33) (USER-34)', async () => {
    const ana = await college.signedIn();
    const saved = {
      firstName: 'Anna',
      lastName: 'Souza',
      profile: {
        version: 2,
        locale: WHOLE.locale,
        location: 'Nürnberg',
        socialUserName: '@anna',
        homePage: 'https://anna.example.org',
        phones: [
          { type: 'MOBILE', number: '0170 1234567' },
          { type: 'WORK', number: '+49 911 12345' },
        ],
        emails: [{ type: 'SCHOOL', address: 'anna@school.example' }],
      },
    };
    expect((await save(ana, { version: 1, ...WHOLE })).data).toEqual({ saveProfile: saved });
    expect(await profileOf(ana)).toEqual(saved);
    const { data } = await ana.call('query q { currentUser { locale } }');
    expect(data).toEqual({ currentUser: { locale: 'de_DE' } });
  });

  test('has an address, the first of those entered (USER-35)', async () => {
    const ana = await college.signedIn();
    const add = `mutation updateAddress($addressInput: AddressInput!) { updateAddress(addressInput: $addressInput) { _id } }`;
    await ana.call(add, { addressInput: { country: 'DEU', city: 'Nürnberg' } });
    const { data } = await ana.call('query q { currentUser { address { city country } } }');
    expect(data).toEqual({ currentUser: { address: { city: 'Nürnberg', country: 'DEU' } } });
  });

  test('loses a number or page that is emptied, and keeps what the form does not mention', async () => {
    const ana = await college.signedIn();
    await save(ana, { version: 1, ...WHOLE });
    await save(ana, {
      version: 2,
      phones: [{ type: 'WORK', number: '' }],
      homePage: '',
      locale: { currency: '' },
    });
    expect(await profileOf(ana)).toMatchObject({
      firstName: 'Anna',
      profile: {
        version: 3,
        locale: { ...WHOLE.locale, currency: null },
        phones: [],
        homePage: '',
        emails: [{ type: 'SCHOOL' }],
      },
    });
  });

  test.each([
    ['a currency the college does not use', { locale: { currency: 'XXX' } }, 'currencyUnknown'],
    ['a time zone of no place', { locale: { timezone: 'Mars/Olympus' } }, 'timeZoneUnknown'],
    ['a language nobody speaks here', { locale: { language: 'xx_XX' } }, 'localeUnknown'],
    ['a page that runs a script', { homePage: 'javascript:alert(1)' }, 'homePageInvalid'],
    ['a number that is none', { phones: [{ type: 'WORK', number: 'call me' }] }, 'phoneInvalid'],
    ['an address that is none', { emails: [{ type: 'SCHOOL', address: 'ana' }] }, 'otherEmailInvalid'],
    ['an endless place', { location: 'x'.repeat(201) }, 'textTooLong'],
    ['no first name', { firstName: ' ' }, 'requiredFieldMissing'],
  ])('is refused with %s, and stays as it was', async (_, input, expected) => {
    const ana = await college.signedIn();
    const before = await profileOf(ana);
    expect(await problem(ana, { ...WHOLE, ...input })).toBe(expected);
    expect(await profileOf(ana)).toEqual(before);
    expect(await entries(ana.person.id)).toEqual([]);
  });

  test('is saved by people who are signed in only', async () => {
    const { errors } = await save(college.visitor(), { version: 1, location: 'Here' });
    expect(errors[0]?.message).toBe('Context userId not found');
  });
});

describe('two windows', () => {
  test('do not undo each other: the later one is told, and nothing is stored', async () => {
    const one = await college.signedIn();
    const other = await college.signedIn(one.person);
    await save(one, { version: 1, location: 'Walsall' });
    expect(await problem(other, { homePage: 'example.org' })).toBe('changedMeanwhile');
    expect(await profileOf(one)).toMatchObject({
      profile: { version: 2, location: 'Walsall', homePage: '' },
    });
    expect((await save(other, { version: 2, homePage: 'example.org' })).errors).toEqual([]);
  });

  test('that save at the same moment are served one after the other', async () => {
    const one = await college.signedIn();
    const other = await college.signedIn(one.person);
    const answers = await Promise.all([
      save(one, { version: 1, location: 'Walsall' }),
      save(other, { version: 1, location: 'Denver' }),
    ]);
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1);
    expect(await entries(one.person.id)).toHaveLength(1);
  });

  test('may save the same: nothing changes, and nothing is written down', async () => {
    const ana = await college.signedIn();
    await save(ana, { version: 1, ...WHOLE });
    expect((await save(ana, { version: 2, ...WHOLE })).data).toMatchObject({
      saveProfile: { profile: { version: 2 } },
    });
    expect(await entries(ana.person.id)).toHaveLength(1);
  });

  test('do not undo each other’s address either', async () => {
    const ana = await college.signedIn();
    const put = (addressInput: Record<string, unknown>) =>
      ana.call(
        'mutation updateAddress($addressInput: AddressInput!) { updateAddress(addressInput: $addressInput) { _id version city } }',
        { addressInput },
      );
    const { data } = await put({ country: 'DEU', city: 'Bonn' });
    const { _id = '', version = 0 } = (data?.['updateAddress'] ?? {}) as { _id?: string; version?: number };
    expect((await put({ _id, version, country: 'DEU', city: 'Köln' })).data).toMatchObject({
      updateAddress: { version: version + 1 },
    });
    expect((await put({ _id, version, country: 'DEU', city: 'Ulm' })).errors[0]?.extensions.problem).toBe(
      'changedMeanwhile',
    );
  });
});

test('the audit log has one entry with what was and what is, of the changed fields only (J1)', async () => {
  const ana = await college.signedIn({ firstName: 'Ana' });
  await save(ana, {
    version: 1,
    firstName: 'Ana',
    location: 'Walsall',
    phones: [{ type: 'WORK', number: '555 0100' }],
  });
  expect(await entries(ana.person.id)).toEqual([
    {
      action: 'saveProfile',
      before: { location: '', phones: [] },
      after: { location: 'Walsall', phones: [{ kind: 'WORK', number: '555 0100' }] },
    },
  ]);
});
