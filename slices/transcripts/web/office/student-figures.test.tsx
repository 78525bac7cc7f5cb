import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { adminOfDenver } from '#slices/people/web/testing/admin-of-denver.ts';
import { messages as hourMessages } from '#slices/hours/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import { StudentFigures } from './student-figures.tsx';

beforeEach(() => {
  configure();
  enter(adminOfDenver);
});

test('each number leads to the tab that tells more of it', async () => {
  const parts = [
    { kind: 'EXAM', state: 'TO_COME', opensAt: '2026-01-01T00:00:00Z' },
    { kind: 'EXAM', state: 'TO_COME', opensAt: '2999-01-01T00:00:00Z' },
    { kind: 'ASSIGNMENT', state: 'TO_COME', opensAt: null },
  ];
  // The student moved today, from a group that takes the same course.
  const course = { courseId: 'romans', state: 'IN_PROGRESS', parts };
  const courses = [
    { _id: 'new', ...course },
    { _id: 'old', ...course },
  ];
  const api = new FakeApi({
    studentFigures: { data: { transcript: null, studentGrades: { _id: 'ana', courses } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  enter(fakeUser({ roles: ['user', 'manager'] }));
  render(
    <TestPage catalogues={[messages]} path="/users/ana">
      <StudentFigures studentId="ana" />
    </TestPage>,
  );
  const figure = (await screen.findByText('Assignments open')).parentElement;
  expect(figure?.querySelector('a')?.getAttribute('href')).toBe('/users/ana?tab=assignments');
  // One that opens later is not open.
  expect(screen.getByText('Exams open').parentElement?.textContent).toBe('Exams open1');
  expect(screen.getByText('Courses running').parentElement?.textContent).toBe('Courses running1');
});

test.each([
  ['what is more than required in one category makes up for nothing in another', 1200, '20 hr', 'of 40 hr'],
  ['where nothing is required all of it counts', 0, '31 hr', null],
])('practical hours: %s', async (_, requiredMinutes, shown, required) => {
  const categories = [
    { categoryId: 'outreach', requiredMinutes, confirmedMinutes: 1860 },
    { categoryId: 'choir', requiredMinutes, confirmedMinutes: 0 },
  ];
  const hoursOfStudent = [{ _id: 'g:ana', categories }];
  const data = { transcript: null, studentGrades: null, attendance: null, hoursOfStudent };
  vi.stubGlobal('fetch', new FakeApi({ studentFigures: { data } }).fetch);
  render(
    <TestPage catalogues={[messages, hourMessages]} path="/users/ana">
      <StudentFigures studentId="ana" />
    </TestPage>,
  );
  const figure = (await screen.findByText('Practical hours')).parentElement;
  expect(figure?.querySelector('a')?.getAttribute('href')).toBe('/users/ana?tab=hours');
  expect(figure?.textContent.replaceAll(/\s/g, ' ')).toBe(`Practical hours${shown}${required ?? ''}`);
});

test('attendance is that of the term that is running', async () => {
  const terms = [
    { _id: 'next', name: 'Winter', isNow: false, percent: 100 },
    { _id: 'now', name: 'Autumn', isNow: true, percent: 97.93 },
  ];
  const data = { transcript: null, studentGrades: null, attendance: { _id: 'ana', terms } };
  vi.stubGlobal('fetch', new FakeApi({ studentFigures: { data } }).fetch);
  render(
    <TestPage catalogues={[messages]} path="/users/ana">
      <StudentFigures studentId="ana" />
    </TestPage>,
  );
  const link = await screen.findByRole('link', { name: '97.93%' });
  expect(link.getAttribute('href')).toBe('/users/ana?tab=attendance');
  expect(screen.getByText('Autumn')).toBeTruthy();
});

test.each([
  ['none yet', null, '–'],
  ['nothing reached', 0, '0'],
  ['a mean', 87.5, '87.5'],
])('the average of a student: %s', async (_, average, shown) => {
  const api = new FakeApi({
    studentFigures: {
      data: {
        transcript: { _id: 'ana', average, creditsEarned: 4 },
        studentGrades: { _id: 'ana', courses: [] },
      },
    },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <StudentFigures studentId="ana" />
    </TestPage>,
  );
  const figure = (await screen.findByText('Average')).parentElement;
  expect(figure?.textContent).toBe(`Average${shown}4 credits`);
});
