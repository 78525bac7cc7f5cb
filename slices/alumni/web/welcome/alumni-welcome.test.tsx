import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter, useSignedInUser } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { problems } from '../../rules/problems.ts';
import { fakeProfile } from '../testing/fake-profile.ts';
import { AlumniWelcome } from './alumni-welcome.tsx';

const region = (slug: string) => ({ __typename: 'Region' as const, _id: slug, name: 'Walsall', slug });
const graduate = fakeUser({ isAlumni: true, regions: [region('GB-Walsall'), region('US-Alumni')] });

const Screen = () => (
  <AlumniWelcome user={useSignedInUser()}>
    <p>The screen</p>
  </AlumniWelcome>
);

function open(known: object = {}): FakeApi {
  enter(graduate);
  const saved = { ...fakeProfile, version: 3, user: { ...graduate, showAlumniWelcome: false } };
  const api = new FakeApi({
    ownAlumniProfile: {
      data: { ownAlumniProfile: { ...fakeProfile, location: '', graduationPlace: '', ...known } },
    },
    saveAlumniProfile: { data: { saveAlumniProfile: saved } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, problems]}>
      <Screen />
    </TestPage>,
  );
  return api;
}

beforeEach(() => configure());

test('the first visit asks where an alumnus lives and when and where they graduated, and there is no later (ALUM-08) (ALUM-09) (ALUM-10) (ALUM-11)', async () => {
  const api = open();
  await userEvent.type(await screen.findByLabelText('Where you live now'), 'Lyon, France');
  const day = screen.getByLabelText<HTMLInputElement>('Second-year graduation date');
  const place = screen.getByLabelText<HTMLInputElement>('Second-year graduation place');
  expect([day.value, place.value]).toEqual(['Jun 30, 2024', 'Walsall']);
  expect(screen.queryByText('The screen')).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toContain('Save and continue');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText('The screen')).toBeDefined();
  expect(api.variablesOf('saveAlumniProfile')).toEqual([
    {
      version: 2,
      alumniProfileInput: {
        location: 'Lyon, France',
        graduatedOn: '2024-06-30',
        graduationPlace: 'Walsall',
      },
    },
  ]);
});

test('the place begins as classmates have written it, and those known are offered', async () => {
  open({ graduationPlace: 'Woodland Park, Colorado', knownPlaces: ['Woodland Park, Colorado', 'Walsall'] });
  const place = await screen.findByLabelText<HTMLInputElement>('Second-year graduation place');
  expect(place.value).toBe('Woodland Park, Colorado');
  expect([...(place.list?.options ?? [])].map(({ value }) => value)).toEqual([
    'Woodland Park, Colorado',
    'Walsall',
  ]);
});

test('all three are required (ALUM-12)', async () => {
  const api = open();
  for (const name of ['Second-year graduation date', 'Second-year graduation place'])
    await userEvent.clear(await screen.findByLabelText(name));
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  for (const name of [/live now/, /graduation date/, /graduation place/])
    expect(screen.getByLabelText(name, { selector: 'input' }).getAttribute('aria-invalid')).toBe('true');
  expect(api.variablesOf('saveAlumniProfile')).toEqual([]);
});
