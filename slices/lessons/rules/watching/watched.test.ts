import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkWatched, inTenths, joined, MAX_SPANS, type Span } from './watched.ts';

const span = fc
  .tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 1, max: 400 }))
  .map(([from, length]) => ({ from, to: from + length }));
const spans = fc.array(span, { maxLength: 40 });

const lengthOf = (some: readonly Span[]) => some.reduce((sum, { from, to }) => sum + to - from, 0);

/** Every second that lies in one of the spans, told one by one. */
const secondsIn = (some: readonly Span[]) =>
  new Set(some.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));

describe('what was watched is a set', () => {
  test('in whatever order devices report, and however often, it is the same', () => {
    fc.assert(
      fc.property(spans, spans, (phone, laptop) => {
        const both = joined([...phone, ...laptop]);
        expect(joined([...laptop, ...phone, ...laptop])).toEqual(both);
        expect(joined([...joined(phone), ...joined(laptop)])).toEqual(both);
      }),
    );
  });

  test('it holds exactly the seconds that were played, and no second twice', () => {
    fc.assert(
      fc.property(spans, (played) => {
        expect(secondsIn(joined(played))).toEqual(secondsIn(played));
        expect(lengthOf(joined(played))).toBe(secondsIn(played).size);
      }),
    );
  });

  test('it only grows', () => {
    fc.assert(
      fc.property(spans, span, (before, more) => {
        expect(lengthOf(joined([...before, more]))).toBeGreaterThanOrEqual(lengthOf(joined(before)));
      }),
    );
  });

  test('spans that touch are one', () => {
    expect(
      joined([
        { from: 15, to: 30 },
        { from: 0, to: 15 },
        { from: 40, to: 41 },
      ]),
    ).toEqual([
      { from: 0, to: 30 },
      { from: 40, to: 41 },
    ]);
  });
});

test.each([
  ['a place and what led there', 30, [{ from: 0, to: 30 }], null],
  ['a place alone', 0, [], null],
  ['a place before the beginning', -1, [], 'watchedInvalid'],
  ['a place nowhere', Number.NaN, [], 'watchedInvalid'],
  ['a span that ends before it begins', 0, [{ from: 9, to: 3 }], 'watchedInvalid'],
  ['a span of more than a day', 0, [{ from: 0, to: 90_000 }], 'watchedInvalid'],
  [
    'too many spans at once',
    0,
    Array.from({ length: MAX_SPANS + 1 }, (_, i) => ({ from: i * 2, to: i * 2 + 1 })),
    'watchedInvalid',
  ],
])('a report with %s', (_, position, reported, expected) => {
  expect(checkWatched(position, reported)).toBe(expected);
});

test('seconds are told in tenths', () => {
  expect(inTenths(12.3456789)).toBe(12.3);
});
