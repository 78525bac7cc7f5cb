import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../rules/messages.ts';
import { UndoImportButton } from './undo-import-button.tsx';

test('an import is taken back only after the question, and the server is told which', async () => {
  configure();
  const api = new FakeApi({ undoPeopleImport: { data: { undoPeopleImport: { _id: 'spring' } } } });
  vi.stubGlobal('fetch', api.fetch);
  const onStarted = vi.fn<() => void>();
  render(
    <TestPage catalogues={[messages]}>
      <UndoImportButton importId="spring" onStarted={onStarted} />
    </TestPage>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo the import' }));
  const question = within(await screen.findByRole('dialog'));
  expect(api.calls).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Undo the import' }));
  await waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
  expect(api.variablesOf('undoPeopleImport')).toEqual([{ importId: 'spring' }]);
});
