import { expect, test } from 'vitest';
import { SCREENS } from '../screens.ts';
import { openPlaces, type Visitor } from './menus.ts';

const exists = (path: string): boolean => path in SCREENS;
const partsFor = (visitor: Visitor): string[] =>
  openPlaces(visitor, exists).flatMap(({ path, area }) => (area ? [path] : []));

const OF_ALUMNI = [
  '/alumni/library',
  '/alumni/videos',
  '/alumni/profile',
  '/alumni/contact',
  '/alumni/contact/messages',
  '/alumni/ministries',
  '/alumni/ministries/mine',
  '/alumni/ministries/new',
  '/alumni/classes',
];
const OF_THEIR_ADMINS = [
  '/alumni/members',
  '/alumni/reports',
  '/alumni/ministries/queue',
  '/alumni/classes/photos',
];

test('the palette offers the pages of the alumni to those who may open them, and to nobody else', () => {
  expect(partsFor({ roles: ['user'], isAlumni: false })).toEqual([]);
  expect(partsFor({ roles: ['user'], isAlumni: true }).toSorted()).toEqual(OF_ALUMNI.toSorted());
  const admin = { roles: ['user', 'admin'], isAlumni: true, looksAfterAlumni: true };
  expect(partsFor(admin).toSorted()).toEqual([...OF_ALUMNI, ...OF_THEIR_ADMINS].toSorted());
});

test('each is named with its area', () => {
  const parts = openPlaces({ roles: ['user'], isAlumni: true }, exists).filter(({ area }) => area);
  expect(new Set(parts.map(({ area }) => area))).toEqual(new Set(['menuAlumni']));
});
