import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let region: { id: string };
beforeAll(async () => {
  college = await College.open();
  region = await college.region();
});
afterAll(() => college.close());

const DEFINITIONS = 'query d { notificationDefinitions { _id name } }';
const PREFERENCES =
  'query p { currentUser { notificationPreferences { notificationDefinitionId regionId subscribed } } }';
const SAVE = `mutation s($input: NotificationPreferenceInput!) {
  saveNotificationPreference(notificationPreferenceInput: $input) { notificationDefinitionId regionId subscribed } }`;

interface Definition {
  _id: string;
  name: string;
}

const definitions = async (browser: Browser): Promise<Definition[]> =>
  (await browser.call(DEFINITIONS)).data?.['notificationDefinitions'] as Definition[];

const idOf = async (browser: Browser, name: string): Promise<string | undefined> =>
  (await definitions(browser)).find((definition) => definition.name === name)?._id;

describe('a preference', () => {
  test('is kept for a thing and a region, and can be changed (USER-11)', async () => {
    const ana = await college.signedIn({ regionIds: [region.id] });
    expect((await ana.call(PREFERENCES)).data).toEqual({ currentUser: { notificationPreferences: [] } });
    const notificationDefinitionId = await idOf(ana, 'examGraded');
    const preference = { notificationDefinitionId, regionId: region.id, subscribed: false };
    expect((await ana.call(SAVE, { input: preference })).data).toEqual({
      saveNotificationPreference: preference,
    });
    await ana.call(SAVE, { input: { ...preference, subscribed: true } });
    expect((await ana.call(PREFERENCES)).data).toEqual({
      currentUser: { notificationPreferences: [{ ...preference, subscribed: true }] },
    });
  });

  test('can be given up again as often as a user likes, each time for that thing (NOTI-03)', async () => {
    const ana = await college.signedIn({ regionIds: [region.id] });
    const notificationDefinitionId = await idOf(ana, 'examGraded');
    for (const subscribed of [false, true, false, false]) {
      const preference = { notificationDefinitionId, regionId: region.id, subscribed };
      expect((await ana.call(SAVE, { input: preference })).data).toEqual({
        saveNotificationPreference: preference,
      });
      expect((await ana.call(PREFERENCES)).data).toEqual({
        currentUser: { notificationPreferences: [preference] },
      });
    }
  });

  test('may say when: at once, daily, weekly, or never (NOTI-02) (NOTI-03)', async () => {
    const ana = await college.signedIn({ regionIds: [region.id] });
    const notificationDefinitionId = await idOf(ana, 'examGraded');
    const save = `mutation s($input: NotificationPreferenceInput!) {
      saveNotificationPreference(notificationPreferenceInput: $input) { subscribed cadence } }`;
    const input = { notificationDefinitionId, regionId: region.id, subscribed: true };
    const answers = [];
    for (const said of [{}, { cadence: 'DAILY' }, { subscribed: false }, {}, { cadence: 'NEVER' }])
      answers.push(
        (await ana.call(save, { input: { ...input, ...said } })).data?.['saveNotificationPreference'],
      );
    expect(answers).toEqual([
      { subscribed: true, cadence: 'AT_ONCE' },
      { subscribed: true, cadence: 'DAILY' },
      { subscribed: false, cadence: 'NEVER' },
      { subscribed: true, cadence: 'DAILY' },
      { subscribed: false, cadence: 'NEVER' },
    ]);
  });

  test('is saved for several regions together, all or none (NOTI-02)', async () => {
    const [other, foreign] = [await college.region(), await college.region()];
    const ana = await college.signedIn({ regionIds: [region.id, other.id] });
    const notificationDefinitionId = await idOf(ana, 'examGraded');
    const save = `mutation s($inputs: [NotificationPreferenceInput!]!) {
      saveNotificationPreferences(notificationPreferenceInputs: $inputs) {
        notificationPreferences { regionId cadence } } }`;
    const input = (regionId: string) => ({
      notificationDefinitionId,
      regionId,
      subscribed: true,
      cadence: 'WEEKLY',
    });
    const refused = await ana.call(save, { inputs: [input(other.id), input(foreign.id)] });
    expect(refused.errors[0]?.extensions.problem).toBe('regionNotYours');
    expect((await ana.call(PREFERENCES)).data).toEqual({ currentUser: { notificationPreferences: [] } });
    // Said twice counts once.
    const { data } = await ana.call(save, { inputs: [region.id, other.id, other.id].map(input) });
    expect(data?.['saveNotificationPreferences']).toEqual({
      notificationPreferences: [region.id, other.id]
        .toSorted()
        .map((regionId) => ({ regionId, cadence: 'WEEKLY' })),
    });
  });

  test('may be had for every region one belongs to or acts in (NOTI-02)', async () => {
    const [home, office] = [await college.region(), await college.region()];
    const dean = await college.signedIn({
      regionIds: [home.id],
      regionRoles: [{ regionId: office.id, roleNames: ['dean' as const] }],
    });
    const { data } = await dean.call('query r { notificationRegions { _id } }');
    expect(data).toEqual({ notificationRegions: [{ _id: home.id }, { _id: office.id }] });
  });

  test('of one region leaves that of another, and those of other people, as they are (NOTI-02)', async () => {
    const other = await college.region();
    const [ana, ben] = [
      await college.signedIn({ regionIds: [region.id, other.id] }),
      await college.signedIn({ regionIds: [region.id] }),
    ];
    const notificationDefinitionId = await idOf(ana, 'examGraded');
    const here = { notificationDefinitionId, regionId: region.id, subscribed: false };
    const there = { notificationDefinitionId, regionId: other.id, subscribed: true };
    await ben.call(SAVE, { input: { ...here, subscribed: true } });
    for (const input of [here, there]) await ana.call(SAVE, { input });
    const kept = (await ana.call(PREFERENCES)).data?.['currentUser'] as { notificationPreferences: object[] };
    expect(kept.notificationPreferences).toHaveLength(2);
    expect(kept.notificationPreferences).toEqual(expect.arrayContaining([here, there]));
    expect((await ben.call(PREFERENCES)).data).toEqual({
      currentUser: { notificationPreferences: [{ ...here, subscribed: true }] },
    });
  });

  test('is written into the audit log once for each change', async () => {
    const ana = await college.signedIn({ regionIds: [region.id] });
    const input = {
      notificationDefinitionId: await idOf(ana, 'newsPosted'),
      regionId: region.id,
      subscribed: false,
    };
    await ana.call(SAVE, { input });
    const { rows } = await college.database.owner.query(
      `select actor_id, after from audit where action = 'saveNotificationPreference' and actor_id = $1`,
      [ana.person.id],
    );
    expect(rows).toEqual([
      { actor_id: ana.person.id, after: { notification: 'newsPosted', subscribed: false } },
    ]);
  });

  test('is refused for a region that is not the person’s', async () => {
    const ana = await college.signedIn();
    const input = {
      notificationDefinitionId: await idOf(ana, 'examGraded'),
      regionId: region.id,
      subscribed: false,
    };
    expect((await ana.call(SAVE, { input })).errors[0]).toMatchObject({
      extensions: { code: 'FORBIDDEN', problem: 'regionNotYours' },
    });
    expect((await ana.call(PREFERENCES)).data).toEqual({ currentUser: { notificationPreferences: [] } });
  });

  test('is refused for something nobody is told about', async () => {
    const ana = await college.signedIn({ regionIds: [region.id] });
    const input = { notificationDefinitionId: region.id, regionId: region.id, subscribed: false };
    expect((await ana.call(SAVE, { input })).errors[0]?.extensions.problem).toBe('notificationUnknown');
  });
});

test('only staff are offered what only staff are told', async () => {
  const names = async (browser: Browser) => (await definitions(browser)).map(({ name }) => name);
  expect(await names(await college.signedIn())).not.toContain('leaveRequested');
  const regionRoles = [{ regionId: region.id, roleNames: ['dean' as const] }];
  expect(await names(await college.signedIn({ regionRoles }))).toContain('leaveRequested');
});
