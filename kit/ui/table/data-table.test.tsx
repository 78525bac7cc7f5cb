import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import type { Answer } from '../data-view/data-view.tsx';
import { MenuItem } from '../menu/menu-item.tsx';
import { SelectionAction, SelectionBar } from '../selection-bar/selection-bar.tsx';
import { listenForShortcuts } from '../shortcut/listen-for-shortcuts.ts';
import { shortcutsNow } from '../shortcut/shortcuts.ts';
import { DataTable } from './data-table.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { pageOfLoaded } from './page-of-loaded.ts';
import type { PageOfRows, Table } from './table.ts';
import { useList } from './use-list.ts';
import { useSelection, type Selected } from './use-selection.ts';

interface Student {
  _id: string;
  name: string;
  campus: string;
  balanceCents: number;
}

const students = (count: number): Student[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `s${index}`,
    name: `Student ${index}`,
    campus: index % 2 === 0 ? 'Walsall' : 'Jakarta',
    balanceCents: (count - index) * 100,
  }));

const TABLE: Table<Student> = {
  label: 'Students',
  counted: 'rowCount',
  nameOf: ({ name }) => name,
  menuOf: ({ _id }) => <MenuItem action={`/students/${_id}/edit`}>Edit</MenuItem>,
  columns: [
    {
      id: 'name',
      header: 'Name',
      sortKey: 'name',
      cell: ({ _id, name }) => <Link to={`/students/${_id}`}>{name}</Link>,
      csv: ({ name }) => name,
    },
    { id: 'campus', header: 'Campus', cell: ({ campus }) => campus, csv: ({ campus }) => campus },
    {
      id: 'balance',
      header: 'Balance',
      align: 'end',
      sortKey: 'balance',
      cell: ({ balanceCents }) => balanceCents / 100,
      csv: ({ balanceCents }) => balanceCents / 100,
      total: '1,234.00',
    },
  ],
};

interface StudentsProps {
  rows: readonly Student[];
  answer?: Partial<Answer<PageOfRows<Student>>>;
  onMove: (selected: Selected) => void;
}

function Students({ rows, answer, onMove }: StudentsProps) {
  const list = useList(['campus'], 10);
  const selection = useSelection(list);
  const { campus } = list.params.filters;
  const page = pageOfLoaded(
    rows.filter((row) => campus === undefined || row.campus === campus),
    list.params,
    { columns: TABLE.columns, rowsPerPage: list.rowsPerPage, languageTag: 'en' },
  );
  const options = ['Walsall', 'Jakarta'].map((value) => ({ value, label: value }));
  return (
    <>
      <FilterBar
        list={list}
        searchLabel="Search name"
        filters={[{ kind: 'choice', name: 'campus', label: 'Campus', options }]}
      />
      <DataTable
        table={TABLE}
        list={list}
        answer={{ data: page, problem: null, isLoading: false, ...answer }}
        selection={selection}
      />
      <SelectionBar count={selection.countOf(page.count ?? 0)} onClear={selection.clear}>
        <SelectionAction icon="users" onAct={() => onMove(selection.selected)}>
          Move
        </SelectionAction>
      </SelectionBar>
    </>
  );
}

let stopListening: () => void;
beforeEach(() => {
  stopListening = listenForShortcuts();
});
afterEach(() => stopListening());

function show(count: number, { path = '/students', answer = {} }: ShowOptions = {}) {
  const onMove = vi.fn<(selected: Selected) => void>();
  render(
    <TestPage path={path}>
      <Students rows={students(count)} answer={answer} onMove={onMove} />
    </TestPage>,
  );
  return { onMove, person: userEvent.setup() };
}

interface ShowOptions {
  path?: string;
  answer?: Partial<Answer<PageOfRows<Student>>>;
}

const names = (): (string | null)[] => screen.getAllByRole('link').map(({ textContent }) => textContent);
const address = (): string | null => screen.getByLabelText('path').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a user who asks which keys work is told of those of the list', () => {
  show(25);
  const told = shortcutsNow().map(({ keys, label }) => [keys, label]);
  expect(told).toEqual(
    expect.arrayContaining([
      ['/', 'searchThisList'],
      ['up down', 'walkRows'],
      ['down', 'enterRows'],
      ['↵', 'openRow'],
      ['home end', 'endsOfRows'],
      ['pageup pagedown', 'turnRows'],
    ]),
  );
});

