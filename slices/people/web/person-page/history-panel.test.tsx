import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { defineMessages } from '#kit/messages/define-messages.ts';
import { did } from '#kit/messages/history-texts.ts';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '#slices/people/rules/messages.ts';
import { PersonPage } from './person.page.tsx';
import { adminOfDenver } from '../testing/admin-of-denver.ts';
import { ana } from '../testing/one-person.ts';

const action = (_id: string, actorName: string) => ({
  __typename: 'PersonAction',
  _id,
  action: 'setGraduation',
  at: '2026-03-01T10:00:00Z',
  actorName,
  impersonatorName: null,
  isAutomatic: false,
  about: { person: null, record: null, group: null, isWithin: true, names: [] },
  changes: [],
  reason: null,
});
const historyOf = (...rows: object[]) => ({ data: { personHistory: { rows, nextCursor: null } } });

beforeEach(() => {
  configure();
  clearToasts();
  act(() => enter(adminOfDenver));
});

test('the history of a user tells what was just done beside it', async () => {
  const person = { ...ana, isAlumni: true, graduatedOn: '2025-05-17', gradLocation: 'Denver' };
  const api = new FakeApi({
    onePerson: { data: { user: person, addresses: [] } },
    choicesForPerson: { data: { keepsBirthDates: false, regions: [], currencies: [] } },
    setGraduation: { data: { setGraduation: true } },
    personHistory: historyOf(action('first', 'Olga Petrenko')),
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]} path="/users/ana?tab=history">
      <PersonPage slots={[]} />
    </TestPage>,
  );
  await screen.findByText('Olga Petrenko');
  api.answers['personHistory'] = historyOf(action('second', 'Paul Berger'), action('first', 'Olga Petrenko'));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Graduated second year' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo graduation' }));
  expect(await screen.findByText('Paul Berger')).toBeTruthy();
  expect(screen.getAllByText('Olga Petrenko')).toHaveLength(1);
});

test('a move to another group is told as one sentence on the page of the person who moved', async () => {
  const groups = ['Day', 'Evening'].map((name) => ({
    kind: 'group',
    recordId: name,
    name,
    isThere: true,
    courseId: null,
  }));
  const after = (field: string, value: string) => ({ field, before: null, after: JSON.stringify(value) });
  const moved = {
    ...action('moved', 'Rebecca Thornton'),
    action: 'moveGroupMember',
    about: { person: null, record: null, group: null, isWithin: true, names: groups },
    changes: [after('from', 'Day'), after('to', 'Evening'), after('day', '2026-11-18')],
  };
  const api = new FakeApi({
    onePerson: { data: { user: ana, addresses: [] } },
    choicesForPerson: { data: { keepsBirthDates: false, regions: [], currencies: [] } },
    personHistory: historyOf(moved),
  });
  vi.stubGlobal('fetch', api.fetch);
  const ofGroups = defineMessages('others', {
    didMoveGroupMember: did('changed the group'),
    moveGroupMemberFromTo: did('moved this member from {before} to {after}'),
    moveMembersFrom: did('From group'),
    moveMembersTo: did('New group'),
  });
  render(
    <TestPage catalogues={[messages, ofGroups]} path="/users/ana?tab=history">
      <PersonPage slots={[]} />
    </TestPage>,
  );
  expect(await screen.findByText('moved this member from Day to Evening')).toBeTruthy();
  expect(screen.queryByText(/From group/)).toBeNull();
});

test('the overview tells the last changes, and leads to all of them', async () => {
  const api = new FakeApi({
    onePerson: { data: { user: ana, addresses: [] } },
    choicesForPerson: { data: { keepsBirthDates: false, regions: [], currencies: [] } },
    lastActions: historyOf(action('last', 'Olga Petrenko')),
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]} path="/users/ana">
      <PersonPage slots={[]} />
    </TestPage>,
  );
  expect(await screen.findByText('Olga Petrenko')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'All changes' }));
  expect(screen.getByLabelText('path').textContent).toBe('/users/ana?tab=history');
});
