import { expect, test } from 'vitest';
import {
  arrivedEtag,
  DEFAULT_PARALLEL,
  isParallel,
  isSilence,
  MAX_PARALLEL,
  needsFreshAddress,
  shareOfFilm,
} from './parallel.ts';

test('five parts go at once unless a user chooses otherwise (VID-14)', () => {
  expect(DEFAULT_PARALLEL).toBe(5);
});

test('fifteen parts at once are the most (VID-15)', () => {
  expect(MAX_PARALLEL).toBe(15);
  expect([0, 1, 15, 16, 2.5, '5', null].filter(isParallel)).toEqual([1, 15]);
});

test('films that share the connections of the pages share them fairly', () => {
  expect([
    shareOfFilm(5, 1),
    shareOfFilm(15, 1),
    shareOfFilm(5, 2),
    shareOfFilm(5, 3),
    shareOfFilm(1, 3),
  ]).toEqual([5, 5, 2, 1, 1]);
});

test.each([
  ['a 200 with its mark', { status: 200, etag: '"9b2c"' }, '9b2c'],
  ['a mark without quotes', { status: 200, etag: '9b2c' }, '9b2c'],
  ['a 200 without a mark', { status: 200, etag: null }, null],
  ['a 200 with an empty mark', { status: 200, etag: '""' }, null],
  ['a 204', { status: 204, etag: '"9b2c"' }, null],
  ['a 201', { status: 201, etag: '"9b2c"' }, null],
  ['a 500', { status: 500, etag: null }, null],
])('%s (VID-18, TRAP-73)', (_, answer, etag) => {
  expect(arrivedEtag(answer)).toBe(etag);
});

test.each([
  [403, true],
  [404, true],
  [0, false],
  [500, false],
  [413, false],
])('an answer of %i asks for another address: %j', (status, expected) => {
  expect(needsFreshAddress(status)).toBe(expected);
});

test('no answer, and that of a gate before a server that is away, is waited out; a refusal by the storage is not (VID-25)', () => {
  expect([0, 200, 204, 403, 413, 500, 502, 503, 504, 507].filter(isSilence)).toEqual([0, 502, 503, 504]);
});
