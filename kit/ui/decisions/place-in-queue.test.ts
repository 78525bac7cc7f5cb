import { expect, test } from 'vitest';
import { placeInQueue } from './place-in-queue.ts';

const row = (_id: string, status = 'PENDING') => ({ _id, status, decisionId: null });
const onOpen = (): void => undefined;

test('a row of a later page is counted from the first of all, and knows its neighbours', () => {
  const rows = [row('a'), row('b'), row('c')];
  expect(placeInQueue({ rows, count: 43, rowsBefore: 40, opened: 'b', onOpen })).toMatchObject({
    row: rows[1],
    place: 42,
    count: 43,
    previous: rows[0],
    next: rows[2],
    nextPending: rows[2],
  });
});

test('after the last that waits comes the first that does; what is decided is passed over', () => {
  const rows = [row('a'), row('b', 'APPROVED'), row('c')];
  const nextOf = (opened: string, among = rows) =>
    placeInQueue({ rows: among, count: among.length, rowsBefore: 0, opened, onOpen })?.nextPending?._id;
  expect([nextOf('a'), nextOf('c'), nextOf('a', [row('a')])]).toEqual(['c', 'a', undefined]);
});

test('what is open and not on the page has no place, and leads to what waits', () => {
  const rows = [row('a', 'APPROVED'), row('b')];
  expect(placeInQueue({ rows, count: 2, rowsBefore: 0, opened: 'z', onOpen })).toMatchObject({
    row: null,
    place: null,
    previous: null,
    next: null,
    nextPending: rows[1],
  });
  expect(placeInQueue({ rows: [row('a')], count: 1, rowsBefore: 0, opened: null, onOpen })).toBeNull();
});
