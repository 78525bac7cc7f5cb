import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../rules/messages.ts';
import { sha256Of, VerifyScreen } from './verify.screen.tsx';

const ISSUED = new File(['%PDF-1.7 issued'], 'transcript.pdf', { type: 'application/pdf' });

function open(standing: string, sha256: string | null): void {
  const answer = { data: { verifyTranscript: { __typename: 'TranscriptVerification', standing, sha256 } } };
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
