import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { messages as clientMessages } from '#kit/client/messages.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { messages as uiMessages } from '#kit/ui/messages.ts';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import { messages as courseMessages } from '#slices/courses/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import { LessonsTab } from './lessons-tab.tsx';

const texts = Object.fromEntries(
  [uiMessages, clientMessages, courseMessages, messages].flatMap(({ sources }) =>
    Object.entries(sources).map(([id, { text }]) => [id, text] as const),
  ),
);
const lesson = {
  _id: 'one',
  title: 'Why four?',
  hidden: false,
  version: 1,
  seconds: 60,
  texts: [{ locale: 'en', title: 'Why four?', description: '', chapters: [] }],
  subtitles: [],
  allFiles: [],
  films: [],
};

test('the window of a lesson stays open in another language, which is asked for only where nothing is lost', async () => {
  configure();
  vi.stubGlobal('fetch', new FakeApi({ managedLessons: { data: { courseLessons: [lesson] } } }).fetch);
  const element = <LessonsTab course={{ _id: 'nt', ownLocale: 'en' }} />;
  render(
    <TextProvider locale="en" texts={texts}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </TextProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'What to do with Why four?' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit lesson' }));
  const chapters = () => screen.getByLabelText<HTMLTextAreaElement>('Chapters');
  await userEvent.type(chapters(), '0:00 Opening');
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'de_DE');
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(chapters().value).toBe('0:00 Opening');
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'de_DE');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave page' }));
  await screen.findByRole('button', { name: 'What to do with Why four?', hidden: true });
  expect(chapters().value).toBe('');
  expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('de_DE');
});
