import { expect, test } from 'vitest';
import { minorUnits } from '#kit/money/minor-units.ts';
import { isLastDay, isPayable, linkState, payableBy, thankedAs, type LinkFacts } from './sponsor-link.ts';

const now = new Date('2026-11-20T10:00:00Z');
interface Told {
  max?: number | null;
  paid?: number;
  balance?: number;
  revokedAt?: Date | null;
  expiresAt?: Date;
}
const link = ({ max = null, paid = 0, balance = 100, ...times }: Told): LinkFacts => ({
  maxAmount: max === null ? null : minorUnits(max),
  paid: minorUnits(paid),
  balance: minorUnits(balance),
  revokedAt: null,
  expiresAt: new Date('2026-12-20T00:00:00Z'),
  ...times,
});

test.each([
  ['all that is left', {}, 100, 'OPEN'],
  ['all that is left, after a part of it', { paid: 40, balance: 60 }, 60, 'OPEN'],
  ['up to an amount', { max: 30 }, 30, 'OPEN'],
  ['what is left of an amount', { max: 30, paid: 20, balance: 80 }, 10, 'OPEN'],
  ['no more than is left of the invoice', { max: 30, balance: 5 }, 5, 'OPEN'],
  ['nothing once its amount is paid', { max: 30, paid: 30, balance: 70 }, 0, 'SETTLED'],
  ['nothing once the invoice is paid', { balance: 0 }, 0, 'SETTLED'],
  ['nothing where too much was paid', { balance: -5 }, 0, 'SETTLED'],
  ['no more when its time is over', { expiresAt: now }, 100, 'EXPIRED'],
  ['no more when it was revoked', { revokedAt: now, balance: 0 }, 0, 'REVOKED'],
] as const)('a link takes %s', (_, told, payable, state) => {
  expect([payableBy(link(told)), linkState(link(told), now)]).toEqual([payable, state]);
});

test.each([
  [100, false, true],
  [99, false, false],
  [99, true, true],
  [1, true, true],
  [0, true, false],
  [-1, true, false],
  [101, true, false],
])('%i of 100 is payable where parts are taken (%s): %s', (amount, takesParts, is) => {
  expect(isPayable(minorUnits(amount), { ...link({}), takesParts })).toBe(is);
});

test('a link works for half a year at most, and not for days that have gone by', () => {
  const today = '2026-11-20' as const;
  expect(
    (['2026-11-19', '2026-11-20', '2027-05-19', '2027-05-20'] as const).map((day) => isLastDay(day, today)),
  ).toEqual([false, true, true, false]);
});

test('who does not want to be known is nobody to the student', () => {
  const said = { name: 'Ruth', isNamed: false, note: 'God bless you' };
  expect(thankedAs(said)).toEqual({ name: null, note: 'God bless you' });
  expect(thankedAs({ ...said, isNamed: true }).name).toBe('Ruth');
  expect(thankedAs({ ...said, isNamed: true, name: '' }).name).toBeNull();
});
