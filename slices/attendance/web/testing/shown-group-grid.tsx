import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as people } from '#slices/people/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import type { FilledGridFragment, GridColumnFragment } from '../grid/grid.graphql.generated.ts';
import { GroupGrid } from '../grid/group-grid.tsx';

export const column = (id: string, facts: Partial<GridColumnFragment> = {}): GridColumnFragment => ({
  __typename: 'AttendanceGridSession',
  _id: id,
  day: '2026-11-16',
  startsAt: `2026-11-16T${id}:00:00.000Z`,
  endsAt: `2026-11-16T${id}:50:00.000Z`,
  courseName: 'Romans',
  isCancelled: false,
  isHoliday: false,
  isOpen: true,
  needsReason: false,
  rollTakenAt: '2026-11-16T09:05:00.000Z',
  rollVersion: 1,
  minutesLateThreshold: 15,
  ...facts,
});

const NAMES = ['Ana', 'Ben', 'Cleo'];

export const grid = (facts: Partial<FilledGridFragment> = {}): FilledGridFragment => ({
  __typename: 'AttendanceGrid',
  _id: 'g',
  groupName: 'First Year',
  regionName: 'Walsall',
  timeZone: 'Europe/London',
  span: 'WEEK',
  firstDay: '2026-11-16',
  lastDay: '2026-11-22',
  term: null,
  terms: [],
  sessions: [column('09'), column('11')],
  personIds: NAMES,
  fullNames: NAMES,
  givenNames: NAMES,
  familyNames: NAMES.map(() => 'Reed'),
  studentNumbers: NAMES.map(() => null),
  mayNotMark: [],
  cells: ['. .', 'A:2 L10:1', '. .'],
  summaries: null,
  ...facts,
});

export interface Sent {
  sessionId: string;
  reason: string | null;
  marks: {
    key: string;
    personId: string;
    kind: string;
    minutesLate: number | null;
    baseVersion: number;
    takesBack: string | null;
  }[];
}

/** The server stores what is sent, but for the marks of those who are in conflict; a roll that was not taken is given back. */
export function show(shown: FilledGridFragment, inConflict: readonly string[] = []): FakeApi {
  const api = new FakeApi({
    attendanceGrid: { data: { attendanceGrid: shown, attendanceGridGroups: undefined } },
  });
  const marked = new Map<string, object>();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { operationName, variables } = JSON.parse(init.body as string) as {
      operationName: string;
      variables: Sent;
    };
    if (operationName === 'takeRoll') {
      const isRefused = ({ personId }: Sent['marks'][number]) => inConflict.includes(personId);
      const isUntaken = shown.sessions.some(
        ({ _id, rollTakenAt }) => _id === variables.sessionId && rollTakenAt === null,
      );
      const isGivenBack = isUntaken && variables.marks.every(({ takesBack }) => takesBack !== null);
      for (const mark of variables.marks)
        marked.set(`${variables.sessionId} ${mark.personId}`, {
          __typename: 'RollStudent',
          personId: mark.personId,
          status: isRefused(mark) ? 'EXCUSED' : mark.kind,
          mark: isGivenBack
            ? null
            : isRefused(mark)
              ? { kind: 'EXCUSED', minutesLate: null, version: 7, takenByName: 'Mary Hall' }
              : {
                  kind: mark.kind,
                  minutesLate: mark.minutesLate,
                  version: mark.baseVersion + 1,
                  takenByName: 'Me',
                },
        });
      const students = [...marked].flatMap(([at, one]) => (at.startsWith(variables.sessionId) ? [one] : []));
      api.answers['takeRoll'] = {
        data: {
          takeRoll: {
            conflicts: variables.marks.filter(isRefused).map(({ key }) => key),
            roll: {
              _id: variables.sessionId,
              session: {
                rollTakenAt: isGivenBack ? null : '2026-11-16T09:05:00.000Z',
                rollVersion: 2 + api.variablesOf('takeRoll').length,
              },
              students,
            },
          },
        },
      };
    }
    return api.fetch(url, init);
  });
  render(
    <TestPage catalogues={[messages, people]}>
      <GroupGrid groupId="g" isListed={false} />
    </TestPage>,
  );
  return api;
}

export const sentMarks = (api: FakeApi): object[] =>
  (api.variablesOf('takeRoll') as unknown as Sent[]).flatMap(({ sessionId, marks }) =>
    marks.map(({ personId, kind, minutesLate, baseVersion }) => ({
      at: `${personId} ${sessionId}`,
      kind,
      minutesLate,
      baseVersion,
    })),
  );

export const cellOf = async (name: string, index: number): Promise<HTMLElement> => {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr');
  return within(row as HTMLElement).getAllByRole('cell')[index] as HTMLElement;
};

export async function clickOn(name: string, index: number): Promise<HTMLElement> {
  const cell = await cellOf(name, index);
  await userEvent.click(cell);
  return cell;
}
