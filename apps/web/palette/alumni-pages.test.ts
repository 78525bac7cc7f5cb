import { expect, test } from 'vitest';
import { SCREENS } from '../screens.ts';
import { alumniPagesFor } from './alumni-pages.ts';

const pathsFor = (mayEnter: boolean, isAdmin: boolean): string[] =>
  alumniPagesFor({ mayEnter, isAdmin }).map(({ path }) => path);

test('the palette finds the pages of the alumni for those who may open them, each a screen that there is', () => {
  expect(pathsFor(false, false)).toEqual([]);
  const ofAlumni = pathsFor(true, false);
  expect(ofAlumni).toContain('/alumni/ministries/new');
  const ofAdmins = pathsFor(true, true);
  expect(ofAdmins.filter((path) => !ofAlumni.includes(path)).toSorted()).toEqual([
    '/alumni/classes/photos',
    '/alumni/members',
    '/alumni/ministries/queue',
    '/alumni/reports',
  ]);
  expect(ofAdmins.filter((path) => !(path in SCREENS))).toEqual([]);
});
