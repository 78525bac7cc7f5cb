import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { Tabs, useTab, type Tab } from './tabs.tsx';

const TABS: readonly Tab<'overview' | 'billing'>[] = [
  { id: 'overview', label: 'Overview' },
  { id: 'billing', label: 'Billing', count: 2 },
];

function Person() {
  const current = useTab(TABS) ?? 'overview';
  return (
    <>
      <Tabs label="Sides" tabs={TABS} current={current} />
      <h1>{current}</h1>
    </>
  );
}

const show = (path: string) =>
  render(
    <TestPage path={path}>
      <Person />
    </TestPage>,
  );

test.each([
  ['/p', 'overview'],
  ['/p?tab=billing', 'billing'],
  ['/p?tab=nonsense', 'overview'],
])('at %s the tab %s is open', (path, tab) => {
  show(path);
  expect(screen.getByRole('heading').textContent).toBe(tab);
  const open = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(open.map((link) => link.textContent?.toLowerCase().replace('2', ''))).toEqual([tab]);
});

test('opening a tab changes the address and keeps what else is in it, but not where a list stood', async () => {
  show('/p?year=2026&search=ana&sort=-NAME&after=7');
  await userEvent.click(screen.getByRole('link', { name: /Billing/ }));
  expect(screen.getByLabelText('path').textContent).toBe('/p?year=2026&tab=billing');
});
