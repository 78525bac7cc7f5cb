import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { asOf } from '../moment/as-of.ts';
import { ScheduleRows } from './schedule-rows.tsx';

const inDays = (days: number): string => new Date(asOf().getTime() + days * 86_400_000).toISOString();
const row = (id: string, days: number) => ({ id, endsAt: inDays(days), row: <span>{id}</span> });

function show(rows: ReturnType<typeof row>[]): void {
  render(
    <TestPage>
      <ScheduleRows rows={rows} empty="Nothing" past="rowCount" />
    </TestPage>,
  );
}

test('the next one stands first, and what is over is folded away with the latest first', () => {
  show([row('in a month', 30), row('tomorrow', 1), row('yesterday', -1), row('last month', -30)]);
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'tomorrow',
    'in a month',
    'yesterday',
    'last month',
  ]);
  expect(screen.getByText('2 rows').closest('details')?.open).toBe(false);
});

test('without any, that is said', () => {
  show([]);
  expect(screen.getByText('Nothing')).toBeTruthy();
});
