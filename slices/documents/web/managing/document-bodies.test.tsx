import { requireInstant } from '#kit/calendar/instant.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { messages as clientMessages } from '#kit/client/messages.ts';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { messages as richText } from '#kit/rich-text/messages.ts';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';
import { messages as uiMessages } from '#kit/ui/messages.ts';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '#slices/documents/rules/messages.ts';
import { DocumentBodies } from './document-bodies.tsx';
import type { OneDocumentFragment } from './managed-document.graphql.generated.ts';

const body = (locale: string, number: number, content: string) => ({
  __typename: 'DocumentBody' as const,
  locale,
  number,
  content: content as RichHtml,
  writtenAt: requireInstant(`2026-03-0${number}T09:00:00Z`),
});
const rota: OneDocumentFragment = {
  __typename: 'ManagedDocument',
  _id: 'rota',
  title: 'Rota',
  permissions: [],
  categoryId: null,
  categoryName: null,
  published: true,
  isLegal: false,
  locales: ['de_DE', 'en'],
  updatedAt: '2026-03-02T09:00:00Z',
  updatedByName: 'Dora Dean',
  version: 1,
  bodies: [body('en', 2, '<p>Friday</p>'), body('de_DE', 1, '<p>Freitag</p>')],
};
const withEnglish = (number: number, content: string): OneDocumentFragment => ({
  ...rota,
  bodies: [body('en', number, content)],
});

const texts = Object.fromEntries(
  [uiMessages, clientMessages, richText, messages].flatMap(({ sources }) =>
    Object.entries(sources).map(([id, { text }]) => [id, text]),
  ),
);

async function show(answers: FakeApi['answers']) {
  const api = new FakeApi({
    documentVersions: { data: { documentVersions: { rows: [], nextCursor: null } } },
    ...answers,
  });
  vi.stubGlobal('fetch', api.fetch);
  const page = (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <DocumentBodies document={rota} />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/elsewhere', element: <p>You left</p> },
  ]);
  render(
    <TextProvider locale="en" texts={texts}>
      <RouterProvider router={router} />
    </TextProvider>,
  );
  await editor('English');
  return api;
}

const editor = (language: string) => screen.findByRole('textbox', { name: `Text in ${language}` });
const choose = (locale: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: /Language/ }), locale);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

function write(into: HTMLElement, html: string): void {
  const clipboardData = {
    getData: (type: string) => (type === 'text/html' ? html : ''),
    types: ['text/html'],
  };
  fireEvent.paste(into, { clipboardData });
}

beforeAll(async () => {
  // A busy machine takes its time to read the editor; no test is about that.
  await import('#kit/ui/rich-text/writing/writing-area.tsx');
  // jsdom draws nothing, so nothing has a place; the editor only asks in order to scroll.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
beforeEach(() => {
  configure();
  clearToasts();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a text is saved on the version it began from, and the next change on the one that was saved', async () => {
  const api = await show({
    saveDocumentBody: { data: { saveDocumentBody: withEnglish(3, '<p>Sunday Friday</p>') } },
  });
  write(await editor('English'), '<p>Sunday </p>');
  await save();
  await waitFor(() => expect(screen.queryByText(/Not saved yet/)).toBeNull());
  expect(api.variablesOf('saveDocumentBody')).toMatchObject([
    { documentId: 'rota', locale: 'en', version: 2 },
  ]);
  await waitFor(async () => expect((await editor('English')).textContent).toBe('Sunday Friday'));
  write(await editor('English'), '<p>Monday </p>');
  await save();
  await waitFor(() => expect(api.variablesOf('saveDocumentBody')).toHaveLength(2));
  expect(api.variablesOf('saveDocumentBody').at(-1)).toMatchObject({ version: 3 });
});

test('what another window has saved is told and compared; what was written here stays and can be saved over it', async () => {
  const api = await show({
    saveDocumentBody: serverError('Changed', { problem: 'changedMeanwhile' }),
    oneDocument: { data: { managedDocument: withEnglish(3, '<p>Saturday</p>') } },
  });
  write(await editor('English'), '<p>Sunday </p>');
  await save();
  const note = await screen.findByText(/Someone else saved this text in the meantime/);
  expect((await editor('English')).textContent).toContain('Sunday');
  await userEvent.click(within(note).getByRole('button', { name: 'Compare' }));
  expect(screen.getByText('Saturday').closest('del')).toBeTruthy();

  api.answers['saveDocumentBody'] = {
    data: { saveDocumentBody: withEnglish(4, '<p>Sunday Friday</p>') },
  };
  await save();
  await waitFor(() => expect(screen.queryByText(/Someone else/)).toBeNull());
  expect(api.variablesOf('saveDocumentBody').at(-1)).toMatchObject({ version: 3 });
});

test('what another window has saved can be taken instead', async () => {
  await show({
    saveDocumentBody: serverError('Changed', { problem: 'changedMeanwhile' }),
    oneDocument: { data: { managedDocument: withEnglish(3, '<p>Saturday</p>') } },
  });
  write(await editor('English'), '<p>Sunday </p>');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Use theirs' }));
  await waitFor(async () => expect((await editor('English')).textContent).toBe('Saturday'));
  expect(screen.queryByText(/Not saved yet/)).toBeNull();
});

test('looking at another language, beside English, loses nothing; leaving the page asks first', async () => {
  await show({});
  write(await editor('English'), '<p>Sunday </p>');
  await choose('de_DE');
  expect((await editor('Deutsch')).textContent).toBe('Freitag');
  expect(screen.getByText('English was changed after this text was written.')).toBeTruthy();
  expect(screen.getByText('Friday')).toBeTruthy();
  expect(screen.getByText('Not saved yet: English')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stay' }));
  await choose('en');
  expect((await editor('English')).textContent).toContain('Sunday');
});
