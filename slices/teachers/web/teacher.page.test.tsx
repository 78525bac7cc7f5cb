import { render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as peopleMessages } from '#slices/people/rules/messages.ts';
import { messages } from '#slices/teachers/rules/messages.ts';
import { TeacherPage } from './teacher.page.tsx';
import type { OneTeacherFragment } from './teachers.graphql.generated.ts';

afterEach(() => vi.unstubAllGlobals());

const paul: OneTeacherFragment = {
  __typename: 'Teacher',
  _id: 'paul',
  name: 'Paul Tarsus',
  regionId: 'walsall',
  regionName: 'Walsall',
  photoUrl: null,
  personId: null,
  personName: null,
  archived: false,
  groups: [],
  biography: '',
  courseCount: 0,
  mayManage: true,
  version: 2,
};

async function buttonsWhen(mayManage: boolean): Promise<(string | null)[]> {
  configure();
  enter(fakeUser({ roles: ['user', 'manager', 'admin'] }));
  vi.stubGlobal('fetch', new FakeApi({ oneTeacher: { data: { teacher: { ...paul, mayManage } } } }).fetch);
  render(
    <TestPage catalogues={[messages, peopleMessages]} path="/teachers/paul">
      <Routes>
        <Route path="/teachers/:teacherId" element={<TeacherPage slots={[]} />} />
      </Routes>
    </TestPage>,
  );
  await screen.findByRole('heading', { name: /Paul Tarsus/ });
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

test('an admin of the campus may archive and edit a teacher', async () => {
  expect(await buttonsWhen(true)).toEqual(expect.arrayContaining(['Delete', 'Archive', 'Edit teacher']));
});

test('nothing is offered to those who only look', async () => {
  expect(await buttonsWhen(false)).toEqual([]);
});
