import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { listenForShortcuts } from '#kit/ui/shortcut/listen-for-shortcuts.ts';
import { messages } from '../../rules/messages.ts';
import { SubmissionDrawer } from './submission-drawer.tsx';
import type { ListedWorkFragment } from './submissions.graphql.generated.ts';

const row = (studentId: string, state: ListedWorkFragment['state']) =>
  ({
    _id: `row of ${studentId}`,
    assignmentId: 'essay',
    studentId,
    studentName: studentId,
    courseCode: 'TH 101',
    courseName: 'Ethics',
    title: 'Essay',
    state,
  }) as unknown as ListedWorkFragment;

const ROWS = [
  row('Ana', 'SUBMITTED'),
  row('Ben', 'SUBMITTED'),
  row('Cyd', 'GRADED'),
  row('Dan', 'SUBMITTED'),
];

const work = (studentId: string, file: string) => ({
  data: {
    assignmentSubmission: {
      __typename: 'Submission',
      _id: `work of ${studentId}`,
      assignmentId: 'essay',
      studentId,
      studentName: studentId,
      title: 'Essay',
      kind: 'GRADED',
      courseCode: 'TH 101',
      courseName: 'Ethics',
      groupName: 'First Year',
      regionName: 'Denver',
      timeZone: 'America/Denver',
      dueAt: '2026-01-01T00:00:00.000Z',
      extendedTo: null,
      extensionReason: null,
      state: 'SUBMITTED',
      isLate: false,
      versions: [
        {
          _id: `version of ${studentId}`,
          number: 1,
          submittedAt: '2025-12-30T00:00:00.000Z',
          receiptHash: 'abcd',
          files: [
            { _id: `file of ${studentId}`, name: file, bytes: 5, sha256: '', url: `/files/${studentId}` },
          ],
        },
      ],
      returnNote: null,
      grade: null,
      complete: null,
      comment: '',
      gradedAt: null,
      gradedByName: null,
      feedbackFiles: [],
      gradeChanges: [],
      version: 1,
    },
    bankComments: [],
  },
});

function Shown({ first }: { first: string }) {
  const [opened, setOpened] = useState<string | null>(`row of ${first}`);
  return <SubmissionDrawer rows={ROWS} opened={opened} onOpen={setOpened} />;
}

function show(first: string, file = 'Essay.txt') {
  configure();
  const api = new FakeApi({ gradeSubmission: { data: { gradeSubmission: { version: 2 } } } });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.startsWith('/files/')) return Promise.resolve(new Response(`<b>${url}</b>`));
    const { variables } = JSON.parse(init.body as string) as { variables: { studentId?: string } };
    api.answers['assignmentSubmission'] = work(variables.studentId ?? '', file);
    return api.fetch(url, init);
  });
  render(
    <TestPage catalogues={[messages]}>
      <Shown first={first} />
    </TestPage>,
  );
  return api;
}

let stopListening: () => void;
beforeEach(() => {
  stopListening = listenForShortcuts();
});
afterEach(() => stopListening());

const opened = (name: string) => screen.findByRole('dialog', { name });

test('what was submitted is read beside the form, as text and never as a page', async () => {
  show('Ana');
  expect(await screen.findByText('<b>/files/Ana</b>')).toBeTruthy();
  expect(document.querySelector('b')).toBeNull();
});

test('a file that cannot be shown is offered to be opened', async () => {
  show('Ana', 'Essay.rtf');
  expect(await screen.findByText(/can’t be shown here/)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Essay.rtf' })[0]?.getAttribute('href')).toBe('/files/Ana');
});

test('points and Enter lead from one ungraded submission to the next, past what is graded', async () => {
  const api = show('Ben');
  await opened('Ben');
  await screen.findByLabelText(/^Grade/);
  await userEvent.keyboard('85{Enter}');
  await opened('Dan');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Grade/).value).toBe(''));
  await userEvent.keyboard('90');
  await userEvent.click(screen.getByRole('button', { name: 'Save and next' }));
  await opened('Ana');
  expect(api.variablesOf('gradeSubmission')).toMatchObject([
    { studentId: 'Ben', grade: 85 },
    { studentId: 'Dan', grade: 90 },
  ]);
});

test('whose grade was saved is told in the drawer, where it can be undone, and not in a toast', async () => {
  const api = show('Ana');
  api.answers['ungradeSubmission'] = { data: { ungradeSubmission: { version: 3 } } };
  await userEvent.type(await gradeField(), '85{Enter}');
  const drawer = within(await opened('Ben'));
  expect(drawer.getByRole('status').textContent).toBe('Saved · AnaUndo');
  expect(screen.queryByText('Ana has been graded.')).toBeNull();
  await userEvent.click(drawer.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.variablesOf('ungradeSubmission')).toMatchObject([{ studentId: 'Ana', version: 2 }]),
  );
  await waitFor(() => expect(drawer.queryByText(/Saved/)).toBeNull());
});

const SAVE_KEYS = '{Control>}{Enter}{/Control}';
const gradeField = () => screen.findByLabelText<HTMLInputElement>(/^Grade/);

test.each([
  ['the work that is read', () => screen.findByRole('document')],
  ['the way to the next', () => screen.findByRole('button', { name: 'Next submission' })],
  ['nothing', async () => document.body],
])('the keys save also when the focus is on %s', async (_, place) => {
  const api = show('Ana');
  await userEvent.type(await gradeField(), '85');
  const element = await place();
  if (element === document.body) (document.activeElement as HTMLElement).blur();
  else element.focus();
  await userEvent.keyboard(SAVE_KEYS);
  await opened('Ben');
  expect(api.variablesOf('gradeSubmission')).toMatchObject([{ studentId: 'Ana', grade: 85 }]);
});

test('the keys do not save what is behind another window', async () => {
  const api = show('Ana');
  await userEvent.type(await gradeField(), '85');
  await userEvent.click(screen.getByRole('button', { name: 'Give more time' }));
  screen.getAllByRole('button', { name: 'Close' }).at(-1)?.focus();
  await userEvent.keyboard(SAVE_KEYS);
  expect(api.variablesOf('gradeSubmission')).toEqual([]);
});

test('j and k lead from one to the next while nothing is typed', async () => {
  show('Ben');
  (await screen.findByRole('document')).focus();
  await userEvent.keyboard('j');
  expect(await opened('Cyd')).toBeTruthy();
  (await screen.findByRole('document')).focus();
  await userEvent.keyboard('k');
  expect(await opened('Ben')).toBeTruthy();
});

test('the button says that the grade is being saved', async () => {
  const api = show('Ana');
  const answered = globalThis.fetch;
  const saved = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if ((init.body as string | undefined)?.includes('"gradeSubmission"')) await saved.promise;
    return answered(url, init);
  });
  await userEvent.type(await gradeField(), '85');
  const button = screen.getByRole('button', { name: 'Save and next' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  saved.resolve();
  await opened('Ben');
  expect(api.variablesOf('gradeSubmission')).toHaveLength(1);
});

test('where there is no mouse, the work is read before a keyboard covers it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  show('Ana');
  expect(document.activeElement).not.toBe(await gradeField());
});
