import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/courses/rules/messages.ts';
import type { CourseOfferingRowFragment, OneCourseFragment } from '../managing/course.graphql.generated.ts';
import { CourseOfferingsPanel } from './course-offerings-panel.tsx';

const course: OneCourseFragment = {
  __typename: 'Course',
  _id: 'romans',
  code: 'NT 6',
  name: 'Romans',
  ownLocale: 'en',
  locales: ['en'],
  credits: 3,
  kind: 'CORE',
  hidden: false,
  forAlumni: false,
  archived: false,
  version: 1,
  teacherId: null,
  teacher: null,
  categoryId: null,
  category: null,
};

const offering: CourseOfferingRowFragment = {
  __typename: 'CourseOffering',
  _id: 'taught',
  groupId: 'day',
  groupName: 'Day Class',
  groupIsArchived: false,
  regionName: 'Walsall',
  term: 'Autumn 2026',
  firstDay: '2026-09-07',
  lastDay: null,
  hasBegun: true,
  hasEnded: false,
  today: '2026-11-18',
  position: 3,
  version: 1,
};

test('before a group loses a course, it is told what its students have done, and Undo brings it back', async () => {
  configure();
  const held = { _id: 'taught', studentsNow: 56, attemptCount: 112, submissionCount: 1, gradeCount: 0 };
  const api = new FakeApi({
    offeringDependents: { data: { groupCourseOfferings: [{ ...held, _id: 'other', gradeCount: 9 }, held] } },
    stopTeaching: { data: { stopTeaching: true } },
    teachCourse: { data: { teachCourse: { _id: 'romans' } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <CourseOfferingsPanel course={course} courseOfferings={[offering]} />
    </TestPage>,
  );
  const [menu] = await screen.findAllByRole('button', { name: /Day Class|More|Actions/ });
  await userEvent.click(menu as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from group' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Remove Romans from Day Class, Walsall?' }));
  await asked.findByText('56 students');
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '56 students',
    '112 exam attempts',
    '1 submission',
  ]);
  expect(api.variablesOf('stopTeaching')).toEqual([]);
  await userEvent.click(asked.getByRole('button', { name: 'Remove from group' }));
  await waitFor(() => expect(api.variablesOf('stopTeaching')).toEqual([{ courseOfferingId: 'taught' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.variablesOf('teachCourse')).toMatchObject([
      { courseId: 'romans', groupIds: ['day'], position: 3, courseOfferingInput: { term: 'Autumn 2026' } },
    ]),
  );
});
