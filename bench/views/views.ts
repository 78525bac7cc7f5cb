import type { Page } from 'playwright-core';
import type { PeerClass } from './peer-class.ts';
import budgets from './budgets.json' with { type: 'json' };

/** What a view may cost: requests for pages and data, counted exactly, and units (see docs/performance.md). */
interface Budget {
  calls: number;
  units: number;
}

interface View {
  name: keyof typeof budgets;
  reader: 'student' | 'staff';
  path: (college: PeerClass) => string;
  /** What stands on the screen once it is filled. */
  filled: (page: Page) => Promise<void>;
}

const shows =
  (text: string | RegExp): View['filled'] =>
  async (page) => {
    await page.getByRole('main').getByText(text).first().waitFor();
  };

export const VIEWS: readonly View[] = [
  { name: 'dashboard', reader: 'student', path: () => '/dashboard', filled: shows('Exam 20') },
  { name: 'assessments', reader: 'student', path: () => '/student/assessments', filled: shows('Exam 20') },
  { name: 'my courses', reader: 'student', path: () => '/student/courses', filled: shows('Course PEER 1') },
  {
    name: 'a course',
    reader: 'student',
    path: ({ courseId }) => `/student/courses/${courseId}`,
    filled: shows(/^Lesson \d+$/),
  },
  { name: 'my grades', reader: 'student', path: () => '/student/grades', filled: shows('Course PEER 1') },
  {
    name: 'gradebook',
    reader: 'staff',
    path: ({ courseOfferingId }) => `/teaching/${courseOfferingId}/grades`,
    filled: shows('Student No 1'),
  },
];

export const budgetOf = (name: keyof typeof budgets): Budget => budgets[name];
