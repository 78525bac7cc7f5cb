import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ministryPage } from '../../rules/ministry-pages.ts';
import { ALUMNI_ADMIN, ALUMNUS, kept, listed, showMinistries } from '../testing/shown-ministries.tsx';
import { MinistryScreen } from './ministry.screen.tsx';

const OF_OTHERS = { approved: null, decidedAt: null, decidedByName: null, adminNote: null };

const show = (listedMinistry: object | null, keptMinistry: object | null, user: object = ALUMNUS) =>
  showMinistries(<MinistryScreen />, {
    at: ministryPage(':ministryId'),
    path: ministryPage('hope'),
    user,
    answers: { ministryById: { data: { listedMinistry, keptMinistry } } },
  });

test('the page of a ministry shows its ministers, the town and country it works in, its owner, and how to write to them (ALUM-24, ALUM-29)', async () => {
  show(listed({ city: 'Denver', country: 'US' }), null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Hope Kitchen' })).toBeTruthy();
  for (const said of [
    'Ana and Paulo Souza',
    'Denver, United States',
    'Ana Souza',
    'Warm meals every evening.',
  ])
    expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByText('At least one of its ministers graduated from our second year')).toBeTruthy();
  expect(screen.queryByText(/is a member of/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Write to Ana Souza' }).getAttribute('href')).toBe(
    '/alumni/contact?to=ana',
  );
  // What is public has a page for everybody.
  expect(screen.getByRole('link', { name: 'Public page' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'For alumni admins only' })).toBeNull();
});

test('of a ministry that says no town, the country stands alone, and without a place on the map there is none', async () => {
  show(listed({ city: '', country: 'US', latitude: null, longitude: null }), null);
  expect(await screen.findByText('United States')).toBeTruthy();
  expect(screen.queryByRole('region', { name: /^Where / })).toBeNull();
});

test('its owner sees there where it stands, and nothing of what is for alumni admins (ALUM-28, ALUM-34)', async () => {
  show(null, kept({ status: 'PENDING', shown: null, ...OF_OTHERS } as object));
  expect(await screen.findByText('Waiting for approval')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Hide' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'For alumni admins only' })).toBeNull();
});

test('an alumni admin sees whether it is approved, by whom, and the note (ALUM-28, ALUM-34)', async () => {
  const overseen = {
    approved: true,
    decidedAt: '2026-11-18T07:31:00Z',
    decidedByName: 'Charlotte Beaumont',
    adminNote: 'Asked her by phone.',
  };
  show(listed(), kept({ isOwn: false, ...overseen }), ALUMNI_ADMIN);
  const heading = await screen.findByRole('heading', { name: 'For alumni admins only' });
  const part = within(heading.closest('section') ?? heading);
  expect(part.getByText('Yes')).toBeTruthy();
  expect(part.getByText(/^Charlotte Beaumont, /)).toBeTruthy();
  expect(part.getByRole<HTMLTextAreaElement>('textbox', { name: 'Internal note' }).value).toBe(
    'Asked her by phone.',
  );
});

test('what is hidden or gone says only that it is not listed', async () => {
  show(null, null);
  expect(await screen.findByRole('heading', { name: 'This ministry isn’t listed' })).toBeTruthy();
});
