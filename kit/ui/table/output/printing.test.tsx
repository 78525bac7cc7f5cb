import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { DataTable } from '../data-table.tsx';
import { pageOfLoaded } from '../page-of-loaded.ts';
import type { PageAfter } from './pages-of.ts';
import { PrintButton } from './print-button.tsx';
import type { Table } from '../table.ts';
import { useList } from '../use-list.ts';
import { usePrinting } from './use-printing.ts';

interface Student {
  _id: string;
  name: string;
}

const TABLE: Table<Student> = {
  label: 'Students',
  counted: 'rowCount',
  nameOf: ({ name }) => name,
  columns: [{ id: 'name', header: 'Name', cell: ({ name }) => name, csv: ({ name }) => name }],
};

const students = (count: number): Student[] =>
  Array.from({ length: count }, (_, index) => ({ _id: `s${index}`, name: `Student ${index}` }));

interface RosterProps {
  count: number;
  open: (signal: AbortSignal) => Promise<unknown>;
  onPage: () => Promise<void>;
}

function Roster({ count, open, onPage }: RosterProps) {
  const list = useList([], 20);
  const from = (after: string | null) =>
    pageOfLoaded(
      students(count),
      { ...list.params, after },
      { columns: TABLE.columns, rowsPerPage: 20, languageTag: 'en' },
    );
  const page = from(list.params.after);
  const pageAfter: PageAfter<Student> = async (after) => {
    await onPage();
    return from(after);
  };
  const printing = usePrinting({ list, page, open, pageAfter });
  return (
    <>
      <PrintButton printing={printing} />
      <DataTable
        table={TABLE}
        list={list}
        answer={{ data: page, problem: null, isLoading: false }}
        printing={printing}
      />
    </>
  );
}

/** How many rows each press on the printer put on paper. */
let printed: number[];
const rowsNow = () => within(screen.getByRole('table')).getAllByRole('row').length - 1;

beforeEach(() => {
  printed = [];
  window.print = vi.fn<() => void>(() => void printed.push(rowsNow()));
});

function show(count: number, { path = '/students', onPage = async () => {}, onOpen = async () => {} } = {}) {
  const open = vi.fn<RosterProps['open']>(onOpen);
  render(
    <TestPage path={path}>
      <Roster count={count} open={open} onPage={onPage} />
    </TestPage>,
  );
  return { open };
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Print' }));
const closePrinter = (): void => act(() => void window.dispatchEvent(new Event('afterprint')));

test('all rows of a list are printed, not those of one page, and the screen is then as it was', async () => {
  const { open } = show(54);
  expect(rowsNow()).toBe(20);
  await press();
  await vi.waitFor(() => expect(printed).toEqual([54]));
  expect(open).toHaveBeenCalledOnce();
  closePrinter();
  expect(rowsNow()).toBe(20);
});

test('also from a later page everything is printed, from the first row on', async () => {
  show(54, { path: '/students?after=s19' });
  await press();
  await vi.waitFor(() => expect(printed).toEqual([54]));
  expect(screen.getByText('Student 0')).toBeTruthy();
});

test('a list that is in sight whole is printed at once', async () => {
  const { open } = show(7);
  await press();
  expect(printed).toEqual([7]);
  expect(open).not.toHaveBeenCalled();
});

test.each(['{Control>}p{/Control}', '{Meta>}p{/Meta}'])(
  'the keys that print do the same: %s',
  async (keys) => {
    show(54);
    await userEvent.keyboard(keys);
    await vi.waitFor(() => expect(printed).toEqual([54]));
  },
);

test('while the rows come they are counted, and it can be cancelled', async () => {
  const second = Promise.withResolvers<void>();
  let pages = 0;
  show(54, { onPage: () => (++pages === 1 ? Promise.resolve() : second.promise) });
  await press();
  expect(await screen.findByText('20 rows')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  second.resolve();
  expect(await screen.findByRole('button', { name: 'Print' })).toBeTruthy();
  expect(printed).toEqual([]);
});

test('paper with a part of a list says so, and paper with all of it does not', async () => {
  show(54);
  expect(screen.getByText('This printout shows 20 of 54 rows.')).toBeTruthy();
  let isSaid = true;
  window.print = vi.fn<() => void>(() => {
    isSaid = screen.queryByText(/^This printout shows/) !== null;
    printed.push(rowsNow());
  });
  await press();
  await vi.waitFor(() => expect(printed).toEqual([54]));
  expect(isSaid).toBe(false);
});

test.each([
  ['may not be taken along', { onOpen: () => Promise.reject(new Error('Only deans may take this along.')) }],
  ['does not come', { onPage: () => Promise.reject(new Error('Only deans may take this along.')) }],
])(
  'where the whole list %s, what is on the screen is printed and says that it is not all',
  async (_, how) => {
    show(54, how);
    let text: string | undefined;
    window.print = vi.fn<() => void>(() => {
      text = screen.getByText(/^This printout shows/).textContent;
      printed.push(rowsNow());
    });
    await userEvent.keyboard('{Control>}p{/Control}');
    await vi.waitFor(() => expect(printed).toEqual([20]));
    expect(text).toBe('This printout shows 20 of 54 rows.');
    expect(screen.getByText('Only deans may take this along.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
  },
);
