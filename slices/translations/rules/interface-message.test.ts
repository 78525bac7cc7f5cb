import { describe, expect, test } from 'vitest';
import { coverageOf, isStale, matches, type InterfaceMessage } from './interface-message.ts';

const message = (given: Partial<InterfaceMessage> = {}): InterfaceMessage => ({
  id: 'welcomeBack',
  category: 'sign-in',
  isGuarded: false,
  about: 'Title of the login page.',
  english: 'Welcome back',
  bundled: 'Schön, Sie zu sehen',
  stored: null,
  storedEnglish: null,
  ...given,
});
const overridden = message({ stored: 'Grüß Gott', storedEnglish: 'Welcome back' });
const stale = message({ stored: 'Grüß Gott', storedEnglish: 'Hello again' });
const missing = message({ bundled: null });

test.each([
  ['a text without own words is not stale', message(), false],
  ['own words for the English of today are not stale', overridden, false],
  ['own words for another English are stale', stale, true],
  ['own words from before English was kept are taken for current', message({ stored: 'Grüß Gott' }), false],
])('%s', (_, text, expected) => {
  expect(isStale(text)).toBe(expected);
});

describe('a search', () => {
  test.each([
    ['by id', { search: 'elcomeB' }, message(), true],
    ['by English', { search: ' BACK ' }, message(), true],
    ['by what ships, without its accents', { search: 'schon' }, message(), true],
    ['by the college’s own words', { search: 'gruß' }, overridden, true],
    ['by none of them', { search: 'goodbye' }, message(), false],
    ['within its category', { search: 'back', category: 'sign-in' }, message(), true],
    ['within another category', { search: 'back', category: 'people' }, message(), false],
    ['missing', { state: 'MISSING' }, missing, true],
    ['not missing, since the college has words for it', { state: 'MISSING' }, overridden, false],
    ['overridden', { state: 'OVERRIDDEN' }, overridden, true],
    ['not overridden', { state: 'OVERRIDDEN' }, message(), false],
    ['stale', { state: 'STALE' }, stale, true],
    ['not stale', { state: 'STALE' }, overridden, false],
  ] as const)('finds a text %s', (_, filter, text, expected) => {
    expect(matches(text, filter)).toBe(expected);
  });
});

test('a language covers what ships in it and what the college has put there', () => {
  const texts = [message(), missing, overridden, stale, message({ bundled: null, stored: 'Grüß Gott' })];
  expect(coverageOf(texts)).toEqual({ total: 5, translated: 4, overridden: 3, stale: 1 });
});
