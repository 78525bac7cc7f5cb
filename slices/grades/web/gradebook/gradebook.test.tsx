import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, serverError } from '#kit/client/testing/fake-api.ts';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { book, cell, dialog, press, row, show } from '../testing/shown-book.tsx';
import type { Book } from './book.ts';
import { GradebookScreen } from './gradebook.screen.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { useBookActions } from './use-book-actions.ts';

beforeEach(() => {
  configure();
  clearToasts();
});

test('weights are not offered while the grades are final, as those of the book are the settled ones', async () => {
  show(<GradebookScreen />, { isFinal: true });
  expect(await screen.findByRole('button', { name: 'Unlock' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Weights' })).toBeNull();
});

test('students of one name are told apart by their numbers', async () => {
  show(<GradebookScreen />, { rows: [{ ...row('Ana Souza'), studentNumber: '100007' }] });
  expect((await screen.findByRole('rowheader')).textContent).toBe('Ana Souza 100007');
});

test('a manager who may unlock final grades is told of amendments that wait', async () => {
  const finalisations = [
    {
      _id: 'f',
      finalisedAt: '2026-10-30T09:00:00Z',
      finalisedByName: 'Mary',
      unlockedAt: null,
      unlockedByName: null,
      unlockReason: null,
    },
  ];
  show(<GradebookScreen />, { isFinal: true, finalisations, amendmentCount: 2 });
  const told = await screen.findByText(/would change 2 final grades/);
  expect(within(told).getByRole('link').getAttribute('href')).toBe('/grade-amendments');
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
  await userEvent.click(dialog().getByLabelText(/^Reason/));
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
  // The sheet that is still open shows what counts now.
  await waitFor(() => expect(api.variablesOf('wholeGradebook')).toHaveLength(2));
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

/** Opens a grade, and saves another in its place for a reason. */
async function enterGrade(shown: RegExp, grade: string) {
  await press(shown);
  const field = dialog().getByLabelText(/^Grade/);
  await userEvent.clear(field);
  await userEvent.type(field, grade);
  const reason = dialog().getByLabelText(/^Reason/);
  await userEvent.clear(reason);
  await userEvent.type(reason, 'Oral exam');
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
}

test('whether a part is complete is chosen by the teacher: nothing is before, and Save asks for it', async () => {
  const part = { partId: 'chapel', kind: 'COMPLETION', title: 'Chapel', dueAt: null, weight: 0 };
  const api = show(<GradebookScreen />, {
    parts: [part],
    rows: [row('Ana', { ...cell(null), state: 'TO_COME' })],
    averages: { parts: [null], course: null },
  });
  await press('Upcoming');
  const choices = dialog().getAllByRole('radio');
  expect(choices.map((choice) => (choice as HTMLInputElement).checked)).toEqual([false, false]);
  await userEvent.type(dialog().getByLabelText(/^Reason/), 'Seen in chapel');
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(api.variablesOf('enterGrades')).toEqual([]);
  await userEvent.click(dialog().getByRole('radio', { name: 'Complete' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.variablesOf('enterGrades')).toHaveLength(1));
  expect(api.variablesOf('enterGrades')[0]?.['grades']).toMatchObject([{ complete: true, grade: null }]);
});

/** Has a grade refused because another user entered 65 meanwhile. */
async function enterTooLate() {
  const api = show(<GradebookScreen />);
  api.answers['enterGrades'] = serverError('Changed meanwhile', { problem: 'changedMeanwhile' });
  // The screen still shows 60 when the grade is typed.
  await screen.findByRole('button', { name: /60/ });
  api.answers['gradebook'] = book({ rows: [row('Ana', cell(65, 'theirs'))] });
  await enterGrade(/60/, '80');
  return api;
}

test('a grade that a user changed meanwhile can be entered once it was seen', async () => {
  const api = await enterTooLate();
  // The refusal is told at the cell, which shows what the other user entered.
  await press(/65.*Changed meanwhile/);
  await waitFor(() => expect(api.variablesOf('gradeHistory')).toHaveLength(2));
  expect(dialog().getAllByText('Changed meanwhile').length).toBeGreaterThan(0);
  expect(dialog().getByLabelText(/^Grade/)).toHaveProperty('value', '80');
  expect(dialog().getByLabelText(/^Reason/)).toHaveProperty('value', 'Oral exam');
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
  expect(dialog().getByText(/awaiting grade: 1/)).toBeTruthy();
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
  await userEvent.type(dialog().getByLabelText(/^Reason/), 'Oral exam');
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

test('a group in which nobody is has no grid, and nothing to export, paste or finalise', async () => {
  show(<GradebookScreen />, { rows: [], studentCount: 0 });
  expect(await screen.findByText('No one in this group takes this course')).toBeTruthy();
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Weights']);
});

test('the heads of columns tell how the class does and put the students in order', async () => {
  const api = show(<GradebookScreen />);
  const exam = await screen.findByRole('columnheader', { name: /Final exam/ });
  expect(exam.textContent).toContain('⌀ 60');
  expect(screen.getByRole('columnheader', { name: /^Grade/ }).textContent).toContain('⌀ 61.5');
  await press(/^Final exam/);
  await waitFor(() => expect(exam.getAttribute('aria-sort')).toBe('ascending'));
  await press(/^Final exam/);
  await waitFor(() => expect(exam.getAttribute('aria-sort')).toBe('descending'));
  expect(api.variablesOf('gradebookRows')).toMatchObject([
    { sortBy: 'exam', descending: false },
    { sortBy: 'exam', descending: true },
  ]);
  await press(/^Student/);
  expect(screen.getByRole('columnheader', { name: /^Student/ }).getAttribute('aria-sort')).toBe('ascending');
});

test('the window of a grade tells how the grade of the course was computed', async () => {
  show(<GradebookScreen />, { rows: [{ ...row('Ana', cell(60)), grade: 60 }] });
  await userEvent.click((await screen.findAllByRole('button', { name: '60' }))[1]!);
  expect(dialog().getByText('How this was calculated')).toBeTruthy();
  expect(dialog().getByText('Weighted average')).toBeTruthy();
});

test('several grades typed without a reason are held, and saved together for one reason', async () => {
  const api = show(<GradebookScreen />, { rows: [row('Ana'), row('Ben')], studentCount: 2 });
  const [first] = await screen.findAllByRole('button', { name: '60' });
  first?.focus();
  await userEvent.keyboard('85{Enter}');
  await userEvent.keyboard('90{Enter}');
  expect(api.variablesOf('enterGrades')).toEqual([]);
  expect(screen.getByText('2 grades aren’t saved yet.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Reason for all of them/), 'Oral exam{Enter}');
  expect(await screen.findByText('2 grades were entered.')).toBeTruthy();
  expect(api.variablesOf('enterGrades')).toMatchObject([
    {
      reason: 'Oral exam',
      grades: [
        { studentId: 'Ana', grade: 85 },
        { studentId: 'Ben', grade: 90 },
      ],
    },
  ]);
  await waitFor(() => expect(screen.queryByText(/saved yet/)).toBeNull());
});

test('held grades can be discarded, and one of them entered again', async () => {
  const api = show(<GradebookScreen />);
  (await screen.findByRole('button', { name: '60' })).focus();
  await userEvent.keyboard('85{Enter}');
  await press(/^85/);
  expect(dialog().getByLabelText(/^Grade/)).toHaveProperty('value', '85');
  await userEvent.keyboard('{Escape}');
  await press('Discard');
  expect(await screen.findByRole('button', { name: '60' })).toBeTruthy();
  expect(screen.queryByText(/saved yet/)).toBeNull();
  expect(api.variablesOf('enterGrades')).toEqual([]);
});

test('a refusal is over once the user agrees to the grade that was entered meanwhile', async () => {
  const api = await enterTooLate();
  await enterGrade(/65.*Changed meanwhile/, '65');
  expect(screen.getByRole('button', { name: /^65/ }).textContent).not.toContain('Changed meanwhile');
  expect(api.variablesOf('enterGrades')).toHaveLength(1);
});

test('the grade that counted before is entered again while another is on its way', async () => {
  const api = show(<GradebookScreen />, { rows: [row('Ana', cell(65, 'first'))] });
  const saved = Promise.withResolvers<void>();
  const { fetch } = api;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await fetch(url, init);
    if ((init.body as string).includes('"enterGrades"')) await saved.promise;
    return answer;
  });
  await enterGrade(/65/, '80');
  await enterGrade(/80/, '65');
  saved.resolve();
  await waitFor(() => expect(api.variablesOf('enterGrades')).toHaveLength(2));
  const [first, second] = api
    .variablesOf('enterGrades')
    .map(({ grades }) => (grades as { changeId: string }[])[0]);
  expect(second).toMatchObject({ grade: 65, lastChangeId: first?.changeId });
});
