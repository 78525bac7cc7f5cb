import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
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

test('what is opened less often stands in a menu, whose button bears the name of the open tab', async () => {
  const history = { id: 'history', label: 'History' } as const;
  function Sides() {
    const current = useTab([...TABS, history]) ?? 'overview';
    return <Tabs label="Sides" tabs={TABS} current={current} more={{ label: 'More', tabs: [history] }} />;
  }
  render(
    <TestPage path="/p">
      <Sides />
    </TestPage>,
  );
  expect(screen.queryByRole('link', { name: 'History' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More: Sides' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'History' }));
  expect(screen.getByLabelText('path').textContent).toBe('/p?tab=history');
  expect(screen.getByRole('button', { name: 'History: Sides' }).getAttribute('aria-current')).toBe('page');
});

test('opening a tab changes the address and keeps what else is in it, but not where a list stood', async () => {
  show('/p?year=2026&search=ana&sort=-NAME&after=7');
  await userEvent.click(screen.getByRole('link', { name: /Billing/ }));
  expect(screen.getByLabelText('path').textContent).toBe('/p?year=2026&tab=billing');
});

test('a row that is wider than the phone shows the open tab, from the start and after a press', async () => {
  const PLACES: Record<string, Pick<DOMRect, 'left' | 'width'>> = {
    Overview: { left: 0, width: 200 },
    Billing2: { left: 400, width: 100 },
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function placed(this: Element) {
    const strip = this.closest('nav');
    const tab = PLACES[this.textContent ?? ''];
    // The row is 300 wide; what it was moved by is taken off the places of its tabs.
    return (tab ? { ...tab, left: tab.left - (strip?.scrollLeft ?? 0) } : { left: 0, width: 300 }) as DOMRect;
  });
  show('/p?tab=billing');
  const strip = screen.getByRole('navigation');
  expect(strip.scrollLeft).toBe(300);
  await userEvent.click(screen.getByRole('link', { name: 'Overview' }));
  expect(strip.scrollLeft).toBe(-50);
});
