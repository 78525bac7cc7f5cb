import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { CoursePace } from './course-pace.tsx';

const today: Day = dayIn(new Date(), 'UTC');
const course = { _id: 'romans', name: 'Romans', isTaken: true, wasTaken: false, teacher: null };

beforeEach(() => {
  configure();
  enter(fakeUser({ timezone: 'UTC' }));
});

function show(endsOn: Day | null, exams: object[], completed = 6): void {
  vi.stubGlobal('fetch', new FakeApi({ examsInCourse: { data: { studentExams: exams } } }).fetch);
  const progress = { lessons: 8, completed, secondsLeft: 0, shares: [] };
  render(
    <TestPage catalogues={[messages]}>
      <CoursePace course={{ ...course, endsOn, progress }} />
      <p>drawn</p>
    </TestPage>,
  );
}
const exam = (deadline: string) => ({ _id: 'e', isOpen: true, isToCome: false, deadline, timeZone: 'UTC' });

test('without an exam to come, the pace is told until the course ends', async () => {
  show(addDays(today, 30), []);
  expect(
    await screen.findByText(/^One lesson a week finishes this course by .*, 16 days before it ends\.$/),
  ).toBeTruthy();
});

test('an exam to come goes before the end of the course', async () => {
  show(addDays(today, 60), [exam(`${addDays(today, 15)}T12:00:00Z`)]);
  expect(await screen.findByText(/one day before the exam is due/)).toBeTruthy();
});

test('where no steady pace would do, it says what is left', async () => {
  show(addDays(today, 3), []);
  expect(await screen.findByText(/^2 lessons left\. The course ends /)).toBeTruthy();
});