test('words are searched for as they are typed, and live in the address', async () => {
  const { person } = show(25);
  await person.keyboard('/');
  await person.keyboard('student 24');
  await waitFor(() => expect(names()).toEqual(['Student 24']));
  expect(address()).toBe('/students?search=student+24');
  await press('Clear filters');
  expect(address()).toBe('/students');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('a filter is chosen, named on its chip, and taken away again', async () => {
  const { person } = show(4);
  await person.click(screen.getByRole('button', { name: 'Campus' }));
  await person.click(screen.getByRole('menuitem', { name: 'Jakarta' }));
  expect(address()).toBe('/students?campus=Jakarta');
  expect(names()).toEqual(['Student 1', 'Student 3']);
  expect(screen.getByRole('button', { name: 'Campus Jakarta' })).toBeTruthy();
  await press('Remove Campus');
  expect(names()).toHaveLength(4);
});

test('a column sorts up, then down, then not at all', async () => {
  show(3);
  const told = () => screen.getByRole('columnheader', { name: 'Balance' }).getAttribute('aria-sort');
  await press('Balance');
  expect(names()).toEqual(['Student 2', 'Student 1', 'Student 0']);
  expect(told()).toBe('ascending');
  await press('Balance');
  expect(address()).toBe('/students?sort=-balance');
  expect(names()[0]).toBe('Student 0');
  expect(told()).toBe('descending');
  await press('Balance');
  expect(address()).toBe('/students');
  expect(told()).toBeNull();
});

test('pages are turned on and back, and say where they are', async () => {
  show(25);
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain('1–10 of 25 rows');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  await press('Next');
  await press('Next');
  expect(names()).toHaveLength(5);
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain('21–25 of 25 rows');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  await press('Previous');
  expect(names()[0]).toBe('Student 10');
  await press('Previous');
  expect(names()[0]).toBe('Student 0');
});

test('a page reached by its address alone leads back to the first', async () => {
  show(25, { path: '/students?after=s9' });
  expect(names()[0]).toBe('Student 10');
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain('25 rows');
  await press('Previous');
  expect(names()[0]).toBe('Student 0');
});

test('rows are selected one by one, by the page, and all that match', async () => {
  const { onMove, person } = show(25);
  await person.click(screen.getByRole('checkbox', { name: 'Select Student 3' }));
  await press('Move');
  expect(onMove).toHaveBeenLastCalledWith({ kind: 'some', ids: new Set(['s3']) });
  const wholePage = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows on this page' });
  expect(wholePage.indeterminate).toBe(true);
  await person.click(wholePage);
  expect(screen.getByText('10 selected')).toBeTruthy();
  expect(screen.getByText('Everything on this page is selected: 10 rows.')).toBeTruthy();
  await press('Select all 25');
  expect(screen.getByText('25 selected')).toBeTruthy();
  expect(screen.getByText('Everything that matches is selected: 25 rows.')).toBeTruthy();
  await press('Move');
  expect(onMove).toHaveBeenLastCalledWith({ kind: 'allMatching' });
  await person.click(screen.getByRole('checkbox', { name: 'Select Student 3' }));
  expect(screen.getByText('9 selected')).toBeTruthy();
});

test('a selection lasts from page to page, and ends with other parameters', async () => {
  const { person } = show(25);
  await person.click(screen.getByRole('checkbox', { name: 'Select Student 3' }));
  await press('Next');
  await person.click(screen.getByRole('checkbox', { name: 'Select Student 12' }));
  expect(screen.getByText('2 selected')).toBeTruthy();
  await person.type(screen.getByRole('searchbox'), 'Student 1{Enter}');
  expect(screen.queryByText('2 selected')).toBeNull();
});

test('a row has its own menu, and a column its total', async () => {
  const { person } = show(2);
  await person.click(screen.getByRole('button', { name: 'More for Student 1' }));
  await person.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(address()).toBe('/students/s1/edit');
  const sum = screen.getByRole('row', { name: 'Total 1,234.00' });
  expect(within(sum).getByRole('rowheader').textContent).toBe('Total');
});

test('all four states are drawn', () => {
  show(0);
  expect(screen.getByRole('heading', { name: 'No data' })).toBeTruthy();
});

test('a page that is gone, or refused, leads to the first', async () => {
  const gone = { data: { rows: [], nextCursor: null } };
  show(25, { path: '/students?campus=Walsall&after=s9', answer: gone });
  expect(screen.getByRole('heading', { name: 'This page no longer exists' })).toBeTruthy();
  await press('First page');
  expect(address()).toBe('/students?campus=Walsall');

  cleanup();
  show(25, {
    path: '/students?after=x',
    answer: { data: null, problem: new Error('The list has changed.') },
  });
  await press('First page');
  expect(address()).toBe('/students');
  expect(screen.queryByRole('button', { name: 'First page' })).toBeNull();
});

test('what matches nothing offers the way out', async () => {
  show(3, { path: '/students?search=nobody' });
  expect(screen.getByRole('heading', { name: 'No matches' })).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[1]!);
  expect(names()).toHaveLength(3);
});

test('rows on their way have the shape of rows, and trouble is told', () => {
  show(0, { answer: { data: null, isLoading: true } });
  expect(screen.getByLabelText('Loading').querySelectorAll('tbody tr')).toHaveLength(8);
  show(0, { answer: { data: null, problem: new Error('The server is away.') } });
  expect(screen.getByText('The server is away.')).toBeTruthy();
});

test('of ten thousand rows that are loaded only one page is drawn', async () => {
  show(10_000);
  expect(screen.getAllByRole('row')).toHaveLength(12);
  await press('Balance');
  expect(names()[0]).toBe('Student 9999');
});
