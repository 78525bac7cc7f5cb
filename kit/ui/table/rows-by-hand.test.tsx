import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { MenuItem } from '../menu/menu-item.tsx';
import { listenForShortcuts } from '../shortcut/listen-for-shortcuts.ts';
import { DataTable } from './data-table.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { pageOfLoaded } from './page-of-loaded.ts';
import type { Table } from './table.ts';
import { useList } from './use-list.ts';
import { useSelection } from './use-selection.ts';

interface Student {
  _id: string;
  name: string;
  campus: string;
}

const TABLE: Table<Student> = {
  label: 'Students',
  counted: 'rowCount',
  nameOf: ({ name }) => name,
  menuOf: ({ _id }) => <MenuItem action={`/students/${_id}/edit`}>Edit</MenuItem>,
  columns: [
    {
      id: 'name',
      header: 'Name',
      cell: ({ _id, name }) => <Link to={`/students/${_id}`}>{name}</Link>,
      csv: ({ name }) => name,
    },
    { id: 'campus', header: 'Campus', cell: ({ campus }) => campus },
  ],
};

function Students({ count }: { count: number }) {
  const list = useList([], 10);
  const rows = Array.from({ length: count }, (_, index) => ({
    _id: `s${index}`,
    name: `Student ${index}`,
    campus: index % 2 === 0 ? 'Walsall' : 'Jakarta',
  }));
  const data = pageOfLoaded(rows, list.params, {
    columns: TABLE.columns,
    rowsPerPage: list.rowsPerPage,
    languageTag: 'en',
  });
  return (
    <>
      <FilterBar list={list} searchLabel="Search name" />
      <DataTable
        table={TABLE}
        list={list}
        answer={{ data, problem: null, isLoading: false }}
        selection={useSelection(list)}
      />
    </>
  );
}

let stopListening: () => void;
beforeEach(() => {
  stopListening = listenForShortcuts();
});
afterEach(() => stopListening());

function show(count: number) {
  render(
    <TestPage path="/students">
      <Students count={count} />
    </TestPage>,
  );
  return { person: userEvent.setup() };
}

const address = (): string | null => screen.getByLabelText('path').textContent;

test('arrows lead from row to row in the same column, and Enter follows the link', async () => {
  const { person } = show(3);
  screen.getByRole('link', { name: 'Student 0' }).focus();
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Student 1' }));
  screen.getByRole('checkbox', { name: 'Select Student 1' }).focus();
  await person.keyboard('{ArrowDown} ');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Student 2' }).checked).toBe(true);
  screen.getByRole('link', { name: 'Student 1' }).focus();
  await person.keyboard('{Enter}');
  expect(address()).toBe('/students/s1');
});

test('arrow down leads from the search into the rows and arrow up back again', async () => {
  const { person } = show(3);
  await person.keyboard('/{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Student 0' }));
  await person.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('who types and goes on at once opens what was searched for, not what stood there before', async () => {
  const { person } = show(25);
  await person.keyboard('/');
  await person.keyboard('student 24{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Student 24'));
  await person.keyboard('{Enter}');
  expect(address()).toBe('/students/s24');
});

test('Home and End lead to the ends of the page, Page Down and Page Up turn it', async () => {
  const { person } = show(25);
  const here = () => document.activeElement?.textContent;
  screen.getByRole('link', { name: 'Student 4' }).focus();
  await person.keyboard('{End}');
  expect(here()).toBe('Student 9');
  await person.keyboard('{Home}');
  expect(here()).toBe('Student 0');
  await person.keyboard('{PageDown}{PageDown}');
  expect(here()).toBe('Student 20');
  await person.keyboard('{PageDown}');
  expect(here()).toBe('Student 20');
  await person.keyboard('{PageUp}');
  expect(here()).toBe('Student 10');
});

test('a press anywhere in a row follows its link, but its checkbox and its menu are their own', async () => {
  const { person } = show(3);
  const [walsall] = screen.getAllByRole('cell', { name: 'Walsall' });
  await person.click(screen.getByRole('checkbox', { name: 'Select Student 0' }));
  await person.click(screen.getByRole('button', { name: 'More for Student 0' }));
  await person.keyboard('{Escape}');
  expect(address()).toBe('/students');
  await person.click(walsall!);
  expect(address()).toBe('/students/s0');
});

test('with Ctrl, or the middle button, a row opens in a new tab', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { person } = show(3);
  const [walsall, other] = screen.getAllByRole('cell', { name: 'Walsall' });
  await person.keyboard('{Control>}');
  await person.click(walsall!);
  await person.keyboard('{/Control}');
  await person.pointer({ keys: '[MouseMiddle]', target: other! });
  expect(opened.mock.calls.map(([href]) => new URL(String(href)).pathname)).toEqual([
    '/students/s0',
    '/students/s2',
  ]);
  expect(address()).toBe('/students');
});

test('words selected in a row to copy them open nothing', async () => {
  const { person } = show(1);
  const cell = screen.getByRole('cell', { name: 'Walsall' });
  await person.pointer([
    { target: cell, offset: 0, keys: '[MouseLeft>]' },
    { offset: 4 },
    { keys: '[/MouseLeft]' },
  ]);
  expect(window.getSelection()?.toString()).toBe('Wals');
  expect(address()).toBe('/students');
});
