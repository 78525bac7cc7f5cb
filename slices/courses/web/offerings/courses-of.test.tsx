import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/courses/rules/messages.ts';
import { CoursesOfGroupCard } from './courses-of.tsx';

const genesis = { _id: 'genesis', code: 'BIB101', name: 'Genesis' };
const group = { _id: 'first-year', today: '2026-03-01', archived: false } as const;

function show(archived: boolean) {
  const api = new FakeApi({
    coursesOfGroup: { data: { groupCourseOfferings: [] } },
    coursesToAdd: { data: { courses: { rows: [genesis] } } },
    teachCourse: { data: { teachCourse: { _id: 'genesis' } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <CoursesOfGroupCard group={{ ...group, archived }} />
    </TestPage>,
  );
  return api;
}
beforeEach(() => configure());

test('courses are added to a group from its own page', async () => {
  const api = show(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Add courses' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Courses' }), 'gen');
  await userEvent.click(await screen.findByRole('option', { name: /Genesis/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /First day/ }), '2026-03-02');
  await userEvent.click(screen.getAllByRole('button', { name: 'Add courses' }).at(-1) as HTMLElement);
  await waitFor(() =>
    expect(api.variablesOf('teachCourse')).toMatchObject([
      { courseId: 'genesis', groupIds: ['first-year'], courseOfferingInput: { firstDay: '2026-03-02' } },
    ]),
  );
});

test('a group that is over takes no more courses', async () => {
  show(true);
  expect(await screen.findByText('This group has no courses yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add courses' })).toBeNull();
});
