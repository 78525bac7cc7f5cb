import { expect, test } from 'vitest';
import { daySpanFrom, EVERY_DAY, instantsOf, writtenDaySpan, type DaySpan } from './day-span.ts';

test.each<[string, DaySpan]>([
  ['2026-11-01..2026-11-15', { first: '2026-11-01', last: '2026-11-15' }],
  ['2026-11-01..2026-11-01', { first: '2026-11-01', last: '2026-11-01' }],
  ['2026-11-01..', { first: '2026-11-01', last: null }],
  ['..2026-11-15', { first: null, last: '2026-11-15' }],
])('%s is read as it was written', (written, span) => {
  expect(daySpanFrom(written)).toEqual(span);
  expect(writtenDaySpan(span)).toBe(written);
});

test.each(['', '..', '2026-11-15', '2026-11-31..', '2026-11-15..2026-11-01', '1..2', 'a..b..c'])(
  '"%s" in an address narrows nothing',
  (written) => {
    expect(daySpanFrom(written)).toEqual(EVERY_DAY);
    expect(writtenDaySpan(daySpanFrom(written))).toBe('');
  },
);

test('days begin and end when they do in the zone, also when clocks change', () => {
  const span = { first: '2026-10-25', last: '2026-10-25' } as const;
  expect(instantsOf(span, 'Europe/London')).toEqual({
    from: '2026-10-24T23:00:00.000Z',
    before: '2026-10-26T00:00:00.000Z',
  });
  expect(instantsOf({ first: null, last: '2026-11-15' }, 'Asia/Jakarta')).toEqual({
    before: '2026-11-15T17:00:00.000Z',
  });
  expect(instantsOf(EVERY_DAY, 'UTC')).toEqual({});
});
