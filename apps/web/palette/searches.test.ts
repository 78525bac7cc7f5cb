import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configure } from '#kit/client/testing/fake-api.ts';
import { findRecords } from './searches.ts';

beforeEach(() => configure());
afterEach(() => vi.unstubAllGlobals());

/** What the one call asks for, of a reader to whom some screens are open. */
async function partsAsked(open: readonly string[]): Promise<string[]> {
  const answered = vi.fn<(address: string, asked: { body: string }) => Promise<Response>>(async () =>
    Response.json({ data: {} }),
  );
  vi.stubGlobal('fetch', answered);
  await findRecords('rom', (path) => open.includes(path), new AbortController().signal);
  expect(answered).toHaveBeenCalledOnce();
  const { variables } = JSON.parse(answered.mock.calls[0]?.[1].body ?? '') as {
    variables: Record<string, unknown>;
  };
  return Object.keys(variables).filter((part) => variables[part] === true);
}

test.each([
  [
    ['/student/courses', '/student/assessments', '/docs'],
    ['documents', 'studies'],
  ],
  [
    ['/groups/:groupId', '/examResults'],
    ['groups', 'exams'],
  ],
  [
    ['/users/:userId', '/courses'],
    ['people', 'courses', 'exams'],
  ],
])('a reader of %j asks in one call for %j', async (open, parts) => {
  expect(await partsAsked(open)).toEqual(parts);
});

test('an exam leads to its times, and those who may only write it to its questions', async () => {
  const exam = { _id: 'e', title: 'Romans', courseId: 'c', courseCode: 'TH 1' };
  vi.stubGlobal('fetch', async () => Response.json({ data: { taughtExams: [exam] } }));
  const pathsFor = async (...open: string[]) =>
    (await findRecords('rom', (path) => open.includes(path), new AbortController().signal)).flatMap(
      ({ records }) => records.map(({ path }) => path),
    );
  expect(await pathsFor('/examResults', '/courses')).toEqual(['/examResults/exams/e']);
  expect(await pathsFor('/courses')).toEqual(['/courses/c/exams/e']);
});

test('a student reaches the grades from the palette by one line, others have none', async () => {
  const rows = [
    { _id: 'a', fullName: 'Ana Silva', email: 'ana@berea.test', studentNumber: '100001' },
    { _id: 'b', fullName: 'Ben Dean', email: 'ben@berea.test', studentNumber: null },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ data: { users: { rows } } }));
  const [found] = await findRecords('a', (path) => path === '/users/:userId', new AbortController().signal);
  expect(found?.records.map(({ also }) => also?.path)).toEqual(['/users/a?tab=grades', undefined]);
});

test('a student whom the reader teaches leads to the line in the gradebook, unless the page of the person is open', async () => {
  const students = [
    { _id: 'a', name: 'Ana Silva', studentNumber: '100001', courseOfferingId: 't', groupName: 'First Year' },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ data: { findInStudies: { students } } }));
  const pathsFor = async (...open: string[]) =>
    (await findRecords('ana', (path) => open.includes(path), new AbortController().signal)).flatMap(
      ({ records }) => records.map(({ path }) => path),
    );
  expect(await pathsFor('/student/courses')).toEqual(['/teaching/t/grades?search=100001']);
  expect(await pathsFor('/student/courses', '/users/:userId')).toEqual([]);
});
