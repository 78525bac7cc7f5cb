import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { messages as clientMessages } from '#kit/client/messages.ts';
import { messages as uiMessages } from '#kit/ui/messages.ts';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import { ToastHost } from '#kit/ui/toast/toast-host.tsx';
import { messages as people } from '#slices/people/rules/messages.ts';
import { problems as peopleProblems } from '#slices/people/rules/problems.ts';
import { messages } from '../../rules/messages.ts';
import { problems } from '../../rules/problems.ts';
import { fakeProfile } from '../testing/fake-profile.ts';
import { AlumniProfileScreen } from './profile.screen.tsx';

const texts = Object.fromEntries(
  [uiMessages, clientMessages, people, peopleProblems, messages, problems].flatMap(({ sources }) =>
    Object.entries(sources).map(([id, { text }]) => [id, text]),
  ),
);

beforeEach(() => configure());

function show(user: object, answers: object = {}): FakeApi {
  enter(fakeUser({ isAlumni: true, ...user }));
  const api = new FakeApi({ ownAlumniProfile: { data: { ownAlumniProfile: fakeProfile } }, ...answers });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TextProvider locale="en" texts={texts}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <AlumniProfileScreen /> }])} />
      <ToastHost position="bottom-center" />
    </TextProvider>,
  );
  return api;
}

/** The card that stands under this heading. */
const seen = async () =>
  within(
    (await screen.findByRole('heading', { name: 'This is how others see you' })).closest(
      'section',
    ) as HTMLElement,
  );

test('the card changes under the hand, and shows what is switched on alone (ALUM-13)', async () => {
  const saved = { ...fakeProfile, version: 4, user: fakeUser({ isAlumni: true }) };
  const api = show({}, { saveAlumniProfile: { data: { saveAlumniProfile: saved } } });
  const card = await seen();
  expect(card.getByText('Class of 2024 · Walsall')).toBeDefined();
  expect(card.queryByText('Lyon, France')).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Where you live' }));
  expect(card.getByText('Lyon, France')).toBeDefined();
  await userEvent.click(screen.getByRole('switch', { name: 'Year of graduation' }));
  expect(card.queryByText(/2024/)).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: /^Messages from other alumni/ }));
  expect(card.getByText('Nobody can write to you through the college.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(api.variablesOf('saveAlumniProfile')).toMatchObject([
      {
        version: 2,
        alumniProfileInput: { showsLocation: true, showsYear: false, subscribeAlumniEmail: false },
      },
    ]),
  );
});

test('what was saved elsewhere meanwhile is brought in, and what was typed stays', async () => {
  show({}, { saveAlumniProfile: serverError('Changed', { problem: 'changedMeanwhile' }) });
  await userEvent.type(
    await screen.findByLabelText('What you’re doing now', { selector: 'textarea' }),
    'Teaching',
  );
  const later = { ...fakeProfile, version: 5, location: 'Oslo' };
  const api = new FakeApi({
    ownAlumniProfile: { data: { ownAlumniProfile: later } },
    saveAlumniProfile: serverError('Changed', { problem: 'changedMeanwhile' }),
  });
  vi.stubGlobal('fetch', api.fetch);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByDisplayValue('Oslo')).toBeDefined();
  expect(screen.getByDisplayValue('Teaching')).toBeDefined();
});

test('an alumni admin who has not graduated is told so, and nothing is asked', () => {
  const roles = [{ __typename: 'RegionRoles', slug: 'US-Alumni', roleNames: ['admin'] }];
  const api = show({ isAlumni: false, roles: ['user', 'admin'], regionRoles: roles });
  expect(screen.getByText('No alumni profile')).toBeDefined();
  expect(api.calls).toEqual([]);
});
