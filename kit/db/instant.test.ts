import fc from 'fast-check';
import pg from 'pg';
import { expect, test } from 'vitest';
import { readInstant } from './instant.ts';

// The module that replaces it is not loaded here, so this is the one that pg comes with.
const readAsPg = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date | number;

const two = (value: number): string => String(value).padStart(2, '0');

/** As PostgreSQL writes an instant: no noughts at the end of a second. */
const written = fc
  .record({
    instant: fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    }),
    microseconds: fc.integer({ min: 0, max: 999_999 }),
    zone: fc.constantFrom('+00', '+00', '+02', '-05', '+05:30'),
    era: fc.constantFrom('', '', '', ' BC'),
  })
  .map(({ instant, microseconds, zone, era }) => {
    const day = `${String(instant.getUTCFullYear()).padStart(4, '0')}-${two(instant.getUTCMonth() + 1)}-${two(instant.getUTCDate())}`;
    const time = [instant.getUTCHours(), instant.getUTCMinutes(), instant.getUTCSeconds()].map(two).join(':');
    const fraction = `.${String(microseconds).padStart(6, '0')}`.replace(/\.?0+$/, '');
    return `${day} ${time}${fraction}${zone}${era}`;
  });

test('an instant is read as pg reads it, whatever its year, fraction and zone', () => {
  fc.assert(
    fc.property(written, (text) => {
      expect(readInstant(text)).toEqual(readAsPg(text));
    }),
    { numRuns: 2_000 },
  );
});

test.each(['infinity', '-infinity', '12026-03-01 12:00:00+00', '0044-03-15 12:00:00+00 BC'])(
  '%s is read as pg reads it',
  (text) => {
    expect(readInstant(text)).toEqual(readAsPg(text));
  },
);
