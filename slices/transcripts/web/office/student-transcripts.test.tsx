import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '../../rules/messages.ts';
import { StudentTranscripts } from './student-transcripts.tsx';

const HOLD = {
  _id: 'books',
  reason: 'Two books',
  putAt: '2026-03-01T09:00:00Z',
  putByName: 'Ada Moss',
  path: null,
};
const PAPER = {
  _id: 'paper',
  number: 'US-DENVER-2026-0001',
  locale: 'pl_PL',
  paper: 'A4',
  issuedAt: '2026-03-01T09:00:00Z',
  revokedReason: null,
  url: '/downloads/transcripts/paper',
  verifyPath: '/verify/code',
  issuedByName: 'Ada Moss',
};
const PROMOTION = { corePassed: 12, coreNeeded: 30, electivesPassed: 9, electivesNeeded: 9, isMet: false };

function show(facts: object = {}): FakeApi {
  const transcript = {
    _id: 'ana',
    studentName: 'Ana Ruiz',
    usualPaper: 'LETTER',
    promotion: PROMOTION,
    issues: [],
    holds: [],
    ...facts,
  };
  const api = new FakeApi({
    studentTranscripts: { data: { transcript } },
    issueTranscript: { data: { issueTranscript: { _id: 'paper', number: 'US-DENVER-2026-0001' } } },
    revokeTranscript: { data: { revokeTranscript: { _id: 'paper', number: 'US-DENVER-2026-0001' } } },
    holdTranscripts: { data: { holdTranscripts: { _id: 'books' } } },
    liftTranscriptHold: { data: { liftTranscriptHold: { _id: 'books' } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <StudentTranscripts studentId="ana" />
    </TestPage>,
  );
  return api;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  configure();
  clearToasts();
});

test('a transcript is issued in the chosen language, on the chosen paper', async () => {
  const api = show();
  await press('Issue transcript');
  await userEvent.selectOptions(dialog().getByLabelText('Language'), 'zh_TW');
  await userEvent.selectOptions(dialog().getByLabelText('Paper'), 'LETTER');
  await userEvent.click(dialog().getByRole('button', { name: 'Issue transcript' }));
  expect(await screen.findByText('Transcript US-DENVER-2026-0001 was issued.')).toBeTruthy();
  expect(api.variablesOf('issueTranscript')).toMatchObject([
    { studentId: 'ana', locale: 'zh_TW', paper: 'LETTER' },
  ]);
});

test('while a hold stands nothing can be issued; lifting it can be undone', async () => {
  const api = show({ holds: [HOLD] });
  const issue = await screen.findByRole<HTMLButtonElement>('button', { name: 'Issue transcript' });
  expect(issue.disabled).toBe(true);
  await press('Lift hold');
  await press('Undo');
  await waitFor(() => expect(api.variablesOf('holdTranscripts')).toMatchObject([{ reason: 'Two books' }]));
  expect(api.variablesOf('liftTranscriptHold')).toEqual([{ holdId: 'books' }]);
});

test('a transcript is revoked with a reason only', async () => {
  const api = show({ issues: [PAPER] });
  expect(await screen.findByText(/Polski · Ada Moss/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Check a transcript' }).getAttribute('href')).toBe('/verify/code');
  await press('Revoke');
  await userEvent.click(dialog().getByRole('button', { name: 'Revoke' }));
  expect(api.variablesOf('revokeTranscript')).toEqual([]);
  await userEvent.type(dialog().getByLabelText(/^Reason/), 'The name is wrong.');
  await userEvent.click(dialog().getByRole('button', { name: 'Revoke' }));
  await waitFor(() =>
    expect(api.variablesOf('revokeTranscript')).toEqual([{ issueId: 'paper', reason: 'The name is wrong.' }]),
  );
});

test('the promotion audit tells how far it is', async () => {
  show();
  expect(await screen.findByText('12 of 30')).toBeTruthy();
  expect(screen.getByText('9 of 9')).toBeTruthy();
  expect(screen.queryByText('All courses required for graduation are passed.')).toBeNull();
});
