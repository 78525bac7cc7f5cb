import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { EvaluationDesk, type SignedIn } from './testing/evaluation-desk.ts';

let college: College;
let desk: EvaluationDesk;
let manager: SignedIn;

beforeAll(async () => {
  college = await College.open();
  desk = await EvaluationDesk.open(college);
  manager = await desk.manager();
});
afterAll(() => college.close());

const nameOf = ({ person }: SignedIn) => `${person.firstName} ${person.lastName}`;
const onTheWalkOf = async (by: SignedIn, student: SignedIn) =>
  (await desk.walk(by)).find(({ personId }) => personId === student.person.id)?.evaluation?._id;

test('each evaluator has a draft of their own about the same student (HOURS-05)', async () => {
  const [ana, other] = [await desk.student(), await desk.manager()];
  const [mine, theirs] = [
    await desk.begin(manager, desk.input(ana, 2)),
    await desk.begin(other, desk.input(ana, 5)),
  ];
  expect([mine.evaluatorName, theirs.evaluatorName]).toEqual([nameOf(manager), nameOf(other)]);
  expect(await onTheWalkOf(manager, ana)).toBe(mine._id);
  expect(await onTheWalkOf(other, ana)).toBe(theirs._id);
  await expect(desk.writeOn(other, mine, desk.input(ana, 1))).rejects.toThrow('recordNotFound');
  const about = await desk.about(manager, ana, desk.formId);
  expect(new Map(about.map(({ _id, isToWrite }) => [_id, isToWrite]))).toEqual(
    new Map([
      [mine._id, true],
      [theirs._id, false],
    ]),
  );
});

test('who publishes for another evaluator leaves them its evaluator, as who withdraws does (HOURS-05)', async () => {
  const [ana, other] = [await desk.student(), await desk.manager()];
  const draft = await desk.begin(manager, desk.input(ana));
  const shown = await desk.publish(other, draft);
  expect(shown.evaluatorName).toBe(nameOf(manager));
  expect(await desk.own(ana)).toMatchObject([{ evaluatorName: nameOf(manager) }]);
  expect((await desk.withdraw(other, shown)).evaluatorName).toBe(nameOf(manager));
});

test('a draft whose writer’s account is gone is taken over and finished (HOURS-05)', async () => {
  const [ana, other] = [await desk.student(), await desk.manager()];
  const draft = await desk.begin(manager, desk.input(ana));
  await college.database.owner.query('update evaluation set evaluator_id = null where id = $1', [draft._id]);
  expect(await onTheWalkOf(other, ana)).toBe(draft._id);
  expect(await desk.writeOn(other, draft, desk.input(ana, 1))).toMatchObject({
    evaluatorName: nameOf(other),
  });
});

test('the database keeps one draft for each evaluator; of two accounts that become one it keeps both (HOURS-05)', async () => {
  const [ana, other] = [await desk.student(), await desk.manager()];
  await desk.begin(manager, desk.input(ana));
  const theirs = await desk.begin(other, desk.input(ana));
  const { owner } = college.database;
  await expect(
    owner.query('update evaluation set evaluator_id = $2 where id = $1', [theirs._id, manager.person.id]),
  ).rejects.toThrow('evaluation_draft_once');
  const { rows } = await owner.query<{ rule: string }>(
    "select distinct rule from merge_rule where table_name = 'evaluation'",
  );
  expect(rows).toEqual([{ rule: 'MOVE_UNLESS_HELD' }]);
});
