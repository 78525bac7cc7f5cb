import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { FakeApi } from '#kit/client/testing/fake-api.ts';
import { messages as clientMessages } from '#kit/client/messages.ts';
import { messages as uiMessages } from '#kit/ui/messages.ts';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import { ToastHost } from '#kit/ui/toast/toast-host.tsx';
import { messages } from '../../rules/messages.ts';
import { settleOutlook } from '../../rules/settle-outlook.ts';

const TEXTS = Object.fromEntries(
  [uiMessages, clientMessages, messages].flatMap(({ sources }) =>
    Object.entries(sources).map(([id, { text }]) => [id, text] as const),
  ),
);

const PART = { partId: 'exam', kind: 'EXAM', title: 'Final exam', dueAt: '2026-03-01T09:00:00Z', weight: 1 };
export const cell = (grade: number | null, lastChangeId: string | null = null) => ({
  state: 'GRADED',
  grade,
  complete: null,
  isEntered: lastChangeId !== null,
  lastChangeId,
});
export const row = (name: string, exam = cell(60)) => ({
  _id: `row of ${name}`,
  studentId: name,
  studentName: name,
  studentNumber: null,
  mayEnter: true,
  grade: null,
  state: 'IN_PROGRESS',
  isEntered: false,
  lastChangeId: null,
  cells: [exam],
});
export const book = (facts: object = {}) => ({
  data: {
    gradebook: {
      _id: 'courseOffering',
      isFinal: false,
      amendmentCount: 0,
      weightsVersion: 1,
      mayEnter: true,
      mayUnlock: true,
      mayWeigh: true,
      courseCode: 'BIB 1',
      courseName: 'Romans',
      studentCount: 1,
      courseOffering: { _id: 'courseOffering', groupName: 'Group', regionName: 'Denver', term: '' },
      finalisations: [],
      parts: [PART],
      averages: { parts: [60], course: 61.5 },
      rows: [row('Ana')],
      ...facts,
    },
  },
});

export const answerOf = (fields: object) => ({ data: { gradebook: { _id: 'courseOffering', ...fields } } });

/** Rows as the whole class comes, in columns. */
export const sheetOf = (rows: readonly ReturnType<typeof row>[]) => ({
  studentIds: rows.map(({ studentId }) => studentId),
  givenNames: rows.map(({ studentName }) => studentName.split(' ')[0] ?? ''),
  familyNames: rows.map(({ studentName }) => studentName.split(' ').slice(1).join(' ')),
  studentNumbers: rows.map(({ studentNumber }) => studentNumber),
  mayNotEnter: rows.flatMap(({ mayEnter }, student) => (mayEnter ? [] : [student])),
  grades: rows.map(({ grade }) => grade),
  states: rows.map(({ state }) => state),
  columns: (rows[0]?.cells ?? []).map((_, part) => ({
    states: rows.map(({ cells }) => cells[part]?.state ?? null),
    grades: rows.map(({ cells }) => cells[part]?.grade ?? null),
    completes: null,
  })),
  changed: rows.flatMap(({ cells }, student) =>
    cells.flatMap(({ isEntered, lastChangeId }, part) =>
      lastChangeId === null ? [] : [{ student, part, isEntered, lastChangeId }],
    ),
  ),
});

export function show(shown: ReactNode, facts: object = {}): FakeApi {
  const { gradebook } = book(facts).data;
  const outlook = settleOutlook(...([gradebook.parts, gradebook.rows] as Parameters<typeof settleOutlook>));
  const api = new FakeApi({
    gradebook: book(facts),
    gradebookRows: answerOf({ studentCount: gradebook.studentCount, rows: gradebook.rows }),
    wholeGradebook: answerOf({ sheet: sheetOf(gradebook.rows) }),
    gradebookOutlook: answerOf({ outlook }),
    gradeHistory: { data: { gradeHistory: [] } },
    enterGrades: { data: { enterGrades: { _id: 'courseOffering' } } },
    takeBackGrades: { data: { takeBackGrades: { _id: 'courseOffering' } } },
    finaliseCourse: { data: { finaliseCourse: { _id: 'courseOffering' } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  // Unsaved grades ask before the page is left, which only such a router can hold back.
  const router = createMemoryRouter([{ path: '/', element: shown }]);
  render(
    <TextProvider locale="en" texts={TEXTS}>
      <RouterProvider router={router} />
      <ToastHost position="bottom-center" />
    </TextProvider>,
  );
  return api;
}
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const dialog = () => within(screen.getByRole('dialog'));
