import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPersonalChoices } from '#kit/client/storage/stored-choices.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { emptyTray } from '#kit/ui/tray/tray.ts';
import { CANCEL_AFTER_MS } from '#kit/ui/upload/use-file-dialog.ts';
import { messages } from '../rules/messages.ts';
import { problems } from '../rules/problems.ts';
import { INTERRUPTED, newUpload, withPart, type UploadItem } from '../rules/upload-item.ts';
import { chosenParallel } from './chosen-parallel.ts';
import { showUploads } from './show-uploads.ts';
import { uploadFilm } from './upload-film.ts';
import { changeUploads, uploadItems } from './upload-list.ts';
import { UploadTray } from './upload-tray.tsx';
import { FakeStorage } from './testing/fake-storage.ts';

const about = { videoId: 'film', locale: 'en', itemId: 'lesson', itemType: 'lesson', type: 'video/mp4' };
const item = (differing: Partial<UploadItem>): UploadItem => ({
  ...newUpload(about, { name: 'romans-8.mp4', size: 25 }),
  ...differing,
});
const left = item({ status: 'error', trouble: INTERRUPTED });

let storage: FakeStorage;
let api: FakeApi;

beforeEach(() => {
  configure();
  clearToasts();
  storage = new FakeStorage();
  const getMultipartVideoUploadInfo = {
    multipartUploadId: 'm1',
    multipartUploadToken: 't1',
    partsCount: 1,
    partBytes: 100,
    partUploadUrls: ['https://store.example/1'],
    completed: false,
    storedParts: [],
  };
  api = new FakeApi({
    getMultipartVideoUploadInfo: { data: { getMultipartVideoUploadInfo } },
    completeMultipartVideoUpload: {
      data: { completeMultipartVideoUpload: { _id: 'film', uploadInfo: { completed: true } } },
    },
    abortMultipartVideoUpload: { data: { abortMultipartVideoUpload: true } },
  });
  vi.stubGlobal('fetch', api.fetch);
  vi.stubGlobal('XMLHttpRequest', storage.Request);
});
afterEach(() => {
  act(() => changeUploads(() => []));
  act(forgetPersonalChoices);
  act(emptyTray);
});

