import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/courses/rules/messages.ts';
import { CourseActions } from './course-actions.tsx';
import type { Managed } from './managed.ts';

const romans: Managed = {
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
