import { expect, test } from 'vitest';
import type { Db } from '#kit/db/database.ts';
import { ReadAhead, spanAround } from './read-ahead.ts';

const NOON = new Date('2026-11-17T12:00:00Z');
const days = (from: string, before: string) => ({ from: new Date(from), before: new Date(before) });
const ANA = { personId: 'ana', locale: 'en' as const };

test('the days around today lie within the span on every campus', () => {
  const { from, before } = spanAround(NOON);
  // The earliest and the latest midnights there are, fourteen hours before and twelve after that of Greenwich.
  expect(from <= new Date('2026-11-09T10:00:00Z')).toBe(true);
  expect(before >= new Date('2026-11-25T12:00:00Z')).toBe(true);
  expect(spanAround(new Date('2026-11-17T12:00:01Z'))).toEqual(spanAround(NOON));
});

test('what a request has read is told to its calendar, not to another request, person, language or span', async () => {
  const [db, other] = [{} as Db, {} as Db];
  const ahead = new ReadAhead<string>();
  await ahead.keep(db, { ...ANA, ...days('2026-11-01', '2026-11-30') }, Promise.resolve(['exam']));
  const week = days('2026-11-10', '2026-11-17');
  expect(await ahead.rowsFor(db, { ...ANA, ...week })).toEqual(['exam']);
  expect(ahead.rowsFor(other, { ...ANA, ...week })).toBeNull();
  expect(ahead.rowsFor(db, { ...ANA, personId: 'ben', ...week })).toBeNull();
  expect(ahead.rowsFor(db, { ...ANA, locale: 'de_DE', ...week })).toBeNull();
  expect(ahead.rowsFor(db, { ...ANA, ...days('2026-11-10', '2026-12-01') })).toBeNull();
  expect(ahead.rowsFor(db, { ...ANA, ...days('2026-10-31', '2026-11-17') })).toBeNull();
});
