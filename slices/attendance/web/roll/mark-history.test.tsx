import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { MarkHistory } from './mark-history.tsx';

beforeEach(() => configure());
afterEach(() => vi.unstubAllGlobals());

const TAKEN = '2026-11-18T09:05:00.000Z';
const marked = {
  _id: 'mark',
  kind: 'ABSENT',
  minutesLate: null,
  reason: '',
  changedAt: TAKEN,
  changedByName: 'Mary Hall',
  byCode: false,
  byLeave: false,
  importedFrom: null,
};
const decision = (kind: string, madeAt: string, isTakenBack = false) => ({
  _id: `${kind} ${madeAt}`,
  kind,
  madeAt,
  byName: 'Paul Reed',
  isTakenBack,
});

function show(history: { marks?: object[]; decisions?: object[] }, rollTakenAt: string | null = TAKEN) {
  const { marks = [], decisions = [] } = history;
  const data = { attendanceMarkChanges: marks, attendanceDecisions: decisions };
  vi.stubGlobal('fetch', new FakeApi({ markChanges: { data } }).fetch);
  render(
    <TestPage catalogues={[messages]}>
      <MarkHistory
        student={{ personId: 'ana', fullName: 'Ana Ruiz' }}
        session={{ _id: 's', timeZone: 'Europe/London', rollTakenAt }}
        onClose={() => undefined}
      />
    </TestPage>,
  );
}

test('what was decided afterwards stands in the history in its order, also what was taken back', async () => {
  show({
    marks: [marked],
    decisions: [
      decision('LEAVE_APPROVED', '2026-11-17T09:00:00.000Z'),
      decision('EXPLANATION_EXCUSED', '2026-11-19T09:00:00.000Z'),
      decision('EXPLANATION_EXCUSED', '2026-11-20T09:00:00.000Z', true),
    ],
  });
  const told = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(told).toEqual([
    expect.stringMatching(/^Leave approved by Paul Reed/),
    expect.stringMatching(/^Absent.*Mary Hall/),
    expect.stringMatching(/^Explanation accepted by Paul Reed/),
    expect.stringMatching(/^Decision about the explanation taken back by Paul Reed/),
  ]);
});

test.each([
  [TAKEN, 'No changes since the roll was taken'],
  [null, 'Nothing marked yet, and the roll hasn’t been taken'],
])('a student who was never marked, where the roll was taken at %s: %s', async (rollTakenAt, said) => {
  show({}, rollTakenAt);
  expect(await screen.findByText(said)).toBeTruthy();
});
