import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../rules/messages.ts';
import { sha256Of, VerifyCodeScreen, VerifyScreen } from './verify.screen.tsx';

const ISSUED = new File(['%PDF-1.7 issued'], 'transcript.pdf', { type: 'application/pdf' });

const ANA = {
  name: 'A. Ruiz',
  isWholeName: false,
  studentNumber: '100042',
  number: 'US-2026-0001',
  issuedOn: '2026-03-01',
  creditsEarned: 12,
  campus: 'Denver',
  college: 'Berea Bible College',
};

function open(standing: string, sha256: string | null, holder: object | null = null): void {
  const verifyTranscript = { __typename: 'TranscriptVerification', standing, sha256, holder };
  const answer = { data: { verifyTranscript } };
  vi.stubGlobal('fetch', new FakeApi({ verifyTranscript: answer }).fetch);
  render(
    <TestPage catalogues={[messages]}>
      <VerifyScreen />
    </TestPage>,
  );
}

beforeEach(() => configure());

test.each([
  ['REVOKED', 'This transcript is no longer valid.'],
  ['UNKNOWN', 'The college hasn’t issued a transcript with this code.'],
])('of a transcript that is %s nothing more is said', async (standing, words) => {
  open(standing, null);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByLabelText('Choose PDF')).toBeNull();
});

describe('a copy of a genuine transcript', () => {
  test.each([
    ['is known again when it is the same', ISSUED, 'Your copy matches what the college issued.'],
    [
      'is refused when a letter of it was changed',
      new File(['%PDF-1.7 Issued'], 'transcript.pdf', { type: 'application/pdf' }),
      'Your copy doesn’t match what the college issued. Don’t rely on it.',
    ],
  ])('%s', async (_, copy, words) => {
    open('GENUINE', await sha256Of(ISSUED));
    expect(await screen.findByText('This transcript is genuine.')).toBeTruthy();
    await userEvent.upload(screen.getByLabelText('Choose PDF'), copy);
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
    expect(screen.queryAllByText('This transcript is genuine.')).toHaveLength(copy === ISSUED ? 1 : 0);
  });
});

test('a genuine one is told with its holder, to compare', async () => {
  open('GENUINE', '0'.repeat(64), ANA);
  for (const words of ['A. Ruiz', '100042', 'US-2026-0001', 'March 1, 2026', '12', 'Denver'])
    expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText(/^To protect the student’s privacy/)).toBeTruthy();
});

test('without a code one is asked for; one that is not whole is refused at its field', async () => {
  render(
    <TestPage catalogues={[messages]}>
      <VerifyCodeScreen />
    </TestPage>,
  );
  await userEvent.type(await screen.findByLabelText('Code'), 'ABC-123{Enter}');
  expect((await screen.findAllByText(/^This isn’t a complete code/)).length).toBeGreaterThan(0);
});
