import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useQuery } from '#kit/client/query/use-query.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '#slices/people/rules/messages.ts';
import { GraduationDialog } from './graduation-dialog.tsx';
import { onePerson } from './person.graphql.generated.ts';
import { ana } from '../testing/one-person.ts';

beforeEach(() => {
  configure();
  clearToasts();
});

/** The page behind the window, which shows what is known of a user. */
function PageBehind() {
  return <p>{useQuery(onePerson, { userId: 'ana' }).data?.user?.email}</p>;
}

test('a graduation that was taken back by mistake is given again as it was (HOLE-62)', async () => {
  const api = new FakeApi({
    setGraduation: { data: { setGraduation: true } },
    onePerson: { data: { user: ana, addresses: [] } },
  });
  vi.stubGlobal('fetch', api.fetch);
  const onClose = vi.fn<() => void>();
  const person = { ...ana, isAlumni: true, graduatedOn: '2025-05-17', gradLocation: 'Denver' } as const;
  render(
    <TestPage catalogues={[messages]}>
      <GraduationDialog person={person} onClose={onClose} />
      <PageBehind />
    </TestPage>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo graduation' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.variablesOf('onePerson')).toHaveLength(3));
  expect(api.variablesOf('setGraduation')).toEqual([
    { userId: 'ana', graduatedOn: null, place: '' },
    { userId: 'ana', graduatedOn: '2025-05-17', place: 'Denver' },
  ]);
  expect(onClose).toHaveBeenCalledTimes(1);
});
