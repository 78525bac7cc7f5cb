import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLiveValue } from '#kit/client/live-value.ts';
import { forgetDeviceStore } from '#kit/client/storage/forget-device-store.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { defineMessages, type MessageCatalogue } from '#kit/messages/define-messages.ts';
import { listenForShortcuts } from '#kit/ui/shortcut/listen-for-shortcuts.ts';
import { messages } from '../../rules/messages.ts';
import { pendingMarks } from './pending-marks.ts';
import { RollList } from './roll-list.tsx';
import type { OnRollFragment, OpenRollFragment } from './roll.graphql.generated.ts';

const student = (name: string, facts: Partial<OnRollFragment> = {}): OnRollFragment => ({
  __typename: 'RollStudent',
  _id: `s:${name}`,
  personId: name,
  fullName: `${name} Roll`,
  studentNumber: null,
  pictureUrl: null,
  isReader: false,
  status: 'PRESENT',
  mark: null,
  leave: null,
  ...facts,
});

const roll = (students: readonly OnRollFragment[], session: object = {}): OpenRollFragment => ({
  __typename: 'Roll',
  _id: 's',
  minutesLateThreshold: 15,
  checkIn: null,
  students,
  session: {
    __typename: 'RollSession',
    _id: 's',
    groupId: 'g',
    groupName: 'First Year',
    regionName: 'Walsall',
    courseName: 'Romans',
    teacherName: 'Paul',
    room: '',
    day: '2026-11-18',
    startsAt: '2026-11-18T09:00:00.000Z',
    endsAt: '2026-11-18T10:00:00.000Z',
    timeZone: 'Europe/London',
    isCancelled: false,
    isHoliday: false,
    isOpen: true,
    needsReason: false,
    rollTakenAt: null,
    rollTakenByName: null,
    rollVersion: 0,
    exceptionCount: 0,
    ...session,
  },
});

function Shown({ roll: shown }: { roll: OpenRollFragment }) {
  const { waiting } = useLiveValue(pendingMarks.outbox.state);
  return <RollList roll={shown} own={waiting} saved={null} />;
}

/** What becomes of the marks stays on the server: the list shows what the device has noted. */
function show(
  shown: OpenRollFragment,
  conflicts: (keys: string[]) => string[] = () => [],
  own: readonly MessageCatalogue[] = [],
): FakeApi {
  const api = new FakeApi({});
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { variables } = JSON.parse(init.body as string) as { variables: { marks: { key: string }[] } };
    api.answers['takeRoll'] = {
      data: {
        takeRoll: {
          __typename: 'TakenRoll',
          conflicts: conflicts(variables.marks.map(({ key }) => key)),
          roll: shown,
        },
      },
    };
    return api.fetch(url, init);
  });
  render(
    <TestPage catalogues={[messages, ...own]}>
      <Shown roll={shown} />
    </TestPage>,
  );
  return api;
}

let stop: () => void;
beforeEach(() => {
  configure();
  forgetDeviceStore();
  stop = listenForShortcuts();
});
afterEach(() => stop());

const marksSent = (api: FakeApi): unknown[] => api.variablesOf('takeRoll').flatMap(({ marks }) => marks);

test('typing a name and Enter marks absent; a letter marks the one that arrows lead to', async () => {
  const api = show(roll([student('Ana'), student('Ben'), student('Cleo')]));
  await userEvent.type(screen.getByRole('searchbox'), 'cl{Enter}');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}l');
  await waitFor(() =>
    expect(marksSent(api)).toMatchObject([
      { personId: 'Cleo', kind: 'ABSENT', baseVersion: 0 },
      { personId: 'Ben', kind: 'LATE' },
    ]),
  );
});

test('of several who match, the one that Enter marks stands out; who was marked is told and taken back', async () => {
  const api = show(roll([student('Neil'), student('Nelly')]));
  await userEvent.type(screen.getByRole('searchbox'), 'ne');
  const rows = screen.getAllByRole('listitem');
  expect(rows.map(({ dataset }) => dataset['current'])).toEqual(['true', undefined]);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(marksSent(api)).toMatchObject([
      { personId: 'Neil', kind: 'ABSENT' },
      { personId: 'Neil', kind: 'PRESENT' },
    ]),
  );
});

test('the letters that are shown are the keys that mark', async () => {
  const german = defineMessages('attendance', {
    statusPresentLetter: { text: 'A', about: 'anwesend' },
    statusLateLetter: { text: 'V', about: 'verspätet' },
    statusAbsentLetter: { text: 'F', about: 'fehlt' },
  });
  const api = show(roll([student('Ana')]), undefined, [german]);
  expect(screen.getByText(/A V F E mark/)).toBeTruthy();
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.keyboard('{ArrowDown}f');
  await waitFor(() => expect(marksSent(api)).toMatchObject([{ personId: 'Ana', kind: 'ABSENT' }]));
});

test('who has leave is excused already and says why; nobody is marked before the roll opens', async () => {
  const away = student('Ana', {
    status: 'EXCUSED',
    leave: { status: 'APPROVED', typeName: 'Illness' },
  });
  show(roll([away], { isOpen: false }));
  expect(screen.getByText('On leave: Illness')).toBeTruthy();
  const excused = screen.getByRole<HTMLButtonElement>('button', { name: 'Ana Roll: Excused' });
  expect([excused.getAttribute('aria-pressed'), excused.disabled]).toEqual(['true', true]);
  expect(screen.getByText('The roll opens an hour before the class begins')).toBeTruthy();
});

test('a mark that somebody else’s stands in the way of is told, and the user decides', async () => {
  const theirs = {
    kind: 'ABSENT' as const,
    minutesLate: null,
    version: 1,
    takenAt: '2026-11-18T09:03:00.000Z' as const,
    byCode: false,
    takenByName: 'Mary Hall',
  };
  const api = show(roll([student('Ana', { mark: theirs, status: 'ABSENT' })]), (keys) => keys.slice(0, 1));
  await userEvent.click(screen.getByRole('button', { name: 'Ana Roll: Late' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Mary Hall marked Absent meanwhile. You marked Late.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep Absent' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(marksSent(api)).toHaveLength(1);
});

test('an old roll is changed only with a reason', async () => {
  const api = show(roll([student('Ana')], { needsReason: true, rollTakenAt: '2026-11-01T09:00:00.000Z' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ana Roll: Absent' }).disabled).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason for the change' }), 'Paper list');
  await userEvent.click(screen.getByRole('button', { name: 'Ana Roll: Absent' }));
  await waitFor(() => expect(api.variablesOf('takeRoll')).toMatchObject([{ reason: 'Paper list' }]));
});
