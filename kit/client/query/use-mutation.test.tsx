import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { watchToldProblems } from '#kit/ui/form/told-problems.ts';
import type { CallProblem } from '../call/call-problem.ts';
import { useFormProblem } from '../call/use-form-problem.ts';
import { configure, FakeApi, serverError } from '../testing/fake-api.ts';
import { TestPage } from '../testing/test-page.tsx';
import type { TypedDocument } from '../typed-document.ts';
import { queryClient } from './query-client.ts';
import { useMutation } from './use-mutation.ts';
import { useQuery } from './use-query.ts';
import { writeAnswer } from './write-answer.ts';

interface Course {
  _id: string;
  name: string;
}

const course = (name: string) => ({ __typename: 'Course', _id: 'r', name });
const courses: TypedDocument<{ courses: Course[] }, object> = {
  operationName: 'courses',
  query: 'query courses',
};
const renameCourse: TypedDocument<{ renameCourse: Course }, { name: string }> = {
  operationName: 'renameCourse',
  query: 'mutation renameCourse',
};

function CourseNames() {
  return (
    <p>
      {useQuery(courses, {})
        .data?.courses.map(({ name }) => name)
        .join()}
    </p>
  );
}

async function showCourses() {
  const api = new FakeApi({
    courses: { data: { courses: [course('Romans')] } },
    renameCourse: { data: { renameCourse: course('Letter to the Romans') } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(<CourseNames />, { wrapper: TestPage });
  await screen.findByText('Romans');
  return api;
}

const FIELD_OF = { nameTaken: 'name' };

function RenameForm() {
  const { mutate } = useMutation({ stale: [courses], afterRefusalToo: true, tell: useFormProblem(FIELD_OF) });
  return (
    <Form<'name'> onSubmit={(typed) => mutate(renameCourse, typed)}>
      <TextField name="name" label="Name" />
    </Form>
  );
}

const mutation = (...options: Parameters<typeof useMutation>) =>
  renderHook(() => useMutation(...options), { wrapper: TestPage }).result.current;

beforeEach(() => {
  configure();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('what a mutation answers shows wherever it is drawn, without asking again', async () => {
  const api = await showCourses();
  await mutation().mutate(renameCourse, { name: 'Letter to the Romans' });
  expect(await screen.findByText('Letter to the Romans')).toBeTruthy();
  expect(api.variablesOf('courses')).toHaveLength(1);
});

test('what a mutation does not say in full is asked for again, once', async () => {
  const api = await showCourses();
  const parts = (...titles: string[]) => titles.map((title) => ({ __typename: 'Part', title }));
  api.answers['courses'] = { data: { courses: [{ ...course('Romans'), parts: [] }] } };
  await mutation({ stale: [courses] }).mutate(renameCourse, { name: 'x' });
  await waitFor(() => expect(queryClient.getQueryData(['courses', {}])).toHaveProperty('courses.0.parts'));

  // Nothing in the list says what is asked for of each.
  api.answers['renameCourse'] = { data: { renameCourse: { ...course('Romans'), parts: parts('One') } } };
  api.answers['courses'] = { data: { courses: [{ ...course('Romans'), parts: parts('One') }] } };
  const before = api.variablesOf('courses').length;
  await mutation().mutate(renameCourse, { name: 'x' });
  await waitFor(() =>
    expect(queryClient.getQueryData(['courses', {}])).toHaveProperty('courses.0.parts.0.title', 'One'),
  );
  await mutation({ stale: [courses] }).mutate(renameCourse, { name: 'x' });
  expect(api.variablesOf('courses')).toHaveLength(before + 2);
});

test('what is named as stale is asked for again where it shows, and forgotten elsewhere', async () => {
  const api = await showCourses();
  queryClient.setQueryData(['courses', { page: 2 }], { courses: [] });
  api.answers['courses'] = { data: { courses: [course('Romans'), { ...course('Hebrews'), _id: 'h' }] } };
  await mutation({ stale: [courses] }).mutate(renameCourse, { name: 'Letter to the Romans' });
  expect(await screen.findByText('Romans,Hebrews')).toBeTruthy();
  expect(queryClient.getQueryData(['courses', { page: 2 }])).toBeUndefined();
});

test('what was in the way is told, and shown again only where that was asked for', async () => {
  const api = await showCourses();
  api.answers['renameCourse'] = serverError('Another change was faster');
  const isTold = watchToldProblems();
  expect(await mutation({ stale: [courses] }).mutate(renameCourse, { name: 'x' })).toBeNull();
  expect(isTold()).toBe(true);
  expect(await screen.findAllByText('Another change was faster')).toBeTruthy();
  expect(api.variablesOf('courses')).toHaveLength(1);
  await mutation({ stale: [courses], afterRefusalToo: true }).mutate(renameCourse, { name: 'x' });
  expect(api.variablesOf('courses')).toHaveLength(2);
});

test('what is told elsewhere than in a toast was in the way all the same', async () => {
  const api = await showCourses();
  api.answers['renameCourse'] = serverError('Another change was faster');
  const isTold = watchToldProblems();
  const tell = vi.fn<(problem: CallProblem) => void>();
  expect(await mutation({ tell }).mutate(renameCourse, { name: 'x' })).toBeNull();
  expect(tell).toHaveBeenCalledOnce();
  expect(isTold()).toBe(true);
  expect(screen.queryByText('Another change was faster')).toBeNull();
});

test('what another window has saved is brought in when that was in the way', async () => {
  const api = await showCourses();
  const changedMeanwhile = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const rename = () => mutation().mutate(renameCourse, { name: 'x' }, { changedMeanwhile });
  api.answers['renameCourse'] = serverError('No');
  await rename();
  expect(changedMeanwhile).not.toHaveBeenCalled();
  api.answers['renameCourse'] = serverError('Changed', { problem: 'changedMeanwhile' });
  expect(await rename()).toBeNull();
  expect(changedMeanwhile).toHaveBeenCalledOnce();
});

test.each([
  ['that the server names', { field: 'name' }],
  ['that its problem stands for', { problem: 'nameTaken' }],
])(
  'in a form, what was in the way is told at the field %s, and shown again all the same',
  async (_, said) => {
    const api = await showCourses();
    api.answers['renameCourse'] = serverError('This name is taken', said);
    render(<RenameForm />, { wrapper: TestPage });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This name is taken');
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
    expect(api.variablesOf('courses')).toHaveLength(2);
  },
);

test('a surprise is nobody’s to swallow', async () => {
  await expect(mutation().attempt(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
});

const teacher = { __typename: 'Teacher', _id: 't', name: 'Tom', email: 'tom@x' };

test.each([
  ['only fields that were asked for', { version: 2 }, {}],
  [
    'fields of what it points to, the rest stays',
    { teacher: { __typename: 'Teacher', _id: 't', name: 'Tim' } },
    { teacher: { ...teacher, name: 'Tim' } },
  ],
  ['nothing where something was', { teacher: null }, { teacher: null }],
  ['another that says all', { teacher: { ...teacher, _id: 'u' } }, { teacher: { ...teacher, _id: 'u' } }],
  ['another that does not say all', { teacher: { __typename: 'Teacher', _id: 'u', name: 'Una' } }, {}],
  ['a list of plain values', { tags: ['b'] }, { tags: ['b'] }],
  [
    'a list whose things say all',
    { parts: [{ _id: 'p2', title: 'Two' }] },
    { parts: [{ _id: 'p2', title: 'Two' }] },
  ],
  ['a list whose things do not', { parts: [{ _id: 'p2' }] }, {}],
  ['a list where there was none yet', { none: [{ _id: 'p2' }] }, {}],
  ['something where nothing was', { nobody: teacher }, {}],
])('a change brings %s', (_, change, difference) => {
  const known = {
    ...course('Romans'),
    teacher,
    tags: ['a'],
    parts: [{ _id: 'p1', title: 'One' }],
    none: [],
    nobody: null,
  };
  queryClient.setQueryData(['course', {}], { course: known });
  writeAnswer({ updateCourse: { __typename: 'Course', _id: 'r', ...change } });
  expect(queryClient.getQueryData(['course', {}])).toEqual({ course: { ...known, ...difference } });
});
