import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as alumniMessages } from '#slices/alumni/rules/messages.ts';
import { messages } from '../rules/messages.ts';
import { problems } from '../rules/problems.ts';
import { ContactBox } from './contact-box.tsx';
import { ContactScreen } from './contact.screen.tsx';
import { forgetDraft } from './drafts.ts';
import { OwnMessagesScreen } from './own/own-messages.screen.tsx';

const ben = {
  __typename: 'AlumnusToContact',
  _id: 'ben',
  fullName: 'Ben Okoro',
  gradYear: 2021,
  gradPlace: 'Walsall',
};
const NEXT_AT = '2026-11-18T09:30:00.000Z';

const allowance = (left: number) => ({
  left,
  max: 3,
  nextAt: NEXT_AT,
  address: 'ana@berea.test',
  isSuspended: false,
});

const SCREENS: Record<string, () => ReactNode> = {
  '/alumni': ContactBox,
  '/alumni/contact/messages': OwnMessagesScreen,
};

const suspended = { ...allowance(3), isSuspended: true };

function show(path: string, { left = 3, answers = {}, user = { isAlumni: true } } = {}) {
  const api = new FakeApi({
    alumniToContact: {
      data: { alumniToContact: { rows: [ben], nextCursor: null, count: 1, countIsOpen: false } },
    },
    aboutFinding: { data: { graduationYears: [2021, 2019], contactAllowance: allowance(left) } },
    alumnusToContact: { data: { alumnusToContact: ben, contactAllowance: allowance(left) } },
    contactAllowance: { data: { contactAllowance: allowance(left) } },
    sendAlumniMessage: { data: { sendAlumniMessage: { __typename: 'SentAlumniMessage', _id: 'm' } } },
    ...answers,
  });
  vi.stubGlobal('fetch', api.fetch);
  enter(fakeUser(user));
  const Screen = SCREENS[path.split('?')[0] ?? ''] ?? ContactScreen;
  render(
    <TestPage catalogues={[messages, problems, alumniMessages]} path={path}>
      <Screen />
    </TestPage>,
  );
  return api;
}

const message = () => screen.findByRole('textbox', { name: 'Message' });
const sendButton = () => screen.getByRole('button', { name: 'Send message' });

beforeEach(() => {
  configure();
  forgetDraft('ben');
});

test('former students are picked from a list by name, with year and place, without their addresses (ALUM-15)', async () => {
  const api = show('/alumni/contact');
  const row = within(await screen.findByRole('row', { name: /Ben Okoro/ }));
  expect(row.getByText('2021')).toBeTruthy();
  expect(row.getByText('Walsall')).toBeTruthy();
  expect(row.getByRole('link', { name: 'Write to Ben Okoro' }).getAttribute('href')).toBe(
    '/alumni/contact?to=ben',
  );
  expect(document.body.textContent).not.toContain('@');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'oko');
  await waitFor(() => expect(api.variablesOf('alumniToContact').at(-1)).toMatchObject({ search: 'oko' }));
});

test('the form tells that messages must be appropriate and that the address will be seen, and sends (ALUM-18) (ALUM-19)', async () => {
  const api = show('/alumni/contact?to=ben');
  expect(await screen.findByText(/^Messages must be appropriate/)).toBeTruthy();
  expect(
    screen.getByText(/^Ben Okoro will see your name and your email address, ana@berea\.test/),
  ).toBeTruthy();
  await userEvent.type(await message(), 'Peace to you');
  await userEvent.click(sendButton());
  await screen.findByText('Sent to Ben Okoro.');
  expect(api.variablesOf('sendAlumniMessage')).toEqual([
    { messageId: expect.any(String) as string, recipientId: 'ben', message: 'Peace to you' },
  ]);
  await waitFor(() => expect(screen.getByLabelText('path').textContent).toBe('/alumni/contact/messages'));
});

