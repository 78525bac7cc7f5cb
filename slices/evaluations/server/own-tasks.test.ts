import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { EvaluationDesk } from './testing/evaluation-desk.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const tasksOf = async (reader: Browser) =>
  (await reader.call('query t { ownTasks { _id name path about dueOn } }')).data?.['ownTasks'];

test('what was published waits for its student until it is acknowledged; a draft does not (DASH-01)', async () => {
  const desk = await EvaluationDesk.open(college);
  const [manager, ana, ben] = [await desk.manager(), await desk.student(), await desk.student()];
  const draft = await desk.begin(manager, desk.input(ana));
  expect(await tasksOf(ana)).toEqual([]);
  await desk.publish(manager, draft);
  expect(await tasksOf(ana)).toEqual([
    {
      _id: draft._id,
      name: 'acknowledgeEvaluation',
      path: '/student/evaluations',
      about: 'Term review',
      dueOn: null,
    },
  ]);
  expect(await tasksOf(ben)).toEqual([]);
  await desk.acknowledge(ana, draft);
  expect(await tasksOf(ana)).toEqual([]);
});
