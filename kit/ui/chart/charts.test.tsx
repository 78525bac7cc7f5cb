import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { BarChart } from './bar-chart.tsx';
import type { Chart } from './chart.ts';
import { LineChart } from './line-chart.tsx';

const chart = {
  title: 'Income by month',
  fileName: 'income',
  unit: { currency: 'USD' },
  along: { kind: 'months', label: 'Month', days: ['2025-12-01', '2026-01-01', '2026-02-01'] },
  series: [
    { name: 'Walsall', values: [1_200, 1_500, -300] },
    { name: 'Jakarta', values: [900, null, 1_100] },
  ],
} as const satisfies Chart;

const byName: Chart = {
  ...chart,
  along: { kind: 'names', label: 'Campus', names: ['=1+1', 'Evening', 'Day'] },
};

const show = (drawn: React.ReactNode) => render(<TestPage>{drawn}</TestPage>);
const reader = () =>
  screen.getByRole('slider', { name: 'Income by month: read the values with the arrow keys' });
const rects = () => [...document.querySelectorAll('figure rect[fill]')];

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 240));
});

test('a chart has its title, a legend, an axis in the reader’s words and a bar per value', () => {
  show(<BarChart chart={chart} />);
  const figure = within(screen.getByRole('figure', { name: 'Income by month' }));
  expect(figure.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Walsall',
    'Jakarta',
  ]);
  for (const text of ['$1.5K', '$0', '-$500', 'Dec', 'Jan 2026', 'Feb'])
    expect(figure.getByText(text)).toBeTruthy();
  // Five bars and two swatches, and no two series look the same without their colours.
  expect(rects()).toHaveLength(7);
  expect(new Set(rects().map((rect) => rect.getAttribute('fill'))).size).toBe(2);
});

test('the keyboard reads place after place, aloud and in a box; Escape takes the box away', async () => {
  show(<BarChart chart={chart} />);
  reader().focus();
  expect(reader().getAttribute('aria-valuetext')).toBe('December 2025: Walsall $1,200 and Jakarta $900');
  fireEvent.change(reader(), { target: { value: '1' } });
  expect(reader().getAttribute('aria-valuetext')).toBe('January 2026: Walsall $1,500 and Jakarta no value');
  expect(screen.getByText('January 2026')).toBeTruthy();
  fireEvent.keyDown(reader(), { key: 'Escape' });
  expect(screen.queryByText('January 2026')).toBeNull();
});

test.each([
  ['ltr', 290, 'February 2026'],
  ['ltr', 5, 'December 2025'],
  ['rtl', 290, 'December 2025'],
])('written %s, a finger at %i of 300 px reads %s', (direction, clientX, place) => {
  show(
    <div style={{ direction: direction as 'ltr' }}>
      <LineChart chart={chart} />
    </div>,
  );
  fireEvent.pointerDown(reader(), { clientX, pointerType: 'touch' });
  fireEvent.pointerLeave(reader().parentElement!, { pointerType: 'touch' });
  expect(screen.getByText(place)).toBeTruthy();
});

test('a mouse reads for as long as it is there', () => {
  show(<LineChart chart={chart} />);
  fireEvent.pointerMove(reader(), { clientX: 150, pointerType: 'mouse' });
  expect(screen.getByText('January 2026')).toBeTruthy();
  fireEvent.pointerLeave(reader().parentElement!, { pointerType: 'mouse' });
  expect(screen.queryByText('January 2026')).toBeNull();
});

test('the same values stand in a table, and what is unknown is a dash', async () => {
  show(<LineChart chart={chart} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Month', 'Walsall', 'Jakarta'],
    ['December 2025', '$1,200', '$900'],
    ['January 2026', '$1,500', '–'],
    ['February 2026', '-$300', '$1,100'],
  ]);
  expect(screen.queryByRole('slider')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(reader()).toBeTruthy();
});

test.each([
  [chart, '"Month","Walsall","Jakarta"', '"2025-12",1200,900'],
  [byName, '"Campus","Walsall","Jakarta"', `"'=1+1",1200,900`],
])('the values are saved exactly, and nothing in the file runs', async (drawn: Chart, head, first) => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => {};
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  show(<BarChart chart={drawn} />);
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(saved.mock.contexts[0]).toMatchObject({ download: 'income.csv' });
  const lines = (await files[0]!.text()).replace('\u{FEFF}', '').split('\r\n');
  expect(lines.slice(0, 2)).toEqual([head, first]);
});

test('bars under names say every value beside its name', () => {
  show(<BarChart chart={byName} arrangement="stacked" />);
  const evening = screen.getByText('Evening').closest('li')!;
  expect(evening.textContent).toBe('EveningWalsall $1,500Jakarta –');
  expect(screen.queryByRole('slider')).toBeNull();
});

test.each([
  ['no series', { ...chart, series: [] }],
  ['nothing known', { ...chart, series: [{ name: 'Walsall', values: [null, null, null] }] }],
])('a chart with %s says so and offers neither table nor file', (_, drawn) => {
  show(<LineChart chart={drawn} />);
  expect(screen.getByText('No data yet')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('one value is a point on an axis of its own', () => {
  const along = { kind: 'days', label: 'Day', days: ['2026-11-15'] } as const;
  show(<LineChart chart={{ ...chart, along, series: [{ name: 'Walsall', values: [7] }] }} />);
  expect(reader().getAttribute('aria-valuetext')).toBe('Nov 15, 2026: $7');
  expect(document.querySelectorAll('figure svg svg[x="50%"]')).toHaveLength(1);
});
