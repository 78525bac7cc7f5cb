import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as alumniContact } from '#slices/alumni-contact/rules/messages.ts';
import { messages } from '../rules/messages.ts';
import { problems } from '../rules/problems.ts';
import { Class } from './class/class.tsx';
import { Photos } from './review/review.screen.tsx';

const PHOTO = {
  __typename: 'ClassPhoto',
  _id: 'p1',
  year: 2019,
  place: 'Colorado',
  caption: 'Graduation day',
  thumbnail: '/images/p1/640.webp',
  large: '/images/p1/1280.webp',
  status: 'APPROVED',
  reason: '',
  addedByName: 'Ben Okoro',
  addedAt: '2026-11-02T09:00:00Z',
  isOwn: false,
};
const WAITING = { ...PHOTO, _id: 'p2', caption: 'Bus', status: 'PENDING', isOwn: true };
const MEMBER = {
  __typename: 'ClassMember',
  _id: 'm1',
  fullName: 'Ana Lima',
  gradPlace: 'Colorado',
  location: null,
  about: null,
  homePage: null,
  pictureUrl: null,
  isContactable: true,
  ministries: [
    { __typename: 'MinistryOfMember', _id: 'x', name: 'Hope Kitchen', city: 'Recife', country: 'BR' },
  ],
};
const READER = { __typename: 'User', _id: 'r', gradYear: 2018, gradLocation: 'Wales' };
const page = (rows: object[]) => ({ rows, nextCursor: null, count: rows.length, countIsOpen: false });

beforeEach(() => {
  configure();
  enter(fakeUser({}));
});

function show(element: React.ReactNode, answers: object): FakeApi {
  const api = new FakeApi(answers as ConstructorParameters<typeof FakeApi>[0]);
  vi.stubGlobal('fetch', api.fetch);
  render(<TestPage catalogues={[alumniContact, messages, problems]}>{element}</TestPage>);
  return api;
}

test('a class shows its members with their ministries, and a photo that one asks to take down', async () => {
  const api = show(<Class year={2019} />, {
    alumniClass: {
      data: { classMembers: page([MEMBER]), classPhotos: [PHOTO, WAITING], currentUser: READER },
    },
    alumniClasses: { data: { alumniClasses: [{ year: 2019, place: 'Colorado', count: 1 }] } },
    complainOfClassPhoto: { data: { complainOfClassPhoto: { __typename: 'ClassPhoto', _id: 'p1' } } },
  });
  expect(await screen.findByText('Ana Lima')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Hope Kitchen, Recife' }).getAttribute('href')).toBe(
    '/alumni/ministries/x',
  );
  expect(screen.getByRole('link', { name: 'Write to Ana Lima' })).toBeDefined();
  const shownInBook = (caption: string) =>
    screen.getByRole('button', { name: caption }).closest('li')?.dataset['shown'];
  expect([shownInBook('Graduation day'), shownInBook('Bus')]).toEqual(['true', 'false']);
  await userEvent.click(screen.getByRole('button', { name: 'Graduation day' }));
  const dialog = within(screen.getByRole('dialog'));
  // Somebody else's photo is not the reader's to remove.
  expect(dialog.queryByRole('button', { name: 'Remove' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Ask to take it down' }));
  await userEvent.type(dialog.getByLabelText(/Why should it be taken down/), 'I am on it.');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask to take it down' }));
  await vi.waitFor(() =>
    expect(api.variablesOf('complainOfClassPhoto')).toEqual([{ photoId: 'p1', complaint: 'I am on it.' }]),
  );
});

test.each([
  ['the place of a reader who is of the class', 2019, 'Wales'],
  ['none for others', 2018, ''],
])('a photo begins with %s', async (_, gradYear, chosen) => {
  const classes = ['Colorado', 'Wales', ''].map((place) => ({ year: 2019, place, count: 1 }));
  show(<Class year={2019} />, {
    alumniClass: {
      data: { classMembers: page([MEMBER]), classPhotos: [], currentUser: { ...READER, gradYear } },
    },
    alumniClasses: { data: { alumniClasses: classes } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a photo' }));
  const dialog = within(screen.getByRole('dialog'));
  const place = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Place' });
  expect([place.value, place.required]).toEqual([chosen, true]);
  // Whatever is missing is told at once.
  await userEvent.click(dialog.getByRole('button', { name: 'Add photo' }));
  expect(dialog.getByText('Choose a photo first.')).toBeDefined();
  expect(place.getAttribute('aria-invalid')).toBe(String(chosen === ''));
});

test('the year book of a large class is printed with all its members', async () => {
  const first = { ...page([MEMBER]), nextCursor: 'm1', count: 2 };
  const api = show(<Class year={2019} />, {
    alumniClass: { data: { classMembers: first, classPhotos: [], currentUser: READER } },
    alumniClasses: { data: { alumniClasses: [] } },
  });
  const names = () =>
    screen.queryAllByRole('link', { name: /^(Ana Lima|Ben Okoro)$/ }).map(({ textContent }) => textContent);
  let printed: unknown = null;
  window.print = vi.fn<() => void>(() => (printed = names()));
  const button = await screen.findByRole('button', { name: 'Print year book' });
  const all = page([MEMBER, { ...MEMBER, _id: 'm2', fullName: 'Ben Okoro' }]);
  api.answers['alumniClass'] = { data: { classMembers: all, classPhotos: [], currentUser: READER } };
  await userEvent.click(button);
  await vi.waitFor(() => expect(printed).toEqual(['Ana Lima', 'Ben Okoro']));
});

test('an alumni admin reads why a photo waits again, and refuses it with a reason', async () => {
  const row = {
    __typename: 'ClassPhotoToDecide',
    _id: 'p1',
    version: 3,
    complaint: 'I am on it.',
    complainedByName: 'Ana Lima',
    waitsSince: '2026-11-02T09:00:00Z',
    decidedByName: null,
    photo: { ...PHOTO, status: 'PENDING' },
  };
  const api = show(<Photos />, {
    classPhotosToDecide: { data: { classPhotosToDecide: page([row]) } },
    decideClassPhoto: {
      data: {
        decideClassPhoto: { ...row, version: 4, photo: { ...PHOTO, status: 'REFUSED', reason: 'Asked for' } },
      },
    },
  });
  expect(await screen.findByText('Ana Lima asks to take it down: I am on it.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Decline photo' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Decline photo' }));
  expect(api.variablesOf('decideClassPhoto')).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Asked for');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline photo' }));
  await vi.waitFor(() =>
    expect(api.variablesOf('decideClassPhoto')).toEqual([
      { photoId: 'p1', version: 3, status: 'REFUSED', reason: 'Asked for' },
    ]),
  );
});
