import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeAppState } from '#kit/client/storage/app-state.ts';
import { messages as clientMessages } from '#kit/client/messages.ts';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { messages as uiMessages } from '#kit/ui/messages.ts';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '#slices/groups/rules/messages.ts';
import { GroupDialog } from './group-dialog.tsx';
import type { OneGroupFragment } from './group.graphql.generated.ts';
import { firstYear } from './testing/first-year.ts';

const texts = Object.fromEntries(
  [uiMessages, clientMessages, messages].flatMap(({ sources }) =>
    Object.entries(sources).map(([id, { text }]) => [id, text]),
  ),
);

const DENVER = { value: 'denver', label: 'Denver' };

function show(group: OneGroupFragment | null, answers: FakeApi['answers'], campuses = [DENVER]) {
  const api = new FakeApi(answers);
  vi.stubGlobal('fetch', api.fetch);
  const onSaved = vi.fn<(group: OneGroupFragment) => void>();
  render(
    <TextProvider locale="en" texts={texts}>
      <GroupDialog group={group} campuses={campuses} onClose={() => undefined} onSaved={onSaved} />
    </TextProvider>,
  );
  return { api, onSaved };
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ });
const isOpen = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Open for free sign-up/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

async function rename(words: string): Promise<void> {
  await userEvent.clear(name());
  await userEvent.type(name(), words);
}

beforeEach(() => {
  changeAppState({ selectedRegionId: null });
  configure();
  clearToasts();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a new group is made on the only campus there is, with the id of its window', async () => {
  const { api, onSaved } = show(null, { createGroup: { data: { createGroup: firstYear } } });
  await userEvent.type(name(), 'First Year Day');
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(api.variablesOf('createGroup')).toMatchObject([
    {
      groupId: expect.any(String) as string,
      groupInput: { name: 'First Year Day', regionId: 'denver', studyYear: null },
    },
  ]);
});

test('a group that another window has changed is shown as it is now, with what was typed here', async () => {
  const now = { ...firstYear, openForSignUp: false, version: 5 };
  const { api, onSaved } = show(firstYear, {
    updateGroup: serverError('Changed', { problem: 'changedMeanwhile' }),
    oneGroup: { data: { group: now } },
  });
  expect(isOpen().checked).toBe(true);
  await rename('First Year');
  await save();
  await waitFor(() => expect(isOpen().checked).toBe(false));
  expect(name().value).toBe('First Year');
  expect(onSaved).not.toHaveBeenCalled();

  api.answers['updateGroup'] = { data: { updateGroup: { ...now, name: 'First Year' } } };
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(api.variablesOf('updateGroup').at(-1)).toMatchObject({
    version: 5,
    groupInput: { name: 'First Year', regionId: 'denver', openForSignUp: false },
  });
});

test('the campus of a group that has had members cannot be changed', () => {
  show(firstYear, {});
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Campus/ }).disabled).toBe(true);
});

test('of several campuses the next group begins on the one the last was made on (REG-15)', async () => {
  const campuses = [DENVER, { value: 'walsall', label: 'Walsall' }];
  const answers = { createGroup: { data: { createGroup: firstYear } } };
  const { onSaved } = show(null, answers, campuses);
  const campus = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Campus/ });
  expect(campus().value).toBe('');
  await userEvent.type(name(), 'First Year Day');
  await userEvent.selectOptions(campus(), 'walsall');
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  cleanup();
  show(null, answers, campuses);
  expect(campus().value).toBe('walsall');
});
