import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { changeAppState, DEFAULT_APP_STATE } from '#kit/client/storage/app-state.ts';
import { messages as clientMessages } from '#kit/client/messages.ts';
import { sendLargeUploadsBy, type LargeUpload } from '#kit/client/sending/large-uploads.ts';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
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

afterEach(() => changeAppState(DEFAULT_APP_STATE));

function show(courseLessons: readonly object[] = [lesson], usedElsewhere: readonly string[] = []): FakeApi {
  configure();
  const api = new FakeApi({
    managedLessons: { data: { courseLessons } },
    createLesson: { data: { createLesson: { _id: 'new' } } },
    lessonUse: { data: { lesson: { _id: 'one', watcherCount: 34, noteCount: 0 } } },
    hideLesson: { data: { hideLesson: { _id: 'one' } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  const element = <LessonsTab course={{ _id: 'nt', ownLocale: 'en', usedElsewhere }} />;
  render(
    <TextProvider locale="en" texts={texts}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </TextProvider>,
  );
  return api;
}

async function edit(title: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit lesson' }));
}

/** Drops files on the list. */
async function drop(...names: string[]): Promise<void> {
  const files = names.map((name) => new File(['film'], name));
  const [row] = await screen.findAllByRole('listitem');
  fireEvent.drop(row as HTMLElement, { dataTransfer: { types: ['Files'], files } });
}

test('whether a lesson is deleted is asked beside the list, not among its rows', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Why four?' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete lesson' }));
  expect((await screen.findByRole('dialog')).closest('ol')).toBeNull();
});

test('what hangs on a lesson is told before it is deleted, and one that was watched is hidden instead', async () => {
  const api = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Why four?' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete lesson' }));
  expect(await screen.findByText('Watched by 34 students')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete lesson' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hide from students' }));
  await waitFor(() => expect(api.variablesOf('hideLesson')).toEqual([{ lessonId: 'one', hidden: true }]));
});

