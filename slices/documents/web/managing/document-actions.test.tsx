import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/documents/rules/messages.ts';
import { DocumentActions } from './document-actions.tsx';
import type { OneDocumentFragment } from './managed-document.graphql.generated.ts';

const house: OneDocumentFragment = {
  __typename: 'ManagedDocument',
  _id: 'house',
  title: 'Guest house',
  permissions: [],
  categoryName: null,
  categoryId: null,
  published: false,
  isLegal: false,
  locales: ['en'],
  updatedAt: '2026-11-16T10:00:00.000Z',
  updatedByName: null,
  version: 1,
  bodies: [],
};

test.each([
  ['Publish', false],
  ['Unpublish', true],
])('"%s" does that and can be taken back', async (name, published) => {
  configure();
  const api = new FakeApi({ publishDocument: { data: { publishDocument: house } } });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <DocumentActions document={{ ...house, published }} />
    </TestPage>,
  );
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.variablesOf('publishDocument')).toEqual([
      { documentId: 'house', published: !published },
      { documentId: 'house', published },
    ]),
  );
});

const rota: OneDocumentFragment = {
  ...house,
  title: 'Rota',
  permissions: ['manager', 'dean'],
  categoryId: 'chapel',
  categoryName: 'Chapel',
};
const said = { title: 'Rota', permissions: ['manager', 'dean'], categoryId: 'chapel' };

function edit(answer: { data: unknown } | { errors: unknown[] }, now: OneDocumentFragment = rota): FakeApi {
  configure();
  const api = new FakeApi({
    categoriesOfDocuments: { data: { categories: [] } },
    oneDocument: { data: { managedDocument: now } },
    updateDocument: answer,
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <DocumentActions document={rota} />
    </TestPage>,
  );
  return api;
}

test('a form sends back what it was opened with', async () => {
  const api = edit({ data: { updateDocument: rota } });
  await userEvent.click(await screen.findByRole('button', { name: 'Title and readers' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.variablesOf('updateDocument')).toEqual([
      { documentId: 'house', version: 1, documentInput: said },
    ]),
  );
});

test('after another window has saved, what was typed here stays and the rest follows', async () => {
  const extensions = { code: 'BAD_USER_INPUT', problem: 'changedMeanwhile' };
  const now = { ...rota, title: 'Rota of 2026', permissions: ['dean'] as const, version: 2 };
  const api = edit({ errors: [{ message: 'changedMeanwhile', extensions }] }, now);
  await userEvent.click(await screen.findByRole('button', { name: 'Title and readers' }));
  const title = await screen.findByRole('textbox', { name: /Title/ });
  await userEvent.clear(title);
  await userEvent.type(title, 'Chapel rota');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const manager = () => document.querySelector<HTMLInputElement>('input[name="permissions.manager"]');
  await waitFor(() => expect(manager()?.checked).toBe(false));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.variablesOf('updateDocument')[1]).toEqual({
      documentId: 'house',
      version: 2,
      documentInput: { title: 'Chapel rota', permissions: ['dean'], categoryId: 'chapel' },
    }),
  );
});
