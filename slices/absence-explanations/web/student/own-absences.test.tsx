import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as workMessages } from '#slices/assignments/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import { problems } from '../../rules/problems.ts';
import { OwnAbsences } from './own-absences.tsx';

const missed = {
  day: '2026-11-16',
  startsAt: '2026-11-16T09:00:00Z',
  endsAt: '2026-11-16T10:30:00Z',
  timeZone: 'Europe/London',
  courseName: 'Romans',
  groupName: 'First Year',
};
const absence = { __typename: 'AbsenceToExplain', _id: 'class', lastDay: '2026-11-30', ...missed };
const explanation = (differing: object = {}) => ({
  __typename: 'AbsenceExplanation',
  _id: 'explanation',
  sessionId: 'class',
  status: 'PENDING',
  text: 'Fever',
  file: null,
  ...missed,
  adminComments: '',
  explainedAt: '2026-11-17T07:31:00Z',
  decidedAt: null,
  decidedByName: null,
  version: 1,
  ...differing,
});

beforeEach(() => {
  configure();
  enter(fakeUser({}));
});
afterEach(() => vi.unstubAllGlobals());

function show(rows: object[], absences: object[], isDisabled = false, at = '/'): FakeApi {
  const api = new FakeApi({
    ownAbsenceExplanations: {
      data: {
        ownAbsences: { __typename: 'OwnAbsences', isDisabled, absences },
        ownAbsenceExplanations: {
          __typename: 'AbsenceExplanationPage',
          rows,
          nextCursor: null,
          count: rows.length,
          countIsOpen: false,
        },
      },
    },
    explainAbsence: { data: { explainAbsence: explanation() } },
    changeAbsenceExplanation: { data: { changeAbsenceExplanation: explanation() } },
    withdrawAbsenceExplanation: { data: { withdrawAbsenceExplanation: true } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, problems, workMessages]} path={at}>
      <OwnAbsences />
    </TestPage>,
  );
  return api;
}

test('a student explains an absence in words (ATT-24)', async () => {
  const api = show([], [absence]);
  expect(await screen.findByText('Explain by Mon, Nov 30')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Explain' }));
  await userEvent.type(screen.getByLabelText('Why were you absent?'), 'I was ill.');
  await userEvent.click(screen.getByRole('button', { name: 'Send explanation' }));
  await waitFor(() => expect(api.variablesOf('explainAbsence')).toHaveLength(1));
  expect(api.variablesOf('explainAbsence')[0]).toMatchObject({
    sessionId: 'class',
    explanationInput: { text: 'I was ill.' },
    file: null,
  });
  expect(await screen.findByText('Your explanation was sent.')).toBeTruthy();
});

test('the address that an absence leads to opens the form for that class (ATT-24)', async () => {
  show([], [absence], false, '/student/attendance?tab=absence-explanations&explain=class');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Romans/)).toBeTruthy();
});

test('where nobody handles explanations the page says exactly so, and offers nothing (ATT-31)', async () => {
  show([], [], true);
  expect(
    await screen.findByText(
      'Absence explanations are currently disabled. An admin needs to select attendance admins for this region.',
    ),
  ).toBeTruthy();
  expect(screen.queryByText('No absences to explain')).toBeNull();
});

test('what is pending can be changed, also its file taken out, or withdrawn after a question (HOLE-49)', async () => {
  const file = { __typename: 'ExplanationFile', _id: 'file', name: 'note.pdf', bytes: 13, url: '/note' };
  const api = show([explanation({ file })], []);
  await userEvent.click(await screen.findByRole('button', { name: /Nov 16/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit explanation' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove note.pdf' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.variablesOf('changeAbsenceExplanation')).toHaveLength(1));
  expect(api.variablesOf('changeAbsenceExplanation')[0]).toMatchObject({
    version: 1,
    keepsFile: false,
    explanationInput: { text: 'Fever' },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Nov 16/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(api.variablesOf('withdrawAbsenceExplanation')).toEqual([{ explanationId: 'explanation' }]),
  );
});

test('a decided one tells what it means, by whom and with which words, and cannot be changed (ATT-26, ATT-27, TRAP-32)', async () => {
  const decided = { decidedAt: '2026-11-18T09:00:00Z', decidedByName: 'Dora West' };
  show(
    [
      explanation({ _id: 'one', status: 'EXCUSED', adminComments: 'Get well soon.', ...decided }),
      explanation({ _id: 'other', status: 'EXPLAINED', day: '2026-11-10', ...decided }),
    ],
    [],
  );
  expect(await screen.findByText('Excused')).toBeTruthy();
  expect(screen.getByText('The class counts as excused.')).toBeTruthy();
  expect(screen.getByText('Explained')).toBeTruthy();
  expect(screen.getByText('Noted, but the class still counts as absent.')).toBeTruthy();
  expect(screen.getByText('Get well soon.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Nov 16/ })).toBeNull();
});
