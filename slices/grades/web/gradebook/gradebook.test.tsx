import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '../../rules/messages.ts';
import { settleOutlook } from '../../rules/settle-outlook.ts';
import type { Book } from './book.ts';
import { GradebookScreen } from './gradebook.screen.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { useBookActions } from './use-book-actions.ts';

const PART = { partId: 'exam', kind: 'EXAM', title: 'Final exam', dueAt: '2026-03-01T09:00:00Z', weight: 1 };
const cell = (grade: number | null, lastChangeId: string | null = null) => ({
  state: 'GRADED',
  grade,
  complete: null,
  isEntered: lastChangeId !== null,
  lastChangeId,
});
const row = (name: string, exam = cell(60)) => ({
  _id: `row of ${name}`,
  studentId: name,
  studentName: name,
  mayEnter: true,
  grade: null,
  state: 'IN_PROGRESS',
  isEntered: false,
  lastChangeId: null,
  cells: [exam],
});
const book = (facts: object = {}) => ({
  data: {
    gradebook: {
      _id: 'courseOffering',
      isFinal: false,
      weightsVersion: 1,
      mayEnter: true,
      mayUnlock: true,
      mayWeigh: true,
      courseCode: 'BIB 1',
      courseName: 'Romans',
      studentCount: 1,
      courseOffering: { _id: 'courseOffering', groupName: 'Group', regionName: 'Denver', term: '' },
      finalisations: [],
      parts: [PART],
      rows: [row('Ana')],
      ...facts,
    },
  },
});

const answerOf = (fields: object) => ({ data: { gradebook: { _id: 'courseOffering', ...fields } } });

