import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { serverError } from '#kit/client/testing/fake-api.ts';
import { MINISTRY_QUEUE_PAGE } from '../../rules/ministry-pages.ts';
import { ALUMNI_ADMIN, pageOf, showMinistries } from '../testing/shown-ministries.tsx';
import type { SaidMinistryFragment } from './queue.graphql.generated.ts';
import { MinistryQueueScreen } from './queue.screen.tsx';

const SHOWN = {
  __typename: 'MinistryVersion',
  _id: 'v1',
  name: 'Hope Kitchen',
  ministers: 'Ana and Paulo Souza',
  description: 'Warm meals every evening for all who come, at the harbour and in the old town.',
  website: '',
  city: 'Recife',
  country: 'BR',
  latitude: -8.1,
  longitude: -34.9,
  contactEmail: '',
  hasGraduate: true,
  hasMember: false,
  isPublic: false,
} as const;

const SAID: SaidMinistryFragment = {
  ...SHOWN,
  _id: 'v2',
  ministryId: 'hope',
  version: 5,
  name: 'Hope Kitchen Recife',
  description: 'Warm meals every evening for all who come, at the harbour and at the station.',
  isPublic: true,
  status: 'PENDING',
  ownerName: 'Ana Souza',
  sentAt: '2026-11-18T07:31:00Z',
  decidedAt: null,
  decidedByName: null,
  decisionId: null,
  isFirst: false,
  wasRefused: false,
  approved: false,
  adminComments: '',
  adminNote: 'Asked her by phone.',
  isHidden: false,
};

const DECIDED = { _id: 'v2', __typename: 'MinistryVersion', decisionId: 'd' };

interface Queue {
  answers?: object;
  user?: object;
  /** What others see meanwhile. */
  shown?: object | null;
  /** What was decided before. */
  earlier?: readonly object[];
}

const show = ({ answers = {}, user = ALUMNI_ADMIN, shown = SHOWN, earlier = [] }: Queue = {}) =>
  showMinistries(<MinistryQueueScreen />, {
    at: MINISTRY_QUEUE_PAGE,
    path: MINISTRY_QUEUE_PAGE,
    user,
    answers: {
      ministryQueue: {
        data: { ministryQueue: pageOf([SAID]), ministryCounts: { pending: 1, approved: 4, refused: 2 } },
      },
      ministryToDecide: {
        data: { ministryToDecide: { __typename: 'MinistryToDecide', _id: 'v2', said: SAID, shown, earlier } },
      },
      decideMinistry: { data: { decideMinistry: DECIDED } },
      ...answers,
    },
  });

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'Decide on Hope Kitchen Recife' }));
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByRole('heading', { name: 'In full' });
  return drawer;
}

test('an edit is compared with what others see, field by field and word by word, and approved (ALUM-30, ALUM-33)', async () => {
  const api = show();
  const drawer = await open();
  const changes = drawer.getByRole('heading', { name: 'What changed' }).closest('section');
  if (!changes) throw new Error('The changes stand in a section.');
  expect(within(changes).getByText('Name: from Hope Kitchen to Hope Kitchen Recife')).toBeTruthy();
  expect(within(changes).getByText('Also show it to everyone on the web: from No to Yes')).toBeTruthy();
  const marked = (element: string) =>
    [...changes.querySelectorAll(`p > ${element}`)].map((one) => one.textContent);
  expect(marked('del').join(' ')).toMatch(/old town/);
  expect(marked('ins').join(' ')).toMatch(/station/);
  expect(changes.textContent).not.toContain('Ministers');
  await userEvent.click(drawer.getByRole('button', { name: 'Approve' }));
  await screen.findByText('Hope Kitchen Recife approved.');
  expect(api.variablesOf('decideMinistry')).toEqual([
    {
      decisionId: expect.any(String) as string,
      versionId: 'v2',
      version: 5,
      status: 'APPROVED',
      adminComments: '',
    },
  ]);
});

test('of a new listing there is nothing to compare with (ALUM-33)', async () => {
  show({
    shown: null,
    answers: {
      ministryToDecide: {
        data: {
          ministryToDecide: {
            __typename: 'MinistryToDecide',
            _id: 'v2',
            said: { ...SAID, isFirst: true },
            shown: null,
            earlier: [],
          },
        },
      },
    },
  });
  const drawer = await open();
  expect(drawer.getByText('A new listing: others see nothing of it yet.')).toBeTruthy();
  expect(drawer.queryByRole('heading', { name: 'What changed' })).toBeNull();
});

