import { expect, test } from 'vitest';
import { crumbsTo } from './crumbs.ts';

const always = (): boolean => true;

test.each<[string, string[]]>([
  ['/dashboard', []],
  ['/no-such-place', []],
  ['/logits', ['systemLog /logits']],
  ['/users/u1', ['menuUsers /users']],
  ['/users/import/i1', ['menuUsers /users', 'menuImportPeople /users/import']],
  ['/groups/preview/all', ['menuGroups /groups', 'menuPreviewCourses /groups/preview/all']],
  ['/student/courses/c1/lessons/l1', ['menuCourses /student/courses']],
])('the way to %s is %j', (address, expected) => {
  expect(crumbsTo(address, always).map(({ label, to }) => `${label} ${to}`)).toEqual(expected);
});

test('the way leads over no place that would turn one away', () => {
  const crumbs = crumbsTo('/groups/preview/all', (path) => path !== '/groups');
  expect(crumbs.map(({ to }) => to)).toEqual(['/groups/preview/all']);
});
