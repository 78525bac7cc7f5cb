import { describe, expect, test } from 'vitest';
import { clashesAmong, plannedSessions, usualDays } from './timetable.ts';

const evenings = { weekdays: [2, 4], startTime: '18:30', endTime: '20:30' } as const;

describe('sessions by the clocks of a campus', () => {
  test.each([
    [
      'in Walsall, when summer ends',
      'Europe/London',
      '2026-10-20',
      '2026-10-29',
      ['17:30', '17:30', '18:30', '18:30'],
    ],
    [
      'in Colorado, when summer begins',
      'America/Denver',
      '2027-03-09',
      '2027-03-18',
      ['01:30', '01:30', '00:30', '00:30'],
    ],
    [
      'in Jakarta, which knows no summer',
      'Asia/Jakarta',
      '2026-10-20',
      '2026-10-29',
      ['11:30', '11:30', '11:30', '11:30'],
    ],
  ] as const)('begin at half past six %s', (_, zone, firstDay, lastDay, universal) => {
    const sessions = plannedSessions({ ...evenings, firstDay, lastDay }, zone);
    expect(sessions.map(({ startsAt }) => startsAt.toISOString().slice(11, 16))).toEqual(universal);
    expect(new Set(sessions.map(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime()))).toEqual(
      new Set([2 * 3_600_000]),
    );
  });

  test('are on the days of the pattern, first and last counted', () => {
    const sessions = plannedSessions({ ...evenings, firstDay: '2026-11-17', lastDay: '2026-11-26' }, 'UTC');
    expect(sessions.map(({ day }) => day)).toEqual(['2026-11-17', '2026-11-19', '2026-11-24', '2026-11-26']);
  });
});

describe('sessions clash', () => {
  const at = (id: string, from: number, to: number, facts: object = {}) => ({
    id,
    startsAt: new Date(Date.UTC(2026, 10, 17, from)),
    endsAt: new Date(Date.UTC(2026, 10, 17, to)),
    groupId: `group of ${id}`,
    teacherId: null as string | null,
    regionId: 'walsall',
    room: '',
    ...facts,
  });

  test.each([
    ['that share nothing do not', at('a', 9, 11), at('b', 9, 11), []],
    ['that only touch do not', at('a', 9, 11, { room: '1' }), at('b', 11, 12, { room: '1' }), []],
    ['of one group do', at('a', 9, 11, { groupId: 'g' }), at('b', 10, 12, { groupId: 'g' }), ['GROUP']],
    [
      'of one group do once, also with its room and teacher',
      at('a', 9, 11, { groupId: 'g', room: '1', teacherId: 't' }),
      at('b', 10, 12, { groupId: 'g', room: '1', teacherId: 't' }),
      ['GROUP'],
    ],
    [
      'of one teacher do',
      at('a', 9, 11, { teacherId: 't' }),
      at('b', 10, 12, { teacherId: 't' }),
      ['TEACHER'],
    ],
    ['in one room do', at('a', 9, 12, { room: 'Room 1' }), at('b', 10, 11, { room: 'room 1 ' }), ['ROOM']],
    [
      'in rooms of two campuses do not',
      at('a', 9, 12, { room: '1' }),
      at('b', 9, 12, { room: '1', regionId: 'jakarta' }),
      [],
    ],
  ])('%s', (_, one, other, kinds) => {
    expect(clashesAmong([other, one]).map(({ kind }) => kind)).toEqual(kinds);
  });
});

test.each([
  ['the rest of the term that runs', '2026-11-18', { firstDay: '2026-11-18', lastDay: '2026-12-18' }],
  ['the term that follows', '2026-12-20', { firstDay: '2027-01-11', lastDay: '2027-04-02' }],
  ['fifteen weeks where no term follows', '2027-05-01', { firstDay: '2027-05-01', lastDay: '2027-08-14' }],
] as const)('a new weekly meeting is thought of for %s', (_, today, days) => {
  const terms = [
    { firstDay: '2027-01-11', lastDay: '2027-04-02' },
    { firstDay: '2026-09-07', lastDay: '2026-12-18' },
  ] as const;
  expect(usualDays(today, terms)).toEqual(days);
});
