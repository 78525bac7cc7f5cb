import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLiveValue } from '#kit/client/live-value.ts';
import { forgetDeviceStore } from '#kit/client/storage/forget-device-store.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { defineMessages, type MessageCatalogue } from '#kit/messages/define-messages.ts';
import { listenForShortcuts } from '#kit/ui/shortcut/listen-for-shortcuts.ts';
import { messages } from '../../rules/messages.ts';
import { hearOfRolls, pendingMarks } from './pending-marks.ts';
import { RollList } from './roll-list.tsx';
import type { OnRollFragment, OpenRollFragment } from './roll.graphql.generated.ts';
import { openRoll, studentOnRoll } from './testing/open-roll.ts';

const student = (name: string, facts: Partial<OnRollFragment> = {}) =>
  studentOnRoll(name, { fullName: `${name} Roll`, ...facts });

function Shown({ roll: shown }: { roll: OpenRollFragment }) {
  const { waiting } = useLiveValue(pendingMarks.outbox.state);
  const [now, setNow] = useState(shown);
  useEffect(function followTheServer() {
    return hearOfRolls(setNow);
  }, []);
  return <RollList roll={now} own={waiting} saved={null} />;
}

interface Sent {
  key: string;
  personId: string;
  kind: OnRollFragment['status'];
  minutesLate: number | null;
}

const marked = (before: OnRollFragment, { kind, minutesLate }: Sent): OnRollFragment => ({
  ...before,
  status: kind,
  mark: {
    kind,
    minutesLate,
    version: (before.mark?.version ?? 0) + 1,
    takenAt: '2026-11-18T09:03:00.000Z',
    takenByName: 'Me',
    byCode: false,
  },
});

/** The server stores what is sent, but for what is in conflict. */
function show(
  shown: OpenRollFragment,
  conflicts: (keys: string[]) => string[] = () => [],
  own: readonly MessageCatalogue[] = [],
): FakeApi {
  const api = new FakeApi({});
  let now = shown;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { variables } = JSON.parse(init.body as string) as { variables: { marks: Sent[] } };
    const refused = conflicts(variables.marks.map(({ key }) => key));
    now = {
      ...now,
      students: now.students.map((one) => {
        const sent = variables.marks.findLast(({ personId }) => personId === one.personId);
        return sent && !refused.includes(sent.key) ? marked(one, sent) : one;
      }),
    };
    api.answers['takeRoll'] = {
      data: {
        takeRoll: {
          __typename: 'TakenRoll',
          conflicts: refused,
          roll: now,
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
  const api = show(openRoll([student('Ana'), student('Ben'), student('Cleo')]));
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
  const api = show(openRoll([student('Neil'), student('Nelly')]));
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

test('a letter marks only whom the arrows lead to, is taken back by Ctrl+Z, and Escape goes back to the search', async () => {
  const api = show(openRoll([student('Ana'), student('Ben')]));
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.click(search);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByText(/P L A E mark Ben Roll.*Esc goes back to the search/)).toBeTruthy();
  await userEvent.keyboard('a{Control>}z{/Control}');
  const sent = () => marksSent(api) as { key: string; takesBack: string | null }[];
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { personId: 'Ben', kind: 'ABSENT' },
      { personId: 'Ben', kind: 'PRESENT', takesBack: sent()[0]?.key },
    ]),
  );
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await userEvent.keyboard('{Escape}pe');
  expect([document.activeElement, search.value]).toEqual([search, 'pe']);
  await userEvent.clear(search);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}a');
  expect([document.activeElement, search.value, sent().length]).toEqual([search, 'a', 2]);
});

test('a row that is out of sight is shown, not marked', async () => {
  const api = show(openRoll([student('Ana')]));
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.keyboard('{ArrowDown}');
  const row = screen.getByRole('listitem');
  row.getBoundingClientRect = () => new DOMRect(0, -500, 100, 50);
  const scrolled = vi.fn<() => void>();
  row.scrollIntoView = scrolled;
  await userEvent.keyboard('a');
  expect([scrolled.mock.calls.length, marksSent(api)]).toEqual([1, []]);
});

test('digits after the letter are the minutes; more than the class lasts is refused beside the field', async () => {
  const api = show(openRoll([student('Ana'), student('Ben')]));
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.keyboard('{ArrowDown}l12{ArrowDown}');
  await waitFor(() =>
    expect(marksSent(api)).toMatchObject([
      { personId: 'Ana', kind: 'LATE', minutesLate: null },
      { personId: 'Ana', kind: 'LATE', minutesLate: 12 },
    ]),
  );
  expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset['current'])).toEqual([
    undefined,
    'true',
  ]);
  await userEvent.keyboard('l500{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('From 1 to 60: the class lasts 60 min');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Minutes late, Ben Roll' });
  await userEvent.clear(field);
  await userEvent.type(field, '-5{Enter}');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(marksSent(api)).toHaveLength(3);
});

test('the letters that are shown are the keys that mark', async () => {
  const german = defineMessages('attendance', {
    statusPresentLetter: { text: 'A', about: 'anwesend' },
    statusLateLetter: { text: 'V', about: 'verspätet' },
    statusAbsentLetter: { text: 'F', about: 'fehlt' },
  });
  const api = show(openRoll([student('Ana')]), undefined, [german]);
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
  show(openRoll([away], { isOpen: false }));
  expect(screen.getByText('On leave: Illness')).toBeTruthy();
  const excused = screen.getByRole<HTMLButtonElement>('button', { name: 'Ana Roll: Excused' });
  expect([excused.getAttribute('aria-pressed'), excused.disabled]).toEqual(['true', true]);
  expect(screen.getByText('The roll opens an hour before the class begins')).toBeTruthy();
});

test('a mark that another teacher’s stands in the way of is told, and the user decides', async () => {
  const theirs = {
    kind: 'ABSENT' as const,
    minutesLate: null,
    version: 1,
    takenAt: '2026-11-18T09:03:00.000Z' as const,
    byCode: false,
    takenByName: 'Mary Hall',
  };
  const api = show(openRoll([student('Ana', { mark: theirs, status: 'ABSENT' })]), (keys) =>
    keys.slice(0, 1),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ana Roll: Late' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Mary Hall marked Absent meanwhile. You marked Late.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep Absent' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(marksSent(api)).toHaveLength(1);
});

test('an old roll is changed only with a reason', async () => {
  const api = show(
    openRoll([student('Ana')], { needsReason: true, rollTakenAt: '2026-11-01T09:00:00.000Z' }),
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ana Roll: Absent' }).disabled).toBe(true);
  const reason = screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason for the change' });
  expect([reason.required, screen.queryByText(/^Required: this class was more than 7 days ago/)]).toEqual([
    true,
    expect.anything(),
  ]);
  await userEvent.type(reason, 'Paper list');
  await userEvent.click(screen.getByRole('button', { name: 'Ana Roll: Absent' }));
  await waitFor(() => expect(api.variablesOf('takeRoll')).toMatchObject([{ reason: 'Paper list' }]));
});