test('films dropped on the list find their lessons, or make new ones, and are handed over', async () => {
  const sent = vi.fn<(upload: LargeUpload) => void>();
  sendLargeUploadsBy(sent);
  const api = show();
  await drop('02 Luke.mp4', 'why four.mov', 'notes.pdf');
  await screen.findByText(/notes.pdf: File type must be/);
  await userEvent.click(screen.getByRole('button', { name: 'Upload 2 files' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [made] = api.variablesOf('createLesson');
  expect(made).toMatchObject({ courseId: 'nt', locale: 'en', title: 'Luke' });
  expect(sent.mock.calls.map(([{ itemId, file }]) => [itemId, file.name])).toEqual([
    [made?.['lessonId'], '02 Luke.mp4'],
    ['one', 'why four.mov'],
  ]);
});

test('films are for the lessons as the list numbers them', async () => {
  show([{ ...lesson, _id: 'draft', title: 'Draft', hidden: true }, lesson]);
  await drop('01.mp4');
  expect(await screen.findByDisplayValue('1. Why four?')).toBe(screen.getByLabelText(/01.mp4/));
  expect(screen.queryByRole('option', { name: /Draft/ })).toBeNull();
});

test('while films are given to their lessons, nothing about it can be changed or closed', async () => {
  const sent = vi.fn<(upload: LargeUpload) => void>();
  sendLargeUploadsBy(sent);
  const api = show();
  await drop('02 Luke.mp4');
  const answered = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof api.fetch>) => {
    await answered.promise;
    return api.fetch(...asked);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Upload 1 file' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
  for (const label of ['Language', /02 Luke/, 'Title of the new lesson'])
    expect(screen.getByLabelText<HTMLInputElement>(label).disabled).toBe(true);
  fireEvent(screen.getByRole('dialog'), new Event('cancel'));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  answered.resolve();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledOnce();
});

test('a film whose lesson was made though nobody heard of it goes to that lesson, whatever was typed since', async () => {
  const sent = vi.fn<(upload: LargeUpload) => void>();
  sendLargeUploadsBy(sent);
  const key = crypto.randomUUID();
  vi.spyOn(crypto, 'randomUUID').mockReturnValueOnce(key);
  const api = show();
  await drop('02 Luke.mp4');
  api.answers['createLesson'] = serverError('…', { problem: 'changedMeanwhile' });
  api.answers['managedLessons'] = {
    data: { courseLessons: [lesson, { ...lesson, _id: key, title: 'Luke' }] },
  };
  await userEvent.type(screen.getByLabelText('Title of the new lesson'), ' and John');
  await userEvent.click(screen.getByRole('button', { name: 'Upload 1 file' }));
  await screen.findByDisplayValue('2. Luke');
  await userEvent.click(screen.getByRole('button', { name: 'Upload 1 file' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.mock.calls.map(([{ itemId }]) => itemId)).toEqual([key]);
  expect(api.variablesOf('createLesson')).toHaveLength(1);
});

test('a film dropped in the window of a lesson is for that lesson alone, in the language of the window (VID-02)', async () => {
  const sent = vi.fn<(upload: LargeUpload) => void>();
  sendLargeUploadsBy(sent);
  changeAppState({ writeLocale: 'uk_UA' });
  show();
  await edit('Why four?');
  const dataTransfer = { types: ['Files'], files: [new File(['film'], 'why four.mp4')] };
  fireEvent.drop(screen.getByLabelText('Video or audio'), { dataTransfer });
  expect(sent.mock.calls.map(([{ itemId, itemType, locale }]) => [itemId, itemType, locale])).toEqual([
    ['one', 'lesson', 'uk_UA'],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('subtitles given in the window of a lesson are in its language', async () => {
  changeAppState({ writeLocale: 'pl_PL' });
  const api = show();
  api.answers['saveLessonSubtitles'] = { data: { saveLessonSubtitles: { _id: 'one' } } };
  await edit('Why four?');
  const file = new File(['1\n00:00:01,000 --> 00:00:02,000\nCztery\n'], 'pl.srt');
  await userEvent.upload(screen.getByLabelText('Subtitles (WebVTT or SubRip)'), file);
  await waitFor(() =>
    expect(api.variablesOf('saveLessonSubtitles')).toMatchObject([{ lessonId: 'one', locale: 'pl_PL' }]),
  );
  expect(String(api.variablesOf('saveLessonSubtitles')[0]?.['file'])).toContain('Cztery');
});

test('films dropped on the list are in the language that was chosen for them (VID-02)', async () => {
  const sent = vi.fn<(upload: LargeUpload) => void>();
  sendLargeUploadsBy(sent);
  show();
  await drop('why four.mov');
  await userEvent.selectOptions(await screen.findByLabelText('Language'), 'it_IT');
  await userEvent.click(screen.getByRole('button', { name: 'Upload 1 file' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.mock.calls.map(([{ itemId, locale }]) => [itemId, locale])).toEqual([['one', 'it_IT']]);
});

test('the window of a lesson stays open in another language, which is asked for only where nothing is lost', async () => {
  show();
  await edit('Why four?');
  const chapters = () => screen.getByLabelText<HTMLTextAreaElement>('Chapters');
  await userEvent.type(chapters(), '0:00 Opening');
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'de_DE');
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(chapters().value).toBe('0:00 Opening');
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'de_DE');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave page' }));
  await screen.findByRole('button', { name: 'Actions for Why four?', hidden: true });
  expect(chapters().value).toBe('');
  expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('de_DE');
});

test('chapters that cannot be read are refused beside their field; what another person saved meanwhile is brought in', async () => {
  const api = show();
  await edit('Why four?');
  await userEvent.type(screen.getByLabelText('Chapters'), 'Opening');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('Chapters').getAttribute('aria-invalid')).toBe('true'));
  expect(api.variablesOf('saveLessonText')).toEqual([]);
  const changed = {
    ...lesson,
    version: 2,
    texts: [{ locale: 'en', title: 'Why four gospels?', description: '', chapters: [] }],
  };
  api.answers['managedLessons'] = { data: { courseLessons: [changed] } };
  api.answers['saveLessonText'] = serverError('…', { problem: 'changedMeanwhile' });
  await userEvent.clear(screen.getByLabelText('Chapters'));
  await userEvent.type(screen.getByLabelText('Chapters'), '0:00 Opening');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByDisplayValue('Why four gospels?');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Chapters').value).toBe('0:00 Opening');
  api.answers['saveLessonText'] = { data: { saveLessonText: { ...lesson, version: 3 } } };
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.variablesOf('saveLessonText').at(-1)).toMatchObject({
    version: 2,
    words: { title: 'Why four gospels?', description: '', chapters: [{ startsAt: 0, title: 'Opening' }] },
  });
});

test('lessons that other campuses use too are looked at, and nothing of them is changed (COUR-15)', async () => {
  show([lesson, { ...lesson, _id: 'two', title: 'Mark first?' }], ['Walsall']);
  const name = await screen.findByRole('link', { name: 'Why four?' });
  expect(name.getAttribute('href')).toBe('/student/courses/nt/lessons/one');
  expect(screen.queryByRole('button', { name: 'New lesson' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Why four?' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Preview']);
});
