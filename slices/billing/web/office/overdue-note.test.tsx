import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { OverdueNote } from './overdue-note.tsx';

beforeEach(configure);

test('the overview says what is overdue, campus by campus, and leads to the finances', async () => {
  const account = (regionName: string, overdue: number) => ({
    regionId: regionName,
    regionName,
    overdue,
    currency: { value: 'USD', decimals: 2 },
  });
  const accounts = [account('Denver', 0), account('Walsall', 42_000)];
  const data = { finances: { _id: 'ana', accounts } };
  vi.stubGlobal('fetch', new FakeApi({ overdueOfPerson: { data } }).fetch);
  render(
    <TestPage catalogues={[messages]} path="/users/ana">
      <OverdueNote personId="ana" />
    </TestPage>,
  );
  expect((await screen.findByText(/Walsall/)).textContent).toBe('Overdue $420.00 · Walsall');
  expect(screen.queryByText(/Denver/)).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/users/ana?tab=finances');
});