function show(shown: ReactNode, facts: object = {}): FakeApi {
  const { gradebook } = book(facts).data;
  const outlook = settleOutlook(...([gradebook.parts, gradebook.rows] as Parameters<typeof settleOutlook>));
  const api = new FakeApi({
    gradebook: book(facts),
    gradebookRows: answerOf({ studentCount: gradebook.studentCount, rows: gradebook.rows }),
    wholeGradebook: answerOf({ rows: gradebook.rows }),
    gradebookOutlook: answerOf({ outlook }),
    gradeHistory: { data: { gradeHistory: [] } },
    enterGrades: { data: { enterGrades: { _id: 'courseOffering' } } },
    takeBackGrades: { data: { takeBackGrades: { _id: 'courseOffering' } } },
    finaliseCourse: { data: { finaliseCourse: { _id: 'courseOffering' } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(<TestPage catalogues={[messages]}>{shown}</TestPage>);
  return api;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  configure();
  clearToasts();
});

test('weights are not offered while the grades are final, as those of the book are the settled ones', async () => {
  show(<GradebookScreen />, { isFinal: true });
  expect(await screen.findByRole('button', { name: 'Unlock' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Weights' })).toBeNull();
});

test.each([
  [true, 1],
  [false, 0],
])('Undo after finalising is offered to who may unlock: %s', async (mayUnlock, undos) => {
  show(<GradebookScreen />, { mayUnlock });
  await press('Finalise');
  await dialog().findByText(/frozen/);
  await userEvent.click(dialog().getByRole('button', { name: 'Finalise' }));
  expect(await screen.findByText('The grades are final.')).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(undos);
});

function Pasting({ opened }: { opened: Book }) {
  const actions = useBookActions(opened);
  return <PasteDialog book={opened} actions={actions} onClose={() => undefined} />;
}

const SHEET = Array.from({ length: 1_001 }, (_, index) => `Student ${index}`);

/** Pastes a grade for each of so many that the server takes them in two portions. */
async function pasteSheet() {
  const facts = { rows: SHEET.map((name) => row(name)), studentCount: SHEET.length };
  const api = show(<Pasting opened={book(facts).data.gradebook as unknown as Book} />, facts);
  await userEvent.click(await dialog().findByLabelText(/^Cells/));
  await userEvent.paste(['Student\tFinal exam', ...SHEET.map((name) => `${name}\t80`)].join('\n'));
  expect(await dialog().findByText('1,001 grades change.')).toBeTruthy();
  await userEvent.click(dialog().getByLabelText(/^Why/));
  await userEvent.paste('List');
  return { api, enter: () => userEvent.click(dialog().getByRole('button', { name: 'Paste grades' })) };
}

test('all grades of a sheet are entered, a thousand at a time, and taken back together', async () => {
  const { api, enter } = await pasteSheet();
  await enter();
  expect(await screen.findByText('1,001 grades were entered.')).toBeTruthy();
  const sent = api.variablesOf('enterGrades').map(({ grades }) => (grades as unknown[]).length);
  expect(sent).toEqual([1_000, 1]);
  await userEvent.click(screen.getByText('Undo'));
  await waitFor(() => expect(api.variablesOf('takeBackGrades')).toHaveLength(2));
});

test('what was entered before a portion that is refused can be taken back', async () => {
  const { api, enter } = await pasteSheet();
  const answers = [{ data: { enterGrades: { _id: 'courseOffering' } } }, serverError('Refused')];
  Object.defineProperty(api.answers, 'enterGrades', { get: () => answers.shift() });
  await enter();
  expect(await screen.findByText('1,000 grades were entered.')).toBeTruthy();
  await userEvent.click(screen.getByText('Undo'));
  await waitFor(() => expect(api.variablesOf('takeBackGrades')).toHaveLength(1));
});

test('a grade that a user changed meanwhile can be entered once it was seen', async () => {
  const api = show(<GradebookScreen />);
  await press(/60/);
  const field = dialog().getByLabelText(/^Grade/);
  await userEvent.clear(field);
  await userEvent.type(field, '80');
  await userEvent.type(dialog().getByLabelText(/^Why/), 'Oral exam');
  api.answers['enterGrades'] = serverError('Changed meanwhile', { problem: 'changedMeanwhile' });
  api.answers['gradebook'] = book({ rows: [row('Ana', cell(65, 'theirs'))] });
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  // The refusal is told at the cell, which shows what the other user entered.
  await press(/65.*Changed meanwhile/);
  await waitFor(() => expect(api.variablesOf('gradeHistory')).toHaveLength(2));
  expect(dialog().getAllByText('Changed meanwhile').length).toBeGreaterThan(0);
  expect(dialog().getByLabelText(/^Grade/)).toHaveProperty('value', '80');
  expect(dialog().getByLabelText(/^Why/)).toHaveProperty('value', 'Oral exam');
  api.answers['enterGrades'] = { data: { enterGrades: { _id: 'courseOffering' } } };
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.variablesOf('enterGrades')).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.variablesOf('enterGrades')).toMatchObject([
    { grades: [{ grade: 80, lastChangeId: null }] },
    { grades: [{ grade: 80, lastChangeId: 'theirs' }] },
  ]);
});

test('a digit typed on a grade begins the new one, as in a spreadsheet', async () => {
  show(<GradebookScreen />);
  (await screen.findByRole('button', { name: /60/ })).focus();
  await userEvent.keyboard('85');
  expect(dialog().getByLabelText(/^Grade/)).toHaveProperty('value', '85');
});

test('before grades are settled it says what is frozen and how many students have what open', async () => {
  const api = show(<GradebookScreen />, { rows: [row('Ana', { ...cell(null), state: 'WAITS' })] });
  await press('Finalise');
  expect(await dialog().findByText(/The grade of 1 student is frozen/)).toBeTruthy();
  expect(dialog().getByText(/being marked: 1/)).toBeTruthy();
  await userEvent.click(dialog().getByRole('button', { name: 'Finalise' }));
  expect(api.variablesOf('finaliseCourse')).toMatchObject([{ incomplete: 1 }]);
});

test('a grade that is typed stands in its cell at once, is saved behind, and the next line waits for typing', async () => {
  const api = show(<GradebookScreen />, { rows: [row('Ana'), row('Ben')], studentCount: 2 });
  const saved = Promise.withResolvers<Response>();
  const { fetch } = api;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    (init.body as string).includes('"enterGrades"')
      ? fetch(url, init).then(() => saved.promise)
      : fetch(url, init),
  );
  const [first, second] = await screen.findAllByRole('button', { name: '60' });
  first?.focus();
  await userEvent.keyboard('85');
  await userEvent.type(dialog().getByLabelText(/^Why/), 'Oral exam');
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: /^85/ })).toBe(first);
  expect(document.activeElement).toBe(second);
  // The answer brings the row as it is now; nothing is asked for again.
  const changed = [{ __typename: 'GradebookRow', ...row('Ana', cell(85, 'new')), grade: 85 }];
  const enterGrades = { __typename: 'Gradebook', _id: 'courseOffering', changed };
  saved.resolve(Response.json({ data: { enterGrades } }));
  expect(await screen.findByText('1 grade was entered.')).toBeTruthy();
  expect(api.variablesOf('gradebook')).toHaveLength(1);
  const changeId = expect.any(String) as string;
  const sent = { studentId: 'Ana', partId: 'exam', grade: 85, complete: null, lastChangeId: null, changeId };
  expect(api.variablesOf('enterGrades')).toEqual([
    { courseOfferingId: 'courseOffering', reason: 'Oral exam', grades: [sent], studentIds: ['Ana'] },
  ]);
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
    api.answers['wholeGradebook'] = answerOf({ rows: CLASS });
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
