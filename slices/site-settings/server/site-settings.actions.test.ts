import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let superadmin: Browser & { person: { id: string } };
let alumni: { id: string; slug: string };

const FIELDS = `orgName shortName appName senderEmail assetBaseUrl formerLearningUrl defaultLocale
  defaultAllowedAttempts coreAfterFirstYear electivesAfterFirstYear coreAfterSecondYear electivesAfterSecondYear
  coreToGraduate electivesToGraduate usesGpa keepsBirthDates tellsSupportViews appVersionRegion testRegion globalRegionId alumniRegionId alumniAdminId`;
const READ = `query siteSettings { siteSettings { ${FIELDS} version imageUpload { cloudId }
  regionChoices { _id slug } alumniAdminChoices { _id } } }`;
const SAVE = `mutation saveSiteSettings($version: Int!, $settingsInput: SiteSettingsInput!) {
  saveSiteSettings(version: $version, settingsInput: $settingsInput) { ${FIELDS} version } }`;

type Settings = Record<string, unknown> & { version: number };
const read = async (document = READ) => (await superadmin.call(document)).data?.['siteSettings'] as Settings;
/** Saves the settings as they are now, with a change. */
async function save(change: Record<string, unknown>, who: Browser = superadmin, version?: number) {
  const { version: known, ...kept } = await read(`query siteSettings { siteSettings { ${FIELDS} version } }`);
  return who.call(SAVE, { version: version ?? known, settingsInput: { ...kept, ...change } });
}
const audited = async () =>
  (
    await college.database.owner.query<Record<string, unknown>>(
      `select actor_id, before, after from audit where entity = 'siteSettings' order by id`,
    )
  ).rows;

beforeAll(async () => {
  college = await College.open();
  superadmin = await college.signedIn({ roles: ['user', 'superadmin'] });
  alumni = await college.region({ name: 'Alumni', slug: 'US-Alumni' });
});
afterAll(() => college.close());

test('a superadmin reads everything that is set (SET-01) (SET-02) (SET-03) (SET-04) (SET-05)', async () => {
  expect(await read()).toMatchObject({
    orgName: 'Berea Bible College',
    shortName: 'Berea',
    appName: 'eCharis',
    senderEmail: 'no-reply@berea.test',
    assetBaseUrl: '',
    defaultLocale: 'en',
    defaultAllowedAttempts: 2,
    appVersionRegion: '_Default',
    testRegion: '_AppTestingGroup',
    globalRegionId: null,
    alumniAdminId: null,
    alumniRegionId: null,
    imageUpload: { cloudId: '' },
    regionChoices: [{ _id: alumni.id, slug: 'US-Alumni' }],
    alumniAdminChoices: [{ _id: superadmin.person.id }],
  });
});

describe('saving the settings', () => {
  test('changes what every page and every mail says, and is on record (HOLE-71)', async () => {
    const { version } = await read();
    const change = { appName: ' eGrace ', alumniRegionId: alumni.id };
    for (let time = 0; time < 2; time++)
      expect((await save(change, superadmin, version)).data?.['saveSiteSettings']).toMatchObject({
        appName: 'eGrace',
        alumniRegionId: alumni.id,
        version: version + 1,
      });
    const config = await fetch(`${college.url}/config.json`);
    expect(await config.json()).toMatchObject({ appName: 'eGrace' });
    expect(await audited()).toEqual([
      {
        actor_id: superadmin.person.id,
        before: { appName: 'eCharis', alumniRegionId: null },
        after: { appName: 'eGrace', alumniRegionId: alumni.id },
      },
    ]);
  });

  test('by a form that was opened before another change is refused', async () => {
    const { version } = await read();
    await save({ shortName: 'One' });
    const late = await save({ shortName: 'Other' }, superadmin, version);
    expect(late.errors).toMatchObject([{ extensions: { problem: 'changedMeanwhile' } }]);
  });

  test.each([
    [{ orgName: ' ' }, 'siteNameInvalid'],
    [{ senderEmail: 'x' }, 'senderEmailInvalid'],
    [{ testRegion: 'US-Nowhere' }, 'settingRegionUnknown'],
    [{ globalRegionId: '0190a0a0-0000-7000-8000-000000000000' }, 'settingRegionUnknown'],
  ])('with %j is refused: %s', async (change, problem) => {
    expect((await save(change)).errors).toMatchObject([{ extensions: { problem } }]);
  });

  test('gives the alumni to a superadmin or an admin of US-Alumni, and to nobody else (TRAP-26) (USER-19) (USER-20) (USER-21)', async () => {
    const elsewhere = await college.region();
    const holding = (regionId: string, role: 'admin' | 'manager', facts: object = {}) =>
      college.person({ roles: ['user', role], regionRoles: [{ regionId, roleNames: [role] }], ...facts });
    const others = [
      await college.person({ regionIds: [alumni.id] }),
      await college.person({ roles: ['user', 'admin'], regionIds: [alumni.id] }),
      await holding(elsewhere.id, 'admin'),
      await holding(alumni.id, 'manager'),
      await holding(alumni.id, 'admin', { status: 'DISABLED' }),
    ];
    for (const { id } of others) {
      const { errors } = await save({ alumniAdminId: id });
      expect(errors).toMatchObject([{ extensions: { problem: 'alumniAdminUnknown' } }]);
    }
    const keeper = await holding(alumni.id, 'admin');
    for (const { id } of [keeper, superadmin.person])
      expect((await save({ alumniAdminId: id })).data).toMatchObject({
        saveSiteSettings: { alumniAdminId: id },
      });
    const { alumniAdminChoices } = await read();
    const choices = (alumniAdminChoices as { _id: string }[]).map(({ _id }) => _id);
    expect(choices.toSorted()).toEqual([keeper.id, superadmin.person.id].toSorted());
  });

  test('and reading them is for superadmins alone', async () => {
    const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [alumni.id] });
    const code = (answer: Awaited<ReturnType<typeof save>>) => answer.errors[0]?.extensions.code;
    expect(code(await admin.call(READ))).toBe('FORBIDDEN');
    expect(code(await save({ appName: 'Mine' }, admin))).toBe('FORBIDDEN');
  });
});
