import { expect, test } from 'vitest';
import { textsAt } from './texts-at.ts';

test.each([
  ['/evaluations/groups/g1', 'office'],
  ['/leave-requests', 'office'],
  ['/timelogs', 'office'],
  ['/student/hours', 'office'],
  ['/attendances/s1', 'office'],
  ['/dashboard', 'college'],
  ['/student/courses', 'college'],
])('%s has the texts of its screen, also for those who are no staff', (path, part) => {
  expect(textsAt(path)).toBe(part);
});
