import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { MayOpenContext, type MayOpen } from '#kit/ui/link/may-open.ts';
import { messages } from '#slices/exams/rules/messages.ts';
import { adminOfDenver } from '#slices/people/web/testing/admin-of-denver.ts';
import { StudentResults } from './student-results.tsx';

const SAT = {
  _id: 'attempt',
  examId: 'exam',
  personId: 'ana',
  studentName: 'Ana Ruiz',
  examTitle: 'Romans, midterm',
  courseCode: 'NT 2',
  groupName: 'First Year',
  campus: 'Denver',
  timeZone: 'America/Denver',
  number: 1,
  state: 'GRADED',
  startedAt: '2026-03-01T09:00:00Z',
  endedAt: '2026-03-01T10:00:00Z',
  isLate: false,
  grade: 80,
  questions: 10,
};

beforeEach(() => {
  configure();
  act(() => enter(adminOfDenver));
});

function show(mayOpen: MayOpen): void {
  const examResults = { rows: [SAT], nextCursor: null, count: 1, countIsOpen: false };
  vi.stubGlobal('fetch', new FakeApi({ examResults: { data: { examResults } } }).fetch);
  render(
    <TestPage catalogues={[messages]} path="/users/ana">
      <MayOpenContext value={mayOpen}>
        <StudentResults personId="ana" />
      </MayOpenContext>
    </TestPage>,
  );
}

test('an administrator opens an attempt, and has no menu in which there would be nothing', async () => {
  show((address) => address !== '/examResults' && !address.startsWith('/examResults?'));
  const link = await screen.findByRole('link', { name: /Romans, midterm/ });
  expect(link.getAttribute('href')).toBe('/examResults/attempt');
  expect(screen.queryByRole('button', { name: /More/ })).toBeNull();
});

test('a manager has the menu of the results', async () => {
  show(() => true);
  expect(await screen.findByRole('button', { name: /Romans, midterm/ })).toBeTruthy();
});
