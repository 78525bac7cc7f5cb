import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../rules/messages.ts';
import { TranscriptPanel } from './transcript-panel.tsx';

const lines = [
  { startsAt: 0, endsAt: 9, words: 'Before you ask what a verse means to you.' },
  { startsAt: 9, endsAt: 20, words: 'A letter is one side of a conversation.' },
];

function show(some = lines) {
  const onSeek = vi.fn<(second: number) => void>();
  render(
    <TestPage catalogues={[messages]}>
      <TranscriptPanel lines={some} second={10} onSeek={onSeek} files={[]} />
    </TestPage>,
  );
  return onSeek;
}

test('the line being said is marked, and a line leads to its second', async () => {
  const onSeek = show();
  const said = screen.getByRole('listitem', { current: true });
  expect(within(said).getByText(/A letter/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Before you ask/ }));
  expect(onSeek).toHaveBeenCalledWith(0);
});

test('the line being said is moved into sight within its own list', () => {
  const top = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(400);
  const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(90);
  show();
  expect(screen.getByRole('list').scrollTop).toBe(370);
  top.mockRestore();
  height.mockRestore();
});

test('the transcript is searched', async () => {
  show();
  await userEvent.type(screen.getByRole('searchbox'), 'CONVERSATION');
  expect(screen.queryByText(/Before you/)).toBeNull();
  expect(screen.getByText('conversation').tagName).toBe('MARK');
  await userEvent.type(screen.getByRole('searchbox'), ' nowhere');
  expect(screen.getByText('No matches in the transcript')).toBeTruthy();
});

test('where there are no subtitles it is said how to check (COUR-13)', () => {
  show([]);
  expect(screen.getByText(/downloading the course files in the app menu/)).toBeTruthy();
});