test('a listing that was declined and sent again comes with that decision and what differs from it (ALUM-33)', async () => {
  const refused = {
    ...SHOWN,
    status: 'REFUSED',
    adminComments: 'Which harbour?',
    decidedAt: '2026-11-17T07:31:00Z',
    decidedByName: 'Charlotte Beaumont',
  };
  const said = { ...SAID, isFirst: true, wasRefused: true };
  show({
    answers: {
      ministryQueue: {
        data: { ministryQueue: pageOf([said]), ministryCounts: { pending: 1, approved: 4, refused: 2 } },
      },
      ministryToDecide: {
        data: {
          ministryToDecide: {
            __typename: 'MinistryToDecide',
            _id: 'v2',
            said,
            shown: null,
            earlier: [refused],
          },
        },
      },
    },
  });
  expect(await screen.findByText('Sent again')).toBeTruthy();
  const drawer = await open();
  expect(
    drawer.getByText(
      'This listing was declined before and has been sent again. Others see nothing of it yet.',
    ),
  ).toBeTruthy();
  expect(drawer.getByRole('heading', { name: 'What changed since it was declined' })).toBeTruthy();
  expect(drawer.getByText('Name: from Hope Kitchen to Hope Kitchen Recife')).toBeTruthy();
  expect(drawer.getByText('Which harbour?')).toBeTruthy();
  expect(drawer.getByText(/Charlotte Beaumont/)).toBeTruthy();
  // Where it lies is drawn, not only written.
  expect(drawer.getByRole('region', { name: 'Where Hope Kitchen Recife is, roughly' })).toBeTruthy();
});

test('a refusal goes with its reason; without one it is told that it lacks (ALUM-33)', async () => {
  const api = show({
    answers: { decideMinistry: serverError('Missing', { problem: 'ministryReasonMissing' }) },
  });
  const drawer = await open();
  await userEvent.click(drawer.getByRole('button', { name: 'Decline' }));
  expect((await screen.findAllByText(/reason|why/i)).length).toBeGreaterThan(0);
  api.answers['decideMinistry'] = { data: { decideMinistry: DECIDED } };
  await userEvent.type(drawer.getByRole('textbox', { name: 'Note to Ana' }), 'Which station?');
  await userEvent.click(drawer.getByRole('button', { name: 'Decline' }));
  await screen.findByText('Hope Kitchen Recife declined.');
  expect(api.variablesOf('decideMinistry').at(-1)).toMatchObject({
    status: 'REFUSED',
    adminComments: 'Which station?',
  });
});

test('what the owner has changed meanwhile is told, and opened instead', async () => {
  const api = show({
    answers: { decideMinistry: serverError('Changed', { problem: 'ministryChangedByOwner' }) },
  });
  const drawer = await open();
  const said = { ...SAID, _id: 'v3', version: 1, name: 'Hope Kitchen Olinda' };
  const now = { __typename: 'MinistryToDecide', _id: 'v3', said, shown: SHOWN, earlier: [] };
  api.answers['ministryToDecide'] = { data: { ministryToDecide: now } };
  await userEvent.click(drawer.getByRole('button', { name: 'Approve' }));
  await screen.findByText('The owner has changed this listing. Look at it again.');
  await drawer.findByText('Name: from Hope Kitchen to Hope Kitchen Olinda');
  api.answers['decideMinistry'] = { data: { decideMinistry: { ...DECIDED, _id: 'v3' } } };
  await userEvent.click(drawer.getByRole('button', { name: 'Approve' }));
  await screen.findByText('Hope Kitchen Olinda approved.');
  expect(api.variablesOf('decideMinistry').at(-1)).toMatchObject({ versionId: 'v3', version: 1 });
});

test('alumni admins read and write a note that is for them alone (ALUM-34)', async () => {
  const api = show({
    answers: {
      noteOnMinistry: {
        data: { noteOnMinistry: { __typename: 'KeptMinistry', _id: 'hope', adminNote: 'Asked twice.' } },
      },
    },
  });
  const drawer = await open();
  const note = drawer.getByRole('textbox', { name: 'Internal note' });
  expect((note as HTMLTextAreaElement).value).toBe('Asked her by phone.');
  await userEvent.clear(note);
  await userEvent.type(note, 'Asked twice.');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.variablesOf('noteOnMinistry')).toEqual([
      { ministryId: 'hope', adminNote: 'Asked twice.', noteRead: 'Asked her by phone.' },
    ]),
  );
});

test('an alumnus who does not look after the others is refused, and nothing is asked (ALUM-28, ALUM-33)', () => {
  const api = show({ user: { isAlumni: true } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Approvals');
  expect(api.calls).toEqual([]);
});