function show(...items: UploadItem[]): void {
  changeUploads(() => items);
  render(
    <TestPage catalogues={[messages, problems]}>
      <UploadTray />
    </TestPage>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const send = (name = 'romans-8.mp4') =>
  act(() =>
    uploadFilm({
      itemType: 'lesson',
      itemId: 'lesson',
      locale: 'en',
      file: new File(['a film of 25 characters..'], name, { type: 'video/mp4' }),
    }),
  );

test('nothing is shown while there is nothing to show', () => {
  show();
  expect(screen.queryByRole('heading', { name: 'Uploads' })).toBeNull();
});

const isListShown = (): boolean => screen.queryByText('romans-8.mp4') !== null;

function showWithLinks(...items: UploadItem[]): void {
  changeUploads(() => items);
  render(
    <TestPage catalogues={[messages, problems]} path="/courses">
      <Link to="/users">Users</Link>
      <UploadTray />
    </TestPage>,
  );
}

test('the list folds when a user goes to another page, says how far it is, and opens for the next film', async () => {
  storage.react = () => 'silence';
  showWithLinks(left);
  expect(isListShown()).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Users' }));
  expect(isListShown()).toBe(false);
  expect(screen.getByText('No uploads in progress, 0 completed, 1 stopped')).toBeTruthy();
  send('romans-9.mp4');
  expect(await screen.findByText('romans-9.mp4')).toBeTruthy();
});

test('a list that a user has folded stays folded, also for the next film and when the page is loaded again', async () => {
  storage.react = () => 'silence';
  showWithLinks(left);
  await press('Hide the uploads');
  send('romans-9.mp4');
  await waitFor(() => expect(storage.underWay).toBe(1));
  expect(isListShown()).toBe(false);
  cleanup();
  show(left);
  expect(isListShown()).toBe(false);
  await press('Show the uploads');
  expect(isListShown()).toBe(true);
});

test('several films are sent at once, and "Clear completed" leaves the others (VID-12)', async () => {
  show();
  send('romans-8.mp4');
  await screen.findByText('Uploaded');
  storage.react = () => 'silence';
  send('romans-9.mp4');
  await waitFor(() => expect(storage.underWay).toBe(1));
  expect(screen.getByText('1 upload in progress, 1 completed, 0 stopped').tagName).toBe('OUTPUT');
  await press('Clear completed');
  expect(screen.queryByText('romans-8.mp4')).toBeNull();
  expect(screen.getByText('romans-9.mp4')).toBeTruthy();
});

test('cancelling asks, takes it off the list and says so once (VID-26, TRAP-72)', async () => {
  storage.react = () => 'silence';
  show();
  send();
  await waitFor(() => expect(storage.underWay).toBe(1));
  await press('Cancel upload of romans-8.mp4');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel upload' }));
  await waitFor(() => expect(uploadItems()).toEqual([]));
  expect(screen.getAllByText('Upload canceled by user')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a film refused for what it is offers no way to go on, and is not told of again', async () => {
  const trouble = { id: 'videoTypeRefused', values: {}, message: 'No film' };
  show(item({ status: 'error', trouble }));
  await act(async () => changeUploads((items) => structuredClone([...items])));
  expect(screen.getByText(/This type of file can’t be uploaded/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Resume')).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancel upload of romans-8.mp4' })).toBeTruthy();
});

test('a film that stops tells why in one toast, and can go on (VID-25)', async () => {
  show();
  storage.react = () => ({ status: 403, etag: null });
  send();
  const toast = await screen.findByRole('alert');
  expect(toast.textContent).toContain('Failed to upload part 1');
  storage.react = () => ({ status: 200, etag: '"mark"' });
  await press('Resume romans-8.mp4');
  expect(await screen.findByText('Uploaded')).toBeTruthy();
});

test('a part that goes on failing with 503 says so in one toast and on the list while it is retried (VID-25)', async () => {
  storage.react = () => ({ status: 503, etag: null });
  show();
  send();
  const toast = await screen.findByRole('alert', {}, { timeout: 5_000 });
  expect(toast.textContent).toContain('Failed to upload part 1');
  const state = screen.getByText(/retrying automatically$/);
  expect(state.textContent).toBe('Failed to upload part 1 · 0 bytes of 25 bytes · retrying automatically');
  act(() => changeUploads((items) => items.map((one) => withPart(one, 1, 'e'))));
  expect(screen.queryByText(/retrying automatically$/)).toBeNull();
});

test.each([
  ['asked where to send it', 'getMultipartVideoUploadInfo'],
  ['told that all of it is there', 'completeMultipartVideoUpload'],
])('a server that is away when it is %s is waited for, and the film says so', async (_, operation) => {
  const answer = api.answers[operation] as Error;
  api.answers[operation] = new TypeError('Failed to fetch');
  show();
  send();
  expect(await screen.findByText(/no connection, resumes automatically$/)).toBeTruthy();
  api.answers[operation] = answer;
  expect(await screen.findByText('Uploaded', {}, { timeout: 5_000 })).toBeTruthy();
});

test('an answer without id or token is told in a toast (VID-24)', async () => {
  const data = { getMultipartVideoUploadInfo: { multipartUploadId: null, completed: false } };
  api.answers['getMultipartVideoUploadInfo'] = { data };
  show();
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('Missing upload ID or token');
});

test('an interrupted film waits for its file; with none chosen it says so (VID-23, HOLE-34)', async () => {
  show(left);
  expect(screen.getByText('Interrupted. Choose the same file to resume.')).toBeTruthy();
  vi.useFakeTimers();
  try {
    fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
    fireEvent.focus(window);
    await act(() => vi.advanceTimersByTimeAsync(CANCEL_AFTER_MS));
  } finally {
    vi.useRealTimers();
  }
  expect(screen.getByRole('alert').textContent).toBe('Please select a file first!');
});

test.each([
  ['romans-9.mp4', 25, 'Please select the file with the name: romans-8.mp4'],
  ['romans-8.mp4', 24, 'This file has the right name but a different size'],
])('%s of %i bytes is not the file that was meant (VID-22)', async (name, size, words) => {
  show(left);
  const input = screen.getByLabelText('Resume romans-8.mp4');
  fireEvent.change(input, { target: { files: [new File(['x'.repeat(size)], name)] } });
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(api.calls).toEqual([]);
});

test('how many parts go at once is chosen from 1 to 15 and remembered (VID-14, VID-15)', async () => {
  show(left);
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Parts at once' });
  expect([choice.value, choice.options.length]).toEqual(['5', 15]);
  await userEvent.selectOptions(choice, '12');
  expect(chosenParallel.get()).toEqual({ count: 12 });
  expect(localStorage.getItem('parallelUploads')).toBe('{"count":12}');
  act(() => chosenParallel.change({ count: 5 }));
});

test('what another tab sends is shown and left to it, until that tab is gone', () => {
  let grant = (): void => undefined;
  const request = (_name: string, take: () => void): void => void (grant = take);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks: { request } }));
  show(item({ status: 'uploading', partsCount: 2, etags: { 1: 'e' } }));
  act(showUploads);
  expect(screen.getByText('Being sent in another tab')).toBeTruthy();
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(13);
  expect(screen.queryByRole('button', { name: /Pause|Cancel/ })).toBeNull();
  act(grant);
  expect(screen.getByText('Interrupted. Choose the same file to resume.')).toBeTruthy();
});

test('the list folds away', async () => {
  show(left);
  await press('Hide the uploads');
  expect(screen.queryByText('romans-8.mp4')).toBeNull();
  await press('Show the uploads');
  expect(screen.getByText('romans-8.mp4')).toBeTruthy();
});
