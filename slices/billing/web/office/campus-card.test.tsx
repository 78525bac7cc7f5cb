import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { configure } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { CampusCard } from './campus-card.tsx';

beforeEach(() => configure());

const USD = { value: 'USD', decimals: 2 };
const invoice = (number: string, facts: object) => ({
  _id: number,
  number,
  title: 'Tuition',
  balance: 56_000,
  dueOn: '2026-03-01',
  isPaidInSteps: false,
  ...facts,
});

test('what is paid in steps, as was agreed, is no part of what is overdue', async () => {
  const account = {
    regionName: 'Denver',
    today: '2026-03-10',
    currency: USD,
    owed: 112_000,
    overdue: 56_000,
    credit: 0,
  };
  const invoices = [invoice('DENVER-1', {}), invoice('DENVER-2', { isPaidInSteps: true })];
  render(
    <TestPage catalogues={[messages]}>
      <CampusCard
        account={account as never}
        invoices={invoices as never}
        onAsk={() => undefined}
        statement={null}
      />
    </TestPage>,
  );
  await userEvent.click(screen.getByRole('button', { name: '$560.00' }));
  expect(screen.getByText('DENVER-1')).toBeTruthy();
  expect(screen.queryByText('DENVER-2')).toBeNull();
});
