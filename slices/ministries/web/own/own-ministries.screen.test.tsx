import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OWN_MINISTRIES_PAGE } from '../../rules/ministry-pages.ts';
import { kept, showMinistries } from '../testing/shown-ministries.tsx';
import type { KeptMinistryFragment } from '../ministries.graphql.generated.ts';
import { OwnMinistriesScreen } from './own-ministries.screen.tsx';

const OFFER = {
  __typename: 'MinistryOffer',
  _id: 'radio',
  name: 'Radio Hope',
  ownerName: 'Lewis Rhodes',
  offeredAt: '2026-11-17T09:00:00Z',
};

const show = (own: KeptMinistryFragment[], answers: object = {}, ministryOffers: object[] = []) =>
  showMinistries(<OwnMinistriesScreen />, {
    at: OWN_MINISTRIES_PAGE,
    path: OWN_MINISTRIES_PAGE,
    answers: { ownMinistries: { data: { ownMinistries: own, ministryOffers } }, ...answers },
  });

/** The card of a ministry. */
async function cardOf(name: string) {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('section') ?? heading);
}

test('an alumnus sees what they have listed, where each stands, and why one was refused (ALUM-21)', async () => {
  show([
    kept(),
    kept({ _id: 'choir', name: 'Prison choir', status: 'PENDING', shown: null }),
    kept({
      _id: 'wall',
      name: 'Letters over the wall',
      status: 'REFUSED',
      shown: null,
      adminComments: 'The website doesn’t open.',
    }),
  ]);
  const hope = await cardOf('Hope Kitchen');
  expect(hope.getByText('Approved')).toBeTruthy();
  expect(hope.getByText('All alumni see it, and so does everyone on the web.')).toBeTruthy();
  expect(hope.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/alumni/ministries/hope/edit');
  expect((await cardOf('Prison choir')).getByText('Waiting for approval')).toBeTruthy();
  const refused = await cardOf('Letters over the wall');
  expect(refused.getByText('Declined')).toBeTruthy();
  expect(refused.getByText('The website doesn’t open.')).toBeTruthy();
});

test('what its owner hides from others says so, and is shown again by one press (ALUM-31)', async () => {
  const api = show([kept()], {
    hideMinistry: { data: { hideMinistry: { __typename: 'KeptMinistry', _id: 'hope', isHidden: true } } },
  });
  const hope = await cardOf('Hope Kitchen');
  await userEvent.click(hope.getByRole('button', { name: 'Hide' }));
  await screen.findByText('Hope Kitchen is hidden.');
  expect(api.variablesOf('hideMinistry')).toEqual([{ ministryId: 'hope', isHidden: true }]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.variablesOf('hideMinistry').at(-1)).toEqual({ ministryId: 'hope', isHidden: false }),
  );
});

test('an edit that was withdrawn can be sent again', async () => {
  const api = show([kept({ withdrawn: { ...kept(), name: 'Hope Kitchen Recife' } })], {
    withdrawMinistry: { data: { withdrawMinistry: kept({ status: 'PENDING' }) } },
  });
  const hope = await cardOf('Hope Kitchen');
  expect(hope.getByText(/^You withdrew your last changes/)).toBeTruthy();
  await userEvent.click(hope.getByRole('button', { name: 'Send for approval' }));
  await waitFor(() =>
    expect(api.variablesOf('withdrawMinistry')).toEqual([{ ministryId: 'hope', isWithdrawn: false }]),
  );
});

test.each([
  ['PENDING', /^Your changes wait for approval/],
  ['REFUSED', /^Your changes were declined/],
] as const)(
  'of changes that are %s it says what is true for alumni and for the web',
  async (status, words) => {
    const shownTo = (isPublic: boolean) => ({ __typename: 'ListedMinistry' as const, _id: 'hope', isPublic });
    show([
      kept({ status, isPublic: false, shown: shownTo(false) }),
      kept({ _id: 'choir', name: 'Prison choir', status, shown: { ...shownTo(true), _id: 'choir' } }),
    ]);
    const sentenceOf = async (name: string) => (await cardOf(name)).getByText(words).textContent;
    expect(await sentenceOf('Hope Kitchen')).toMatch(
      /alumni see what was approved before, and there’s no public page/i,
    );
    expect(await sentenceOf('Prison choir')).toMatch(/others see what was approved before\.$/i);
  },
);

test('a hidden one says that nobody else sees it (ALUM-31)', async () => {
  show([kept({ isHidden: true, shown: null })]);
  const hope = await cardOf('Hope Kitchen');
  expect(hope.getByText('Hidden')).toBeTruthy();
  expect(hope.getByText('You’ve hidden it: only you and alumni admins see it.')).toBeTruthy();
  expect(hope.getByRole('button', { name: 'Show again' })).toBeTruthy();
});

test('an owner offers a listing to another alumnus, and takes on what is offered (ALUM-29)', async () => {
  const api = show(
    [kept()],
    {
      possibleOwners: {
        data: {
          possibleOwners: [
            {
              __typename: 'PossibleOwner',
              _id: 'ben',
              fullName: 'Ben Okoro',
              gradYear: 2021,
              gradPlace: 'Walsall',
            },
          ],
        },
      },
      offerMinistry: {
        data: { offerMinistry: { __typename: 'KeptMinistry', _id: 'hope', offeredToName: 'Ben Okoro' } },
      },
      answerMinistryOffer: { data: { answerMinistryOffer: true } },
    },
    [OFFER],
  );
  // What is offered is read before it is taken on.
  const offered = await screen.findByRole('link', { name: 'Radio Hope' });
  expect(offered.getAttribute('href')).toBe('/alumni/ministries/radio');
  expect(offered.parentElement?.textContent).toBe('Lewis Rhodes would like to hand Radio Hope on to you.');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await screen.findByText('Radio Hope is yours now.');
  expect(api.variablesOf('answerMinistryOffer')).toEqual([{ ministryId: 'radio', isAccepted: true }]);
  await userEvent.click(screen.getByRole('button', { name: 'More for Hope Kitchen' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Hand on…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand on Hope Kitchen' }));
  await userEvent.type(dialog.getByRole('combobox', { name: 'Alumnus' }), 'ben');
  await userEvent.click(await screen.findByRole('option', { name: /Ben Okoro/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Offer it' }));
  await waitFor(() =>
    expect(api.variablesOf('offerMinistry')).toEqual([{ ministryId: 'hope', userId: 'ben' }]),
  );
});

test('who has listed none is led to the form (ALUM-21)', async () => {
  show([]);
  expect(await screen.findByRole('heading', { name: 'You haven’t listed a ministry yet' })).toBeTruthy();
  for (const link of screen.getAllByRole('link', { name: 'Add yours' }))
    expect(link.getAttribute('href')).toBe('/alumni/ministries/new');
});
