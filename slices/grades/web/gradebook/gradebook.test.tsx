import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '../../rules/messages.ts';
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
      courseOffering: {
        _id: 'courseOffering',
        groupName: 'Group',
        regionName: 'Denver',
        term: '',
        course: null,
      },
      finalisations: [],
      parts: [PART],
      rows: [row('Ana')],
      ...facts,
    },
  },
});

function show(shown: ReactNode, facts: object = {}): FakeApi {
  const api = new FakeApi({
    gradebook: book(facts),
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
  const { gradebook } = book({ rows: SHEET.map((name) => row(name)) }).data;
  const api = show(<Pasting opened={gradebook as unknown as Book} />);
  await userEvent.click(dialog().getByLabelText(/^Cells/));
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
  await waitFor(() => expect(api.variablesOf('gradeHistory')).toHaveLength(2));
  api.answers['enterGrades'] = { data: { enterGrades: { _id: 'courseOffering' } } };
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
  expect(dialog().getByText(/The grade of 1 student is frozen/)).toBeTruthy();
  expect(dialog().getByText(/being marked: 1/)).toBeTruthy();
  await userEvent.click(dialog().getByRole('button', { name: 'Finalise' }));
  expect(api.variablesOf('finaliseCourse')).toMatchObject([{ incomplete: 1 }]);
});
