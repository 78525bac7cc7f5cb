import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageTag, LOCALES } from '#kit/messages/locales.ts';
import { addDays, universalMidnight } from './day.ts';
import { readDay } from './read-day.ts';
import { readTime } from './read-time.ts';

const TODAY = '2026-11-15';
const days = fc.integer({ min: 0, max: 25_000 }).map((count) => addDays('1980-01-01', count));

test.each([
  ['en', '3/1/2026', '2026-03-01'],
  ['de-DE', '1.3.2026', '2026-03-01'],
  ['de-DE', '1.3.26', '2026-03-01'],
  ['de-DE', '1.3.', '2026-03-01'],
  ['zh-CN', '2026年3月1日', '2026-03-01'],
  ['en', '2026-03-01', '2026-03-01'],
  ['en', '1 mar', '2026-03-01'],
  ['en', 'March 1, 1985', '1985-03-01'],
  ['fr-FR', '1er mars 85', '1985-03-01'],
  ['ru-RU', '1 марта', '2026-03-01'],
])('in %s, %j is %s', (tag, words, day) => {
  expect(readDay(words, tag, TODAY)).toBe(day);
});

test.each(['', 'soon', '31.2.2026', '1.2.3.4', '45', '13/13/2026', 'mar'])('%j is no day', (words) => {
  expect(readDay(words, 'de-DE', TODAY)).toBeNull();
});

test('what is written for the readers of any of our languages is read back as the same day', () => {
  const styles = fc.constantFrom('short', 'medium', 'long');
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), styles, days, (locale, dateStyle, day) => {
      const tag = languageTag(locale);
      const written = new Intl.DateTimeFormat(tag, { dateStyle, timeZone: 'UTC' }).format(
        universalMidnight(day),
      );
      expect(readDay(written, tag, TODAY)).toBe(day);
    }),
  );
});

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['2130', '21:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['21 h 05', '21:05'],
  ['9:30 pm', '21:30'],
  ['12 am', '00:00'],
  ['12:15pm', '12:15'],
  ['下午 9:30', '21:30'],
])('%j is the time %s', (words, time) => {
  expect(readTime(words)).toBe(time);
});

test.each(['', 'noon', '24:00', '9:75', '13 pm', '0 am', '12345', '9:3'])('%j is no time', (words) => {
  expect(readTime(words)).toBeNull();
});

test('what is written for the readers of any of our languages is read back as the same time', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), fc.integer({ min: 0, max: 1_439 }), (locale, minutes) => {
      const instant = new Date(minutes * 60_000);
      const written = new Intl.DateTimeFormat(languageTag(locale), {
        timeStyle: 'short',
        timeZone: 'UTC',
      }).format(instant);
      expect(readTime(written)).toBe(instant.toISOString().slice(11, 16));
    }),
  );
});
