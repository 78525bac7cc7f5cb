import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { configure } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../rules/messages.ts';
import type { OwnCourseFragment } from './own-grades.graphql.generated.ts';
import { PartList } from './part-list.tsx';

type Part = OwnCourseFragment['parts'][number];

const part = (partId: string, differing: Partial<Part>): Part => ({
  partId,
  kind: 'EXAM',
  title: partId,
  dueAt: '2026-01-01T00:00:00.000Z',
  weight: 1,
  state: 'GRADED',
  grade: 80,
  complete: null,
  isEntered: false,
  leftBy: null,
  ...differing,
});

test('the share of a part is counted among those that have a grade, and each leads to its own page', () => {
  configure();
  render(
    <TestPage catalogues={[messages]}>
      <PartList
        timeZone="UTC"
        parts={[
          part('Midterm', { weight: 3 }),
          part('Essay', { kind: 'ASSIGNMENT' }),
          part('Reading', { kind: 'COMPLETION', weight: 4, grade: null, complete: true }),
        ]}
      />
    </TestPage>,
  );
  const [midterm, essay, reading] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(midterm).toContain('75%');
  expect(essay).toContain('25%');
  expect(reading).not.toContain('%');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/student/exams/Midterm',
    '/student/assignments/Essay',
    '/student/assignments/Reading',
  ]);
});

test('a deadline is told by the clock of the campus, and by the reader’s where that shows another time', () => {
  configure();
  render(
    <TestPage catalogues={[messages]}>
      <PartList
        timeZone="Pacific/Kiritimati"
        parts={[part('Final', { state: 'TO_COME', grade: null, dueAt: '2031-05-05T12:30:00.000Z' })]}
      />
    </TestPage>,
  );
  expect(screen.getByRole('listitem').textContent).toMatch(/Due May 6, 2031, 2:30.AM \(.*your time\)/);
});
