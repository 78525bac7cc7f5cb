import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../rules/messages.ts';
import type { ListedCategoryFragment } from './categories.graphql.generated.ts';
import { CategoryDialog } from './category-dialog.tsx';

const bible: ListedCategoryFragment = {
  __typename: 'Category',
  _id: 'bible',
  name: 'Bible',
  uses: ['COURSES'],
  position: 3,
  colour: 'MOSS',
  version: 7,
};

test('a category that is changed keeps what was not touched, and says which version it was', async () => {
  configure();
  const api = new FakeApi({ updateCategory: { data: { updateCategory: bible } } });
  vi.stubGlobal('fetch', api.fetch);
  const onSaved = vi.fn<() => void>();
  render(
    <TestPage catalogues={[messages]}>
      <CategoryDialog stored={bible} onClose={() => undefined} onSaved={onSaved} />
    </TestPage>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), ' and history');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(api.variablesOf('updateCategory')).toEqual([
    {
      categoryId: 'bible',
      version: 7,
      categoryInput: { name: 'Bible and history', uses: ['COURSES'], position: 3, colour: 'MOSS' },
    },
  ]);
});
