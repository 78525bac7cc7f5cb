import { expect, test } from 'vitest';
import { formatMessage, invalidMessage } from './format-message.ts';

test('an unknown message id is shown as Invalid message [id] with the brackets around it (I18N-10)', () => {
  expect(invalidMessage('noSuchText')).toBe('Invalid message [noSuchText]');
});

const SECONDS = '{seconds, plural, one {# second} few {# seconds-few} other {# seconds}}';

test.each([
  ['en', 1, '1 second'],
  ['en', 2, '2 seconds'],
  ['ru_RU', 1, '1 second'],
  ['ru_RU', 3, '3 seconds-few'],
  ['ru_RU', 21, '21 second'],
  ['zh_CN', 1, '1 seconds'],
] as const)('in %s %i takes the plural that language has for it', (locale, seconds, text) => {
  expect(formatMessage(locale, SECONDS, { seconds })).toBe(text);
});

test('a day is the same in every zone a server may stand in (H3)', () => {
  for (const instant of ['2026-03-01T00:30:00Z', '2026-03-01T23:30:00Z']) {
    const day = new Date(instant);
    expect(formatMessage('de_DE', '{day, date, long}', { day })).toBe('1. März 2026');
    expect(formatMessage('de_DE', '{day, date}', { day })).toBe('1.3.2026');
  }
});

test('a date is written the way of the language', () => {
  const day = new Date('2026-03-01T12:00:00Z');
  expect(formatMessage('de_DE', '{day, date, long}', { day })).toBe('1. März 2026');
  expect(formatMessage('es_MX', '{day, date, long}', { day })).toBe('1 de marzo de 2026');
});

test('one text keeps its languages apart', () => {
  const many = '{count, number}';
  expect(formatMessage('en', many, { count: 1_234.5 })).toBe('1,234.5');
  expect(formatMessage('de_DE', many, { count: 1_234.5 })).toBe('1.234,5');
});

test('thousands of texts do not pile up in memory, and the first is still right', () => {
  for (let i = 0; i < 5_100; i++) formatMessage('en', `Text ${i} of {name}`, { name: 'Ana' });
  expect(formatMessage('en', 'Text 0 of {name}', { name: 'Ben' })).toBe('Text 0 of Ben');
});
