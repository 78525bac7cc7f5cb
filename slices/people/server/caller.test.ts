import { describe, expect, test } from 'vitest';
import { actorOf, sessionLoss } from './caller.ts';
import type { CallerRow } from './caller.queries.ts';

const HOUR_MS = 3_600_000;
const now = new Date('2026-03-01T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
const admin = { id: 'admin', firstName: 'Ada', lastName: 'Admin', isStillAdmin: true };

const manager: Partial<CallerRow> = { roles: ['user', 'manager'] };
const dean: Partial<CallerRow> = {
  regionRoles: [{ regionId: 'denver', slug: 'US-Denver', roleNames: ['dean'] }],
};

const row = (facts: Partial<CallerRow>): CallerRow =>
  ({
    id: 'ana',
    sessionId: 'session',
    status: 'ACTIVE',
    roles: ['user'],
    regionIds: ['denver'],
    regionRoles: [],
    individualPermissions: ['uploadVideos'],
    impersonator: null,
    sessionStartedAt: hoursAgo(0.2),
    lastSeenAt: hoursAgo(0.1),
    expiresAt: hoursAgo(-1),
    ...facts,
  }) as CallerRow;

describe('a session that was found', () => {
  test.each([
    ['seen just now', {}, null],
    ['a student’s, unused for just under 12 hours', { lastSeenAt: hoursAgo(11.999) }, null],
    ['a student’s, unused for 12 hours', { lastSeenAt: hoursAgo(12) }, 'sessionEnded'],
    ['staff’s, unused for just under an hour', { ...manager, lastSeenAt: hoursAgo(0.999) }, null],
    ['staff’s, unused for an hour', { ...manager, lastSeenAt: hoursAgo(1) }, 'sessionEnded'],
    ['a campus dean’s, unused for an hour', { ...dean, lastSeenAt: hoursAgo(1) }, 'sessionEnded'],
    ['staff’s, begun just under 12 hours ago', { ...manager, sessionStartedAt: hoursAgo(11.999) }, null],
    ['staff’s, begun 12 hours ago', { ...manager, sessionStartedAt: hoursAgo(12) }, 'sessionEnded'],
    ['a campus dean’s, begun 12 hours ago', { ...dean, sessionStartedAt: hoursAgo(12) }, 'sessionEnded'],
    ['a student’s, begun 13 days ago', { sessionStartedAt: hoursAgo(13 * 24) }, null],
    ['at the instant it expires', { expiresAt: now }, 'sessionEnded'],
    ['just before it expires', { expiresAt: new Date(now.getTime() + 1) }, null],
    ['of a disabled account', { status: 'DISABLED' }, 'sessionPersonGone'],
    ['of an account not yet verified', { status: 'UNVERIFIED' }, 'sessionPersonGone'],
    ['of a disabled account, expired', { status: 'DISABLED', expiresAt: now }, 'sessionEnded'],
    ['of a person being impersonated', { impersonator: admin }, null],
    [
      'of an impersonator who is admin no more',
      { impersonator: { ...admin, isStillAdmin: false } },
      'sessionEnded',
    ],
  ] as [string, Partial<CallerRow>, string | null][])('%s', (_, facts, loss) => {
    expect(sessionLoss(row(facts), now)).toBe(loss);
  });
});

test('the actor is the person of the session, with the administrator behind if there is one', () => {
  expect(actorOf(row({ impersonator: admin }))).toEqual({
    personId: 'ana',
    roles: ['user'],
    regionIds: ['denver'],
    regionRoles: [],
    individualPermissions: ['uploadVideos'],
    impersonatorId: 'admin',
    sessionId: 'session',
  });
  expect(actorOf(row({})).impersonatorId).toBeNull();
});
