import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/courses/rules/messages.ts';
import { CourseActions } from './course-actions.tsx';
import type { Managed } from './managed.ts';

const romans: Managed = {
  __typename: 'ManagedCourse',
  usedElsewhere: [],
  course: {
    __typename: 'Course',
    _id: 'romans',
    code: 'NT 6',
    name: 'Romans',
    ownLocale: 'en',
    locales: ['en'],
    credits: 3,
    kind: 'CORE',
    hidden: false,
    archived: false,
    version: 1,
    teacher: null,
    category: null,
  },
  texts: [],
  files: [],
  courseOfferings: [],
};

test.each([
  ['Archive', false],
  ['Bring back', true],
])('"%s" does that and can be taken back', async (name, archived) => {
  configure();
  const api = new FakeApi({ archiveCourse: { data: { archiveCourse: romans.course } } });
  vi.stubGlobal('fetch', api.fetch);
  const managed = { ...romans, course: { ...romans.course, archived } };
  render(
    <TestPage catalogues={[messages]}>
      <CourseActions managed={managed} />
    </TestPage>,
  );
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.variablesOf('archiveCourse')).toEqual([
      { courseId: 'romans', archived: !archived },
      { courseId: 'romans', archived },
    ]),
  );
});

test('a course that other campuses use too can only be copied (COUR-15)', async () => {
  configure();
  render(
    <TestPage catalogues={[messages]}>
      <CourseActions managed={{ ...romans, usedElsewhere: ['Walsall'] }} />
    </TestPage>,
  );
  await screen.findByRole('button', { name: 'Copy' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Copy']);
});
