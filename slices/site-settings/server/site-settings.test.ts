import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { College } from '#testing/college.ts';
import { readSiteSettings } from './site-settings.queries.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const settings = () => readSiteSettings(openDatabase(college.served.state.appPool, WHOLE_COLLEGE));

test('the app-version region is _Default until a user says otherwise (ENV-04)', async () => {
  expect((await settings()).appVersionRegion).toBe('_Default');
});

test('the test region is _AppTestingGroup (ENV-05)', async () => {
  expect((await settings()).testRegion).toBe('_AppTestingGroup');
});

test('there is one row of settings, and the app cannot make a second or lose the first', async () => {
  const { appPool } = college.served.state;
  await expect(appPool.query('insert into site_settings default values')).rejects.toThrow(
    'permission denied',
  );
  await expect(appPool.query('delete from site_settings')).rejects.toThrow('permission denied');
});
