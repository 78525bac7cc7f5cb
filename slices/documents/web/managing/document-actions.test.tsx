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
  ['Make a draft again', true],
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
