import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useQuery } from '#kit/client/query/use-query.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '#slices/people/rules/messages.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { onePerson } from './person.graphql.generated.ts';
import { ana } from '../testing/one-person.ts';

const twin = {
  ...ana,
  _id: 'ana-2',
  fullName: 'Ana Twice',
  email: 'ana.twice@example.org',
  accountId: 'ana-2',
};

beforeEach(() => {
  configure();
  clearToasts();
});

/** The page behind the window, which shows what is known of the one that is kept. */
function PageBehind() {
  return <p>{useQuery(onePerson, { userId: ana._id }).data?.user?._id}</p>;
}

test('two accounts stand side by side before they become one, and the one that is kept cannot be chosen', async () => {
  const api = new FakeApi({
    peopleToFind: { data: { users: { rows: [ana, twin] } } },
    onePerson: { data: { user: twin, addresses: [] } },
    mergeUsers: { data: { mergeUsers: { _id: ana._id } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <MergeDialog person={ana} onClose={() => undefined} />
      <PageBehind />
    </TestPage>,
  );
  await userEvent.type(screen.getByRole('combobox'), 'ana');
  const found = await screen.findAllByRole('option');
  expect(found.map(({ textContent }) => textContent)).toEqual(['Ana Twiceana.twice@example.org']);
  await userEvent.click(found[0]!);
  const compared = within(await screen.findByRole('table'));
  expect(compared.getByText(ana.fullName)).toBeTruthy();
  expect(compared.getByText('Ana Twice')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'enrolled twice');
  await userEvent.click(screen.getByRole('button', { name: 'Merge accounts' }));
  const asked = () => api.variablesOf('onePerson').filter(({ userId }) => userId === ana._id);
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(api.variablesOf('mergeUsers')).toEqual([
    { keptId: ana._id, mergedId: 'ana-2', reason: 'enrolled twice' },
  ]);
});
