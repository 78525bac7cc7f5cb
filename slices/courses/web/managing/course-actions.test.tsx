import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/courses/rules/messages.ts';
import { CourseActions } from './course-actions.tsx';
import type { Managed } from './managed.ts';

const romans: Managed = {
  usedElsewhere: [],
  studentsNow: 0,
  lessonCount: 0,
  examCount: 0,
  assignmentCount: 0,
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
    forAlumni: false,
    archived: false,
    version: 1,
    teacherId: null,
    teacher: null,
    categoryId: null,
    category: null,
  },
  texts: [],
  files: [],
  courseOfferings: [],
};

test.each([
  ['Archive', false],
  ['Restore', true],
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

const offering = {
  __typename: 'CourseOffering',
  _id: 'day',
  groupId: 'day',
  groupName: 'Day Class',
  groupIsArchived: false,
  regionName: 'Walsall',
  term: '',
  firstDay: '2026-09-07',
  lastDay: null,
  hasBegun: true,
  hasEnded: false,
  today: '2026-11-18',
  position: 1,
  version: 1,
} as const;

test('before a course is archived, it is told who takes it, and a press on Archive does it', async () => {
  configure();
  const api = new FakeApi({ archiveCourse: { data: { archiveCourse: romans.course } } });
  vi.stubGlobal('fetch', api.fetch);
  const courseOfferings = [
    offering,
    { ...offering, _id: 'evening' },
    { ...offering, _id: 'next', hasBegun: false },
    { ...offering, _id: 'last', hasEnded: true },
    { ...offering, _id: 'gone', groupIsArchived: true },
  ];
  render(
    <TestPage catalogues={[messages]}>
      <CourseActions
        managed={{ ...romans, courseOfferings, studentsNow: 31, lessonCount: 1, examCount: 2 }}
      />
    </TestPage>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Archive Romans?' }));
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Taught to 2 groups now',
    'Planned for 1 more group',
    '31 students take it now',
    '1 lesson',
    '2 exams',
  ]);
  expect(api.variablesOf('archiveCourse')).toEqual([]);
  await userEvent.click(asked.getByRole('button', { name: 'Archive' }));
  await waitFor(() =>
    expect(api.variablesOf('archiveCourse')).toEqual([{ courseId: 'romans', archived: true }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('only a course without groups, lessons, exams and assignments can be deleted, and that is told', async () => {
  configure();
  const shown = (managed: Managed) => (
    <TestPage catalogues={[messages]}>
      <CourseActions managed={managed} />
    </TestPage>
  );
  const { rerender } = render(shown({ ...romans, courseOfferings: [{ ...offering, hasEnded: true }] }));
  await screen.findByRole('button', { name: 'Archive' });
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  for (const held of [{ lessonCount: 1 }, { examCount: 1 }, { assignmentCount: 1 }]) {
    rerender(shown({ ...romans, ...held }));
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  }
  rerender(shown(romans));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Delete Romans?' }));
  expect(asked.getByText('Nothing depends on it.')).toBeTruthy();
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

function show(managed: Managed): FakeApi {
  configure();
  const api = new FakeApi({
    categoriesOfCourses: { data: { categories: [] } },
    updateCourse: { data: { updateCourse: romans.course } },
    createCourse: { data: { createCourse: { ...romans.course, _id: 'copy' } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <CourseActions managed={managed} />
    </TestPage>,
  );
  return api;
}

const taught: Managed = {
  ...romans,
  course: {
    ...romans.course,
    credits: 2.5,
    kind: 'ELECTIVE',
    teacherId: 't',
    teacher: { name: 'Ruth Carter' },
  },
};

const said = {
  ownLocale: 'en',
  teacherId: 't',
  categoryId: null,
  credits: 2.5,
  kind: 'ELECTIVE',
  forAlumni: false,
};

test('what the form begins with says the same when it is sent back', async () => {
  const api = show(taught);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit course' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.variablesOf('updateCourse')).toEqual([
      { courseId: 'romans', version: 1, courseInput: { ...said, code: 'NT 6', hidden: false } },
    ]),
  );
});

test('a copy is hidden until it is shown, and needs a code of its own', async () => {
  const api = show(taught);
  await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Code/ }), 'NT 7');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.variablesOf('createCourse')).toEqual([
      {
        courseId: expect.any(String) as string,
        courseInput: { ...said, code: 'NT 7', hidden: true },
        courseTexts: { name: 'Romans', description: '' },
        copyOf: 'romans',
      },
    ]),
  );
});
