import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { StoppedPlans } from './stopped-plans.tsx';

beforeEach(() => configure());
afterEach(() => vi.unstubAllGlobals());

const invoice = (number: string, plan: object, balance = 42_000) => ({
  _id: number,
  number,
  balance,
  currency: { value: 'GBP', decimals: 2 },
  paymentPlan: {
    _id: `plan of ${number}`,
    status: 'DISABLED',
    disabledBy: 'FAILURES',
    disabledReason: '',
    consecutiveFailedPaymentsCount: 3,
    ...plan,
  },
});

test('a plan that has stopped is told with what is still open, one that runs or is paid is not', async () => {
  const invoices = [
    invoice('W-1', {}),
    invoice('W-2', { status: 'ACTIVE', disabledBy: null }),
    invoice('W-3', {}, 0),
    invoice('W-4', { disabledBy: 'STAFF', disabledReason: 'Moved abroad' }),
  ];
  const api = new FakeApi({ stoppedPlans: { data: { finances: { _id: 'ana', invoices } } } });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]} path="/users/ana">
      <StoppedPlans personId="ana" />
    </TestPage>,
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/stopped after 3 failed payments; .*420\.00.* invoice W-1/);
  expect(alert.querySelector('a')?.getAttribute('href')).toBe('/users/ana?tab=finances');
  expect(screen.getByText(/turned off: Moved abroad/)).toBeTruthy();
  expect(screen.queryByText(/W-2|W-3/)).toBeNull();
});
