import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { forgetPersonalChoices } from '#kit/client/storage/stored-choices.ts';
import { serverError } from '#kit/client/testing/fake-api.ts';
import { editMinistryPage, NEW_MINISTRY_PAGE } from '../../rules/ministry-pages.ts';
import { ALUMNI_ADMIN, kept, showMinistries } from '../testing/shown-ministries.tsx';
import type { KeptMinistryFragment } from '../ministries.graphql.generated.ts';
import { MinistryEditorScreen } from './ministry-editor.screen.tsx';

const CREATED = { data: { createMinistry: { __typename: 'KeptMinistry', _id: 'new' } } };

const showNew = () =>
  showMinistries(<MinistryEditorScreen />, {
    at: NEW_MINISTRY_PAGE,
    path: NEW_MINISTRY_PAGE,
    answers: { createMinistry: CREATED },
  });

const showEdited = (keptMinistry: KeptMinistryFragment | null, updateMinistry?: object) =>
  showMinistries(<MinistryEditorScreen />, {
    at: editMinistryPage(':ministryId'),
    path: editMinistryPage('hope'),
    answers: {
      editedMinistry: { data: { keptMinistry } },
      updateMinistry: { data: { updateMinistry: keptMinistry } },
      ...updateMinistry,
    },
  });

const field = (name: string) => screen.findByRole('textbox', { name });
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send for approval' }));

beforeEach(forgetPersonalChoices);

test('a new ministry is sent with its name, its ministers, the flags and a place (ALUM-22, ALUM-24, ALUM-25, ALUM-26, ALUM-27)', async () => {
  const api = showNew();
  await userEvent.type(await field('Name'), 'Hope Kitchen');
  await userEvent.type(await field('Ministers'), 'Ana Souza');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Brazil');
  const flags = [/graduated from our second year/, /is a member of Berea Bible College/, /on the web/];
  for (const name of flags) {
    // Nothing is claimed or made public that nobody has said.
    expect((box(name) as HTMLInputElement).checked).toBe(false);
    await userEvent.click(box(name));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Place the pin' }));
  await send();
  await screen.findByText('Sent for approval. You’ll hear when it’s decided.');
  expect(api.variablesOf('createMinistry')).toEqual([
    {
      ministryId: expect.any(String) as string,
      ministryInput: expect.objectContaining({
        name: 'Hope Kitchen',
        ministers: 'Ana Souza',
        country: 'BR',
        latitude: expect.any(Number) as number,
        longitude: expect.any(Number) as number,
        hasGraduate: true,
        hasMember: true,
        isPublic: true,
        showsContactEmail: false,
      }) as object,
    },
  ]);
  await waitFor(() => expect(screen.getByLabelText('path').textContent).toBe('/alumni/ministries/mine'));
});

test('who has not graduated reads at once that listings are made by alumni', async () => {
  const api = showMinistries(<MinistryEditorScreen />, {
    at: NEW_MINISTRY_PAGE,
    path: NEW_MINISTRY_PAGE,
    user: ALUMNI_ADMIN,
    answers: {},
  });
  expect(await screen.findByRole('heading', { name: 'Listings are made by alumni' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(api.calls).toEqual([]);
});

test('what may stay empty says so', async () => {
  showNew();
  await field('Name');
  const optional = screen
    .getAllByRole('textbox')
    .filter((one) => !(one as HTMLInputElement).required)
    .map((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent);
  expect(optional).toHaveLength(4);
  for (const help of optional) expect(help).toMatch(/Optional\.$/);
});

test('nothing is sent without name, ministers and country, and each says what it lacks (ALUM-22, ALUM-24)', async () => {
  const api = showNew();
  await field('Name');
  await send();
  for (const name of ['Name', 'Ministers'])
    expect((await field(name)).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('combobox', { name: 'Country' }).getAttribute('aria-invalid')).toBe('true');
  expect(api.calls).toEqual([]);
});

test('all that is wrong is told at once, also what only the rules know', async () => {
  const api = showNew();
  await userEvent.type(await field('Ministers'), 'Ana Souza');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Brazil');
  await userEvent.type(await field('Website'), 'not a page');
  await userEvent.click(box(/Show this address/));
  await send();
  for (const name of ['Name', 'Website', 'Contact email'])
    expect((await field(name)).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('Enter the email address to show, or don’t show one.').length).toBeGreaterThan(
    0,
  );
  expect(api.calls).toEqual([]);
});

test('a pin in another country is told at once, and refused', async () => {
  const api = showNew();
  await userEvent.type(await field('Name'), 'Hope Kitchen');
  await userEvent.type(await field('Ministers'), 'Ana Souza');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Kenya');
  await userEvent.click(screen.getByRole('button', { name: 'Place the pin' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Brazil');
  expect(screen.getByText('The pin is in Kenya, but you chose Brazil.')).toBeTruthy();
  await send();
  expect(screen.getByRole('combobox', { name: 'Country' }).getAttribute('aria-invalid')).toBe('true');
  expect(api.calls).toEqual([]);
});

test('the form of a ministry begins with what stands and sends the edit of that version (ALUM-23)', async () => {
  const api = showEdited(kept());
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Hope Kitchen' })).toBeTruthy();
  expect(screen.getByText(/If you take it off the web, the public page is gone at once\.$/)).toBeTruthy();
  const name = (await field('Name')) as HTMLInputElement;
  expect(name.value).toBe('Hope Kitchen');
  expect((box(/graduated from our second year/) as HTMLInputElement).checked).toBe(true);
  await userEvent.clear(name);
  await userEvent.type(name, 'Hope Kitchen Recife');
  await userEvent.click(box(/on the web/));
  await send();
  await waitFor(() =>
    expect(api.variablesOf('updateMinistry')).toEqual([
      {
        ministryId: 'hope',
        version: 3,
        ministryInput: expect.objectContaining({
          name: 'Hope Kitchen Recife',
          ministers: 'Ana and Paulo Souza',
          latitude: -8.1,
          longitude: -34.9,
          isPublic: false,
        }) as object,
      },
    ]),
  );
});

test('what was changed in another window meanwhile is told, and what was typed stays (ALUM-23)', async () => {
  showEdited(kept(), { updateMinistry: serverError('Changed', { problem: 'changedMeanwhile' }) });
  await userEvent.type(await field('City or area'), ' Olinda');
  await send();
  expect(await screen.findByText(/^This listing was changed in another window/)).toBeTruthy();
  expect(((await field('City or area')) as HTMLInputElement).value).toBe('Recife Olinda');
});

test('what is typed after “Start over” is kept for the same new ministry', async () => {
  showNew();
  await userEvent.type(await field('Name'), 'Hope');
  cleanup();
  showNew();
  await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
  await userEvent.type(await field('Name'), 'Peace');
  cleanup();
  showNew();
  expect(((await field('Name')) as HTMLInputElement).value).toBe('Peace');
});

test('the form goes on with an edit that was withdrawn (ALUM-23)', async () => {
  const { name, ministers, description, website, city, country, ...rest } = kept();
  showEdited(
    kept({ withdrawn: { ...rest, ministers, description, website, city, country, name: `${name} Recife` } }),
  );
  expect(((await field('Name')) as HTMLInputElement).value).toBe('Hope Kitchen Recife');
});

test('nobody edits the ministry of another (ALUM-32)', async () => {
  showEdited(kept({ isOwn: false }));
  expect(await screen.findByRole('heading', { name: 'This ministry isn’t listed' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send for approval' })).toBeNull();
});
