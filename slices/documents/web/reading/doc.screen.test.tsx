import { cleanup, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/documents/rules/messages.ts';
import { DocScreen } from './doc.screen.tsx';

const handbook = (content: string) => ({
  __typename: 'Document' as const,
  _id: 'h',
  createdAt: '2026-03-01T09:00:00Z',
  updatedAt: '2026-03-01T09:00:00Z',
  updatedByName: null,
  title: 'Student handbook',
  content,
  locale: 'en',
  permissions: [],
  published: true,
});
const found = (content: string) => ({ data: { documentByTitle: handbook(content) } });

function open(answer: FakeApi['answers'][string]) {
  const api = new FakeApi({ documentByTitle: answer });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]} path="/docs/Student%20handbook">
      <Routes>
        <Route path="/docs/:title" element={<DocScreen />} />
      </Routes>
    </TestPage>,
  );
  return { api };
}

beforeEach(() => {
  configure();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  enter(fakeUser({}));
});

test('a document is fetched by its title and shown as rich text under its heading (DOC-01) (DOC-04) (DOC-05)', async () => {
  const { api } = open(found('<h2>Chapel</h2><p>Daily</p>'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Chapel' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Student handbook' })).toBeTruthy();
  expect(api.variablesOf('documentByTitle')).toEqual([{ title: 'Student handbook' }]);
});

test.each([
  ['superadmins', ['user', 'superadmin'], '/documents/h'],
  ['nobody else', ['user', 'admin', 'manager'], undefined],
])('an Edit button leads to where it is written: for %s (DOC-14) (DOC-15)', async (_, roles, href) => {
  enter(fakeUser({ roles }));
  open(found('<p>Daily</p>'));
  await screen.findByText('Daily');
  expect(screen.queryByRole('link', { name: 'Edit' })?.getAttribute('href')).toBe(href);
});

test('what was read before shows at once and the server is asked all the same (DOC-16)', async () => {
  open(found('<p>Old words</p>'));
  await screen.findByText('Old words');
  cleanup();
  const { api } = open(found('<p>New words</p>'));
  expect(screen.getByText('Old words')).toBeTruthy();
  expect(await screen.findByText('New words')).toBeTruthy();
  expect(api.calls).toHaveLength(1);
});

test('a document that is on its way shows where it will stand (DOC-13)', async () => {
  const { api } = open(found('<p>Daily</p>'));
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(screen.queryByText('No data')).toBeNull();
  expect(await screen.findByText('Daily')).toBeTruthy();
  expect(api.calls).toHaveLength(1);
});

test('a document that is not there, or fails to come, says so (DOC-13) (UI-36)', async () => {
  open({ data: { documentByTitle: null } });
  const note = await screen.findByText('No data');
  expect(note.closest('[data-tone]')?.getAttribute('data-tone')).toBe('info');
  expect(await screen.findByText('Document not found, or you don’t have access to it.')).toBeTruthy();
  cleanup();
  open(serverError('Out of paper'));
  expect((await screen.findByRole('alert')).textContent).toContain('Out of paper');
});