test('nothing goes while the message is empty', async () => {
  const api = show('/alumni/contact?to=ben');
  await message();
  await userEvent.click(sendButton());
  expect((await message()).getAttribute('aria-invalid')).toBe('true');
  expect(api.variablesOf('sendAlumniMessage')).toEqual([]);
});

test('who has sent three is told when the next one can go, and cannot send (ALUM-17)', async () => {
  show('/alumni/contact?to=ben', { left: 0 });
  expect(await screen.findByText(/^You’ve sent 3 messages in the last 24 hours/)).toBeTruthy();
  const button = sendButton();
  expect(button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true').toBe(true);
});

test('a refusal is told, and the text stays for another try under the same id (ALUM-17)', async () => {
  const refused = serverError('Refused', {
    problem: 'contactLimitReached',
    values: { hours: 21, minutes: 0 },
  });
  const api = show('/alumni/contact?to=ben', { answers: { sendAlumniMessage: refused } });
  await userEvent.type(await message(), 'Once more');
  await userEvent.click(sendButton());
  await screen.findAllByText(/You can send the next one in 21 hours/);
  expect((await message()).textContent).toBe('Once more');
  await userEvent.click(sendButton());
  await waitFor(() => expect(api.variablesOf('sendAlumniMessage')).toHaveLength(2));
  const ids = api.variablesOf('sendAlumniMessage').map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(1);
});

test('a link to a person who takes no messages leads back to the list', async () => {
  show('/alumni/contact?to=nobody', {
    answers: { alumnusToContact: { data: { alumnusToContact: null, contactAllowance: allowance(3) } } },
  });
  expect(await screen.findByRole('heading', { name: 'This person can’t be reached' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose someone else' }).getAttribute('href')).toBe(
    '/alumni/contact',
  );
});

test('in another’s place nobody writes, nor reads what was sent and who is blocked, and the pages say why', async () => {
  const user = {
    isAlumni: true,
    impersonatingUser: { __typename: 'ImpersonatingUser' as const, _id: 'office', fullName: 'Max Office' },
  };
  const written = show('/alumni/contact?to=ben', { user });
  expect(await screen.findByText(/You can’t write in their name/)).toBeTruthy();
  await userEvent.type(await message(), 'Peace to you');
  await userEvent.click(sendButton());
  expect(written.variablesOf('sendAlumniMessage')).toEqual([]);
  cleanup();
  const read = show('/alumni/contact/messages', { user });
  expect(screen.getByText(/only they can see what they’ve sent and whom they’ve blocked/)).toBeTruthy();
  expect(read.calls).toEqual([]);
});

test('a student meets “Alumni Only Access” here too (ALUM-07)', () => {
  const api = show('/alumni/contact', { user: { isAlumni: false } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Alumni Only Access');
  expect(api.calls).toEqual([]);
});

test('the box on the home page leads to the list and says how many messages are left (ALUM-03)', async () => {
  show('/alumni', { left: 2 });
  expect(screen.getByRole('heading', { name: 'Contact an alumnus' })).toBeTruthy();
  expect(await screen.findByText('You can send 2 more messages now.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find someone' }).getAttribute('href')).toBe('/alumni/contact');
});

test.each([
  ['/alumni/contact', 0],
  ['/alumni/contact?to=ben', 1],
])('who is suspended reads so before writing anything, at %s', async (path, disabled) => {
  show(path, {
    answers: {
      aboutFinding: { data: { graduationYears: [], contactAllowance: suspended } },
      alumnusToContact: { data: { alumnusToContact: ben, contactAllowance: suspended } },
    },
  });
  expect(await screen.findByText(/The college has suspended you from writing to alumni/)).toBeDefined();
  expect(screen.queryByText(/You can send 3 more messages/)).toBeNull();
  const sends = screen.queryAllByRole<HTMLButtonElement>('button', { name: 'Send message' });
  expect(sends.filter((button) => button.disabled)).toHaveLength(disabled);
});
