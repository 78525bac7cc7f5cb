import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { REGISTRY_PAGE } from '../../rules/ministry-pages.ts';
import { ALUMNI_ADMIN, ALUMNUS, listed, pageOf, showMinistries } from '../testing/shown-ministries.tsx';
import { MinistriesBox } from '../ministries-box.tsx';
import { RegistryScreen } from './registry.screen.tsx';

const HOPE = listed();
const CHOIR = listed({
  _id: 'choir',
  name: 'Prison choir',
  ministers: 'Ben Okoro',
  city: 'Nairobi',
  country: 'KE',
  hasGraduate: false,
  hasMember: true,
});
const COUNTRIES = ['BR', 'KE'];

const placed = ({ _id, name, city, country, latitude, longitude }: typeof HOPE) => ({
  __typename: 'MinistryOnMap',
  _id,
  name,
  city,
  country,
  latitude,
  longitude,
});

interface Registry {
  path?: string;
  rows?: (typeof HOPE)[];
  user?: object;
}

function show({ path = REGISTRY_PAGE, rows = [HOPE, CHOIR], user = ALUMNUS }: Registry = {}) {
  return showMinistries(<RegistryScreen />, {
    at: REGISTRY_PAGE,
    path,
    user,
    answers: {
      ministryRegistry: { data: { listedMinistries: pageOf(rows), ministryCountries: COUNTRIES } },
      ministryMap: {
        data: {
          ministriesOnMap: [placed(HOPE)],
          listedMinistries: { count: rows.length, countIsOpen: false },
          ministryCountries: COUNTRIES,
        },
      },
    },
  });
}

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('the registry lists all ministries: name, ministers, place, and who is among the ministers (ALUM-20, ALUM-24, ALUM-25, ALUM-26)', async () => {
  show();
  const hope = await rowOf(/Hope Kitchen/);
  expect(hope.getByRole('link', { name: 'Hope Kitchen' }).getAttribute('href')).toBe(
    '/alumni/ministries/hope',
  );
  expect(hope.getByText('Ana and Paulo Souza')).toBeTruthy();
  expect(hope.getByText('Recife, Brazil')).toBeTruthy();
  expect(hope.getByText('Graduate')).toBeTruthy();
  expect(hope.queryByText('Member')).toBeNull();
  const choir = await rowOf(/Prison choir/);
  expect(choir.getByText('Member')).toBeTruthy();
  expect(choir.queryByText('Graduate')).toBeNull();
});

test('it is searched, and narrowed to a continent, a country and who leads (ALUM-20)', async () => {
  const api = show({ path: `${REGISTRY_PAGE}?continent=AFRICA` });
  await rowOf(/Prison choir/);
  expect(api.variablesOf('ministryRegistry')[0]).toMatchObject({ filter: { continent: 'AFRICA' } });
  // Of the continent that is chosen, only its countries are offered.
  await userEvent.click(screen.getByRole('button', { name: 'Country' }));
  expect(screen.queryByText('Brazil')).toBeNull();
  await userEvent.click(await screen.findByText('Kenya'));
  await waitFor(() =>
    expect(api.variablesOf('ministryRegistry').at(-1)).toMatchObject({
      filter: { continent: 'AFRICA', country: 'KE', hasMember: null },
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Led by' }));
  await userEvent.click(await screen.findByText('A member of Berea Bible College'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name, place or word' }), 'choir ');
  await waitFor(() =>
    expect(api.variablesOf('ministryRegistry').at(-1)).toMatchObject({
      filter: { search: 'choir', country: 'KE', hasMember: true, hasGraduate: null },
    }),
  );
});

test('the map marks what says where it is, names it in a list, and counts the others (ALUM-20)', async () => {
  show();
  await rowOf(/Hope Kitchen/);
  await userEvent.click(screen.getByRole('radio', { name: 'Map' }));
  expect(await screen.findByText(/^1 ministry doesn’t say where it is/)).toBeTruthy();
  expect(screen.getByLabelText('path').textContent).toContain('tab=map');
  const map = screen.getByRole('region', { name: 'Ministries' });
  expect(within(map).getByRole('button', { name: 'Hope Kitchen' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Hope Kitchen' }).getAttribute('href')).toBe(
    '/alumni/ministries/hope',
  );
  expect(screen.getByText('Recife, Brazil')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Prison choir' })).toBeNull();
});

test('it leads to one’s own ministries and to the form for a new one (ALUM-21, ALUM-22)', async () => {
  show();
  expect((await screen.findByRole('link', { name: 'Your ministries' })).getAttribute('href')).toBe(
    '/alumni/ministries/mine',
  );
  expect(screen.getByRole('link', { name: 'Add yours' }).getAttribute('href')).toBe('/alumni/ministries/new');
});

test('an alumni admin who has not graduated finds the ministries and has none to add (ALUM-32)', async () => {
  show({ user: ALUMNI_ADMIN });
  await rowOf(/Hope Kitchen/);
  expect(screen.queryByRole('link', { name: 'Add yours' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Approvals' })).toBeTruthy();
});

test.each([
  ['graduates', ALUMNUS, 1],
  ['alumni admins who have not graduated', ALUMNI_ADMIN, 0],
])('the box on the home page, for %s', async (_, user, ways) => {
  const newestMinistries = { data: { listedMinistries: { rows: [HOPE] } } };
  showMinistries(<MinistriesBox />, { at: '/alumni', path: '/alumni', user, answers: { newestMinistries } });
  await screen.findByRole('link', { name: 'Hope Kitchen' });
  expect(screen.queryAllByRole('link', { name: 'Add yours' })).toHaveLength(ways);
});

test('a student meets “Alumni Only Access” here too (ALUM-07)', () => {
  const api = show({ user: { isAlumni: false } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Alumni Only Access');
  expect(api.calls).toEqual([]);
});
