import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/exams/rules/messages.ts';
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
