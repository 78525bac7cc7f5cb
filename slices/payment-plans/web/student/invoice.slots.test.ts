import { expect, test } from 'vitest';
import { slots } from './invoice.slots.tsx';

test('an invoice leads to its payment plan where the campus takes cards and something is left to pay', () => {
  const owed = { _id: 'i1', takesCards: true, balance: 9_000, status: 'UNPAID' } as never;
  const [plan] = slots;
  expect(plan?.isShown?.(owed)).toBe(true);
  for (const facts of [{ takesCards: false }, { balance: 0 }, { status: 'DELETED' }])
    expect(plan?.isShown?.({ ...(owed as object), ...facts } as never)).toBe(false);
});
