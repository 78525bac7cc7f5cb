import { render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/exams/rules/messages.ts';
import { messages as ofLessons } from '#slices/lessons/rules/messages.ts';
import { MarkingScreen } from './marking.screen.tsx';

beforeEach(() => configure());

test('who has nothing to mark is told so', async () => {
  const api = new FakeApi({ answersToMark: { data: { answersToMark: [], answersToMarkCount: 0 } } });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]} path="/examResults/marking">
      <MarkingScreen />
    </TestPage>,
  );
  expect(await screen.findByText('Nothing to mark')).toBeTruthy();
});

test('a class that is not the reader’s is not there, rather than marked', async () => {
  const api = new FakeApi({
    answersToMark: { data: { answersToMark: [], answersToMarkCount: 0 } },
    courseOfferingExams: { data: { courseOfferingExams: null } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, ofLessons]} path="/teaching/foreign/exams/marking">
      <Routes>
        <Route path="/teaching/:courseOfferingId/exams/marking" element={<MarkingScreen />} />
      </Routes>
    </TestPage>,
  );
  expect(await screen.findByText('Group not found, or you don’t teach it')).toBeTruthy();
  expect(screen.queryByText('Nothing to mark')).toBeNull();
});
