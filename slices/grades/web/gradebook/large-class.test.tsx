import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, type FakeApi } from '#kit/client/testing/fake-api.ts';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { answerOf, dialog, press, row, sheetOf, show } from '../testing/shown-book.tsx';
import { GradebookScreen } from './gradebook.screen.tsx';

beforeEach(() => {
  configure();
  clearToasts();
});

const CLASS = Array.from({ length: 1_000 }, (_, index) => row(`Student ${index}`));

/** A class of a thousand, whose rows come as they are asked for. */
function showClass(facts: object = {}): FakeApi {
  const api = show(<GradebookScreen />, { rows: CLASS.slice(0, 50), studentCount: 1_000, ...facts });
  const { fetch } = api;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { operationName, variables } = JSON.parse(init.body as string) as {
      operationName: string;
      variables: { from: number; search: string };
    };
    if (operationName === 'gradebookRows') {
      const found = CLASS.filter(({ studentName }) => studentName.includes(variables.search));
      const rows = found.slice(variables.from, variables.from + 50);
      api.answers['gradebookRows'] = answerOf({ studentCount: found.length, rows });
    }
    api.answers['wholeGradebook'] = answerOf({ sheet: sheetOf(CLASS) });
    return fetch(url, init);
  });
  return api;
}

const linesDrawn = () => document.querySelectorAll('tr[data-line]').length;

test('of a large class only what is in sight is drawn, and told how much there is', async () => {
  showClass();
  expect(await screen.findByRole('rowheader', { name: 'Student 0' })).toBeTruthy();
  expect(linesDrawn()).toBeLessThan(100);
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('1001');
  const [, first] = screen.getAllByRole('row');
  expect(first?.getAttribute('aria-rowindex')).toBe('2');
});

test('keys lead to rows that were not fetched yet, and bring them', async () => {
  const api = showClass();
  (await screen.findAllByRole('button', { name: '60' }))[0]?.focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(await screen.findByRole('rowheader', { name: 'Student 999' })).toBeTruthy();
  expect(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('1001');
  expect(api.variablesOf('gradebookRows')).toMatchObject([{ from: 950 }]);
  await userEvent.keyboard('{ArrowUp}{Home}');
  expect(document.activeElement?.closest('tr')?.textContent).toContain('Student 998');
  expect(document.activeElement?.textContent).toBe('60');
});

test('a student of a large class is found by name, by the server', async () => {
  const api = showClass();
  await userEvent.type(await screen.findByRole('searchbox'), 'Student 777');
  expect(await screen.findByRole('rowheader', { name: 'Student 777' })).toBeTruthy();
  expect(linesDrawn()).toBe(1);
  expect(api.variablesOf('gradebookRows')).toMatchObject([{ search: 'Student 777', from: 0 }]);
});

test('a large class is printed whole', async () => {
  showClass();
  let printed = 0;
  window.print = vi.fn<() => void>(() => (printed = linesDrawn()));
  await press('Print');
  await waitFor(() => expect(printed).toBe(1_000));
});

test('the browser’s own menu prints the rows that are here, and the paper says how to print all', async () => {
  showClass();
  expect(await screen.findByRole('rowheader', { name: 'Student 0' })).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(linesDrawn()).toBe(50);
  expect(document.querySelector('tr[aria-hidden]')).toBeNull();
  expect(screen.getByText(/shows 50 of 1,000 students\. The Print button/)).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('tr[aria-hidden]')).toBeTruthy();
  expect(screen.queryByText(/The Print button/)).toBeNull();
});

/** Lets rows that are asked for from now on wait. */
function holdRows(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { fetch } = window;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if ((init.body as string).includes('"gradebookRows"')) await promise;
    return fetch(url, init);
  });
  return resolve;
}

test('digits typed on a row that is still on its way begin its grade once it has come', async () => {
  showClass();
  (await screen.findAllByRole('button', { name: '60' }))[0]?.focus();
  const letRowsCome = holdRows();
  await userEvent.keyboard('{Control>}{End}{/Control}{Home}8');
  await userEvent.keyboard('5');
  expect(screen.queryByRole('dialog')).toBeNull();
  letRowsCome();
  expect(await screen.findByRole('dialog', { name: 'Student 999: Final exam' })).toBeTruthy();
  expect(dialog().getByLabelText<HTMLInputElement>(/^Grade/).value).toBe('85');
});

test('digits typed on a row that is still on its way are forgotten when the keys lead on', async () => {
  const api = showClass();
  (await screen.findAllByRole('button', { name: '60' }))[0]?.focus();
  const letRowsCome = holdRows();
  await userEvent.keyboard('{Control>}{End}{/Control}{Home}8{ArrowUp}');
  letRowsCome();
  expect(await screen.findByText('Student 998')).toBeTruthy();
  expect(document.activeElement?.closest('tr')?.textContent).toContain('Student 998');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.variablesOf('gradeHistory')).toEqual([]);
});

test('digits typed on a row that is still on its way are forgotten when the focus leaves the grid', async () => {
  const api = showClass();
  (await screen.findAllByRole('button', { name: '60' }))[0]?.focus();
  const letRowsCome = holdRows();
  await userEvent.keyboard('{Control>}{End}{/Control}{Home}8');
  await userEvent.click(screen.getByRole('searchbox'));
  letRowsCome();
  expect(await screen.findByText('Student 999')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.variablesOf('gradeHistory')).toEqual([]);
});

test('digits typed on a row that is still on its way begin no grade of a student who is searched for', async () => {
  const api = showClass();
  const box = await screen.findByRole('searchbox');
  const letRowsCome = holdRows();
  await userEvent.type(box, 'Student 77');
  await waitFor(() => expect(linesDrawn()).toBe(12));
  document.querySelector<HTMLElement>('[data-line="0"] [data-place="0"]')?.focus();
  await userEvent.keyboard('8');
  await userEvent.type(box, '7');
  letRowsCome();
  expect(await screen.findByRole('rowheader', { name: 'Student 777' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.variablesOf('gradeHistory')).toEqual([]);
});
