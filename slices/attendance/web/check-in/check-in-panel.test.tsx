import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLiveValue } from '#kit/client/live-value.ts';
import { forgetDeviceStore } from '#kit/client/storage/forget-device-store.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { asOf } from '#kit/ui/moment/as-of.ts';
import { messages } from '../../rules/messages.ts';
import { hearOfRolls, pendingMarks } from '../roll/pending-marks.ts';
import type { OnRollFragment, OpenRollFragment } from '../roll/roll.graphql.generated.ts';
import { openRoll, studentOnRoll as student } from '../roll/testing/open-roll.ts';
import { CheckInPanel, StartCheckIn } from './check-in-panel.tsx';

const marked = (byCode: boolean): OnRollFragment['mark'] => ({
  kind: 'PRESENT',
  minutesLate: null,
  version: 1,
  takenByName: null,
  takenAt: '2026-11-18T09:03:00.000Z',
  byCode,
});

const roll = (checkIn: OpenRollFragment['checkIn'], hours = 1): OpenRollFragment =>
  openRoll(
    [
      student('Ana', { mark: marked(true) }),
      student('Ben'),
      student('Cleo', { mark: marked(false) }),
      student('Dan', { status: 'EXCUSED', leave: { status: 'APPROVED', typeName: 'Illness' } }),
      student('Eva'),
    ],
    {
      endsAt: new Date(
        asOf().getTime() + hours * 3_600_000,
      ).toISOString() as `${number}-${number}-${number}T${string}Z`,
    },
    checkIn,
  );

function Shown({ of: first }: { of: OpenRollFragment }) {
  const [of, setRoll] = useState(first);
  useEffect(function followTheRoll() {
    return hearOfRolls(setRoll);
  }, []);
  const { waiting } = useLiveValue(pendingMarks.outbox.state);
  return (
    <>
      <StartCheckIn roll={of} />
      <CheckInPanel roll={of} own={waiting} />
    </>
  );
}

function show(of: OpenRollFragment): FakeApi {
  // What the server has stored after the first marks.
  const absent = { ...marked(false), kind: 'ABSENT' };
  const stored = of.students.map((one) =>
    one.mark === null && one.leave === null ? { ...one, status: 'ABSENT', mark: absent } : one,
  );
  const taken = { __typename: 'TakenRoll', conflicts: [], roll: { ...of, students: stored } };
  const api = new FakeApi({
    takeRoll: { data: { takeRoll: taken } },
    stopCheckIn: { data: { stopCheckIn: of } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <Shown of={of} />
    </TestPage>,
  );
  return api;
}

const at = (state: 'RUNNING' | 'STOPPED'): OpenRollFragment['checkIn'] => ({
  __typename: 'RollCheckIn',
  _id: 's',
  state,
});

beforeEach(() => {
  configure();
  forgetDeviceStore();
});

test('while it runs it is counted, shown and stopped; nobody is offered to be absent', async () => {
  const api = show(roll(at('RUNNING')));
  expect(screen.getByText('1 of 5 checked in')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show code' }).getAttribute('href')).toBe(
    '/attendances/s/check-in',
  );
  expect(screen.queryByRole('button', { name: /absent/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Start/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Stop check-in' }));
  expect(api.variablesOf('stopCheckIn')).toEqual([{ sessionId: 's' }]);
});

test('after it, who neither came, nor was marked, nor has leave is marked absent in one press, and back', async () => {
  const api = show(roll(at('STOPPED')));
  expect(screen.getByText('2 students didn’t check in: Ben and Eva')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Mark 2 absent' }));
  const sent = () =>
    api
      .variablesOf('takeRoll')
      .flatMap(({ marks }) => marks as { key: string; personId: string; kind: string }[]);
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { personId: 'Ben', kind: 'ABSENT' },
      { personId: 'Eva', kind: 'ABSENT' },
    ]),
  );
  await waitFor(() => expect(pendingMarks.waiting).toEqual([]));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent().slice(2)).toMatchObject([
      { personId: 'Ben', kind: 'PRESENT', baseVersion: 1, takesBack: sent()[0]?.key },
      { personId: 'Eva', kind: 'PRESENT', baseVersion: 1, takesBack: sent()[1]?.key },
    ]),
  );
});

test('it is started while the class lasts', () => {
  show(roll(null));
  expect(screen.getByRole('button', { name: 'Start check-in' })).toBeTruthy();
});

test('after the class nobody starts it', () => {
  show(roll(null, -1));
  expect(screen.queryByRole('button', { name: 'Start check-in' })).toBeNull();
});
