import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { forgetDeviceStore, keepDeviceStoreFor } from '#kit/client/storage/forget-device-store.ts';
import { page } from '#kit/client/page.ts';
import { storedUser } from '#kit/client/session/stored-user.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { storeNote, pendingNotes } from './pending-notes.ts';
import { NotesPanel } from './notes-panel.tsx';
import { useNotes } from './use-notes.ts';

const stored = (_id: string, body: string, version = 1) => ({
  __typename: 'LessonNote' as const,
  _id,
  atSecond: 61,
  body,
  version,
});

function Panel({ first, isReadOnly = false }: { first: ReturnType<typeof stored>[]; isReadOnly?: boolean }) {
  const notes = useNotes('lesson', first);
  return <NotesPanel notes={notes} second={75.4} onSeek={() => undefined} isReadOnly={isReadOnly} />;
}

function show(answers: ConstructorParameters<typeof FakeApi>[0], ...first: ReturnType<typeof stored>[]) {
  const api = new FakeApi(answers);
  vi.stubGlobal('fetch', api.fetch);
  const shown = render(
    <TestPage catalogues={[messages]}>
      <Panel first={first} />
    </TestPage>,
  );
  return { api, ...shown };
}
const write = async (words: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Note at 1:15' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Note at 1:15' }), words);
};

beforeEach(() => {
  configure();
  forgetDeviceStore();
});

test('a note is saved while it is written, at the second it was begun', async () => {
  const { api } = show({ saveLessonNote: { data: { saveLessonNote: stored('n', 'Ask') } } });
  await write('Ask');
  expect(await screen.findByText(/^Saved ·/, {}, { timeout: 5_000 })).toBeTruthy();
  expect(api.variablesOf('saveLessonNote')).toMatchObject([
    { lessonId: 'lesson', version: 0, atSecond: 75, body: 'Ask' },
  ]);
  expect(pendingNotes.state.get().waiting).toEqual([]);
});

test('without a network a note stays on the device, and goes out when the network is back', async () => {
  const { api, unmount } = show({ saveLessonNote: new Error('no network') });
  await write('Keep this');
  expect(await screen.findByText(/waiting for network/, {}, { timeout: 5_000 })).toBeTruthy();
  unmount();
  expect(pendingNotes.state.get().waiting).toMatchObject([{ body: 'Keep this' }]);
  const refetch = show({ saveLessonNote: { data: { saveLessonNote: stored('n', 'Keep this') } } });
  await waitFor(() => expect(pendingNotes.state.get().waiting).toEqual([]));
  expect(refetch.api.variablesOf('saveLessonNote')).toHaveLength(1);
  expect(api.variablesOf('saveLessonNote').length).toBeGreaterThan(0);
});

test('a note written when the session had ended waits for its writer, and for nobody else', async () => {
  const reload = vi.spyOn(page, 'reloadWhenFree').mockReturnValue();
  storedUser.write({ _id: 'writer', fullName: 'Ana', locale: 'en' });
  keepDeviceStoreFor('writer');
  const { unmount } = show({
    saveLessonNote: serverError('Context userId not found', { code: 'UNAUTHENTICATED' }),
  });
  await write('Keep this');
  await waitFor(() => expect(reload).toHaveBeenCalled());
  unmount();
  keepDeviceStoreFor('writer');
  expect(pendingNotes.state.get().waiting).toMatchObject([{ body: 'Keep this' }]);
  keepDeviceStoreFor('another user');
  expect(pendingNotes.state.get().waiting).toEqual([]);
});

test('what a page keeps while its writer signs out is for nobody', async () => {
  keepDeviceStoreFor('writer');
  forgetDeviceStore();
  storeNote({ noteId: 'n', lessonId: 'lesson', version: 0, atSecond: 1, body: 'Too late' });
  keepDeviceStoreFor('another user');
  expect(pendingNotes.state.get().waiting).toEqual([]);
});

test('what another device has written meanwhile and what is written here are both kept', async () => {
  const { api } = show(
    { saveLessonNote: serverError('changed', { problem: 'changedMeanwhile' }) },
    stored('n', 'Old'),
  );
  const save = api.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof save>) => {
    const answer = await save(...request);
    api.answers['saveLessonNote'] = { data: { saveLessonNote: stored('copy', 'Old and new') } };
    return answer;
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Note at 1:01' }), ' and new');
  expect(await screen.findByText(/^Saved ·/, {}, { timeout: 5_000 })).toBeTruthy();
  const sent = api.variablesOf('saveLessonNote');
  expect(sent).toMatchObject([
    { noteId: 'n', version: 1, body: 'Old and new' },
    { version: 0, body: 'Old and new' },
  ]);
  expect(sent[1]?.['noteId']).not.toBe('n');
});

test('what is kept as a second note waits on the device if the network goes before it is sent', async () => {
  const { api } = show(
    { saveLessonNote: serverError('changed', { problem: 'changedMeanwhile' }) },
    stored('n', 'Old'),
  );
  const save = api.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof save>) => {
    const answer = await save(...request);
    api.answers['saveLessonNote'] = new Error('no network');
    return answer;
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Note at 1:01' }), ' and new');
  expect(await screen.findByText(/waiting for network/, {}, { timeout: 5_000 })).toBeTruthy();
  expect(pendingNotes.state.get().waiting).toMatchObject([{ version: 0, body: 'Old and new' }]);
});

test('a graduate reads the notes they took, and writes and deletes none', async () => {
  vi.stubGlobal('fetch', new FakeApi({}).fetch);
  render(
    <TestPage catalogues={[messages]}>
      <Panel first={[stored('n', 'Ask about Rome')]} isReadOnly />
    </TestPage>,
  );
  const note = screen.getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.type(note, '!');
  expect(note.value).toBe('Ask about Rome');
  expect(screen.queryByRole('button', { name: /Delete|Note at 1:15/ })).toBeNull();
});
