import { expect, test } from 'vitest';
import { slots } from './invoice.slots.tsx';

type Shown = Parameters<NonNullable<(typeof slots)[number]['isShown']>>;

test('an invoice leads to its payment plan where the campus takes cards and something is left to pay', () => {
  const isShownFor = (facts: object) =>
    slots.map((slot) => slot.isShown?.(...([facts, {}] as unknown as Shown)));
  const owed = { takesCards: true, balance: 9_000, status: 'UNPAID' };
  expect(isShownFor(owed)).toEqual([true]);
  for (const facts of [{ takesCards: false }, { balance: 0 }, { status: 'DELETED' }])
    expect(isShownFor({ ...owed, ...facts })).toEqual([false]);
});
