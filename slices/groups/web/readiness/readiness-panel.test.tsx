import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages as people } from '#slices/people/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import { problems } from '../../rules/problems.ts';
import { firstYear } from '../testing/first-year.ts';
import { requirements } from '../testing/requirements.ts';
import { ReadinessPanel } from './readiness-panel.tsx';

const candidate = { __typename: 'GroupCandidate', hasGraduated: false, isLeaving: false, shortfalls: [] };
const hours = (isMet: boolean) => ({
  __typename: 'Requirement',
  name: 'HOURS',
  isMet,
  value: isMet ? '20 hr of 20 hr' : '12 hr of 20 hr',
  amount: (isMet ? 20 : 12) * 60,
  steps: [
    { __typename: 'RequirementStep', label: 'Outreach', value: isMet ? '20 hr of 20 hr' : '12 hr of 20 hr' },
  ],
  path: '/timelogs?tab=totals&groupId=first-year',
});
const ben = {
  ...candidate,
  _id: 'ben',
  fullName: 'Ben Okoro',
  requirements: [...requirements(), hours(true)],
};
const ida = {
  ...candidate,
  _id: 'ida',
  fullName: 'Ida Late',
  requirements: [...requirements({ name: 'CORE_COURSES', passed: 29 }), hours(false)],
  shortfalls: ['DEACTIVATED', 'CORE_COURSES', 'HOURS'],
  isLeaving: true,
};
const POLICY = {
  __typename: 'PromotionPolicy',
  _id: 'denver:1',
  regionName: 'Denver',
  studyYear: 1,
  asksHours: true,
  minAttendance: null,
  minEvaluations: 2,
  minScore: 3.5,
  asksDues: false,
  version: 3,
  mayChange: true,
};

interface Shown {
  candidates?: object[];
  policy?: object;
  answers?: object;
  group?: object;
}

function show({ candidates = [ben, ida], policy = {}, answers = {}, group = {} }: Shown = {}): FakeApi {
  const shown = { ...POLICY, ...policy };
  const api = new FakeApi({
    groupReadiness: { data: { groupCandidates: candidates, promotionPolicy: shown } },
    savePromotionPolicy: { data: { savePromotionPolicy: { ...shown, version: 4 } } },
    ...answers,
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, people, problems]}>
      <ReadinessPanel group={{ ...firstYear, ...group }} />
    </TestPage>,
  );
  return api;
}
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

beforeEach(() => {
  configure();
  clearToasts();
});

test('once the group was promoted, those who moved on are not counted among the ready', async () => {
  show({ group: { promotedToId: 'second-year' } });
  expect(await screen.findByText('1 moved on. Ready for Year 2 of those who stay: 1 of 1')).toBeTruthy();
  expect(screen.getByText('Moved on')).toBeTruthy();
});

test('of each member it is said what is met and what is not, how it came about, and where it is seen to', async () => {
  show();
  expect(await screen.findByText('Ready for Year 2: 1 of 2')).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Core courses',
    'Electives',
    'Hours',
  ]);
  expect(row(/Ben Okoro/).getAllByText('Met')).toHaveLength(3);
  const late = row(/Ida Late/);
  for (const chip of ['Not ready', 'Deactivated', 'Leaving']) expect(late.getByText(chip)).toBeTruthy();
  expect(late.getAllByText('Not met')).toHaveLength(2);
  await userEvent.click(late.getByRole('button', { name: '12 hr of 20 hr' }));
  expect(screen.getByText('Outreach')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open the details' });
  expect(link.getAttribute('href')).toBe('/timelogs?tab=totals&groupId=first-year');
});

test('the list is narrowed to those who are not ready', async () => {
  show();
  await screen.findByText('Ben Okoro');
  await userEvent.click(screen.getByRole('button', { name: 'Next year' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Not ready' }));
  await waitFor(() => expect(screen.queryByText('Ben Okoro')).toBeNull());
  expect(screen.getByText('Ida Late')).toBeTruthy();
});

test('hours are sorted by how many they are, not by how they are written; where none count, they come last', async () => {
  const served = (_id: string, value: string, amount: number | null) => ({
    ...ben,
    _id,
    fullName: _id,
    requirements: [{ ...hours(false), value, amount }],
  });
  const candidates = [
    served('Ana', '12\u00A0hr of 40\u00A0hr', 720),
    served('Cy', 'None required', null),
    served('Ben', '45\u00A0min of 40\u00A0hr', 45),
    served('Eva', '2\u00A0hr 30\u00A0min of 40\u00A0hr', 150),
  ];
  show({ candidates });
  await userEvent.click(await screen.findByRole('button', { name: 'Hours' }));
  const names = () => screen.getAllByRole('link').flatMap(({ textContent }) => textContent ?? []);
  await waitFor(() => expect(names()).toEqual(['Ben', 'Eva', 'Ana', 'Cy']));
});

test('a group without members says so', async () => {
  show({ candidates: [] });
  expect(await screen.findByText(/No members/i)).toBeTruthy();
});

test('what the campus requires stands there, and admins change it', async () => {
  const api = show();
  expect(await screen.findByText('At least 2 published, with an average of 3.5 or better')).toBeTruthy();
  expect(screen.getAllByText('Not required')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Required after Year 1 at Denver' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: /Confirmed hours/ }));
  await userEvent.type(dialog.getByLabelText(/Attendance of at least/), '80');
  await userEvent.clear(dialog.getByLabelText(/Mean score/));
  await userEvent.click(dialog.getByRole('checkbox', { name: /No overdue payments/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.variablesOf('savePromotionPolicy')).toEqual([
    {
      groupId: 'first-year',
      version: 3,
      promotionPolicyInput: {
        asksHours: false,
        minAttendance: 80,
        minEvaluations: 2,
        minScore: null,
        asksDues: true,
      },
    },
  ]);
  expect(screen.getByText('Requirements saved')).toBeTruthy();
});

test('a refusal is told beside the field, and the dialog stays', async () => {
  const errors = [
    {
      message: '',
      extensions: { code: 'BAD_USER_INPUT', problem: 'scoreNeedsEvaluations', field: 'minScore' },
    },
  ];
  show({ policy: { minEvaluations: null }, answers: { savePromotionPolicy: { errors } } });
  await userEvent.click(await screen.findByRole('button', { name: /Required after Year 1 at/ }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Also say how many evaluations are required.')).length).toBeGreaterThan(
    0,
  );
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('managers read what is required, and are offered no change', async () => {
  show({ policy: { mayChange: false } });
  expect(await screen.findByText('All hours required of the group, confirmed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Required after/ })).toBeNull();
  cleanup();
});
