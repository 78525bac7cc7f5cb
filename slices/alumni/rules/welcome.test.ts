import { expect, test } from 'vitest';
import { isToBeWelcomed } from './welcome.ts';

const graduate = {
  isAlumni: true,
  showAlumniWelcome: null,
  regions: ['home', 'alumni'],
  impersonatingUser: null,
};

test.each([
  ['a graduate of one campus who was not greeted yet', graduate, true],
  ['one who is to be greeted', { ...graduate, showAlumniWelcome: true }, true],
  ['one who has answered', { ...graduate, showAlumniWelcome: false }, false],
  ['one of two campuses', { ...graduate, regions: ['home', 'other', 'alumni'] }, false],
  ['one who is not among the alumni', { ...graduate, regions: ['home'] }, false],
  ['a student of two campuses', { ...graduate, isAlumni: false }, false],
  ['an admin in the place of a graduate', { ...graduate, impersonatingUser: 'admin' }, false],
])('the welcome and %s (ALUM-08)', (_, user, isWelcomed) => {
  expect(isToBeWelcomed(user)).toBe(isWelcomed);
});
