import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../rules/messages.ts';
import { StudentTranscriptScreen } from './student-transcript.screen.tsx';

const ROMANS = {
  code: 'BIB-101',
  name: 'Romans',
  teacherName: 'Ruth Adler',
  credits: 3,
  grade: 84.5,
  state: 'PASSED',
};

function open(facts: object = {}): void {
  const ownTranscript = {
    _id: 'ana',
    studentName: 'Ana Ruiz',
    campus: 'Denver',
    college: 'Berea Bible College',
    today: '2026-03-01',
    creditsEarned: 3,
    average: 84.5,
    gpa: null,
    terms: [{ term: 'Autumn 2025', firstDay: '2025-09-01', creditsEarned: 3, courses: [ROMANS] }],
    showsWholeName: false,
    issues: [],
    holds: [],
    ...facts,
  };
  vi.stubGlobal('fetch', new FakeApi({ ownTranscript: { data: { ownTranscript } } }).fetch);
  render(
    <TestPage catalogues={[messages]}>
      <StudentTranscriptScreen />
    </TestPage>,
  );
}

beforeEach(() => configure());

test('the sheet tells whose it is, and every course with its teacher, grade and result (GRAD-02)', async () => {
  open();
  const sheet = await screen.findByRole('article');
  for (const words of ['Ana Ruiz', 'Denver', 'March 1, 2026', 'Romans', 'Ruth Adler', '84.5', 'Passed'])
    expect(within(sheet).getAllByText(words).length).toBeGreaterThan(0);
  expect(within(sheet).queryByText('GPA (4.0 scale)')).toBeNull();
});

test('a GPA stands there where the college uses one', async () => {
  open({ gpa: 3.5 });
  expect(await screen.findByText('3.50')).toBeTruthy();
});

test('a user who has no course yet is told what will be here', async () => {
  open({ terms: [] });
  expect(await screen.findByText('You have no courses yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test('a hold is told with its reason', async () => {
  open({ holds: [{ _id: 'h', reason: 'Two books are still with you.' }] });
  expect(
    await screen.findByText(/Transcripts can’t be issued to you .* Two books are still with you\./),
  ).toBeTruthy();
});
