import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../rules/messages.ts';
import type { OwnCourseFragment } from './own-grades.graphql.generated.ts';
import { useCourseLedger } from './use-course-ledger.ts';

type Course = Parameters<typeof useCourseLedger>[0];

const part = (title: string, grade: number | null, weight: number): OwnCourseFragment['parts'][number] => ({
  partId: title,
  kind: 'EXAM',
  title,
  dueAt: '2026-03-01T09:00:00Z',
  weight,
  state: grade === null ? 'TO_COME' : 'GRADED',
  grade,
  complete: null,
  isEntered: false,
  leftBy: null,
});

function Ledger(course: Course) {
  const lines = useCourseLedger(course).map(({ label, note, before, value }) =>
    [label, note, before, value].filter(Boolean).join(' | '),
  );
  return <pre role="note">{lines.join('\n')}</pre>;
}

test('the parts that count, their mean and what was entered lead to the grade of the course', () => {
  const steps: OwnCourseFragment['steps'] = [
    { kind: 'MEAN', grade: 80, takenOff: null },
    { kind: 'ENTERED', grade: 85, takenOff: null },
  ];
  const parts = [part('First', 90, 2), part('Second', 60, 1), part('Practice', 10, 0), part('Last', null, 1)];
  render(
    <TestPage catalogues={[messages]}>
      <Ledger grade={85} parts={parts} steps={steps} />
    </TestPage>,
  );
  expect(screen.getByRole('note').textContent.split('\n')).toEqual([
    'First | Counts 2 of 3 | 90',
    'Second | Counts 1 of 3 | 60',
    'Weighted average | 80',
    'Entered by hand | 80 | 85',
    'Course grade | 70% or more passes | 85',
  ]);
});

test('a part that was due before the student joined is told, and that it does not count', () => {
  const parts: OwnCourseFragment['parts'] = [
    part('First', 90, 1),
    { ...part('Earlier', null, 1), state: 'NOT_REQUIRED' },
  ];
  render(
    <TestPage catalogues={[messages]}>
      <Ledger grade={90} parts={parts} steps={[]} />
    </TestPage>,
  );
  expect(screen.getByRole('note').textContent.split('\n').slice(0, 2)).toEqual([
    'First | Counts 1 of 1 | 90',
    'Earlier | Not required (due before joining) | –',
  ]);
});
