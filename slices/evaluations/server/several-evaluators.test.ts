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

test.each([
  ['deactivated', `update person set status = 'DISABLED' where id = $1`],
  ['merged into another', `update person set status = 'DISABLED', merged_into = $2 where id = $1`],
])(
  'a draft whose writer’s account is %s is taken over; one of an active account is not (HOURS-05)',
  async (_, close) => {
    const [ana, gone, other] = [await desk.student(), await desk.manager(), await desk.manager()];
    const draft = await desk.begin(gone, desk.input(ana));
    expect(await onTheWalkOf(other, ana)).toBeUndefined();
    await expect(desk.writeOn(other, draft, desk.input(ana, 1))).rejects.toThrow('recordNotFound');
    const values = close.includes('$2') ? [gone.person.id, manager.person.id] : [gone.person.id];
    await college.database.owner.query(close, values);
    expect(await onTheWalkOf(other, ana)).toBe(draft._id);
    expect(await desk.about(other, ana)).toMatchObject([{ _id: draft._id, isToWrite: true }]);
    const taken = await desk.writeOn(other, draft, desk.input(ana, 1));
    expect(taken.evaluatorName).toBe(nameOf(other));
    expect(await onTheWalkOf(manager, ana)).toBeUndefined();
  },
);

test('what somebody who is gone has published stays theirs (HOURS-05)', async () => {
  const [ana, gone, other] = [await desk.student(), await desk.manager(), await desk.manager()];
  await desk.published(gone, ana);
  await college.database.owner.query(`update person set status = 'DISABLED' where id = $1`, [gone.person.id]);
  expect(await onTheWalkOf(other, ana)).toBeUndefined();
  expect(await desk.own(ana)).toMatchObject([{ evaluatorName: nameOf(gone) }]);
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

test('the database keeps one draft for each evaluator (HOURS-05)', async () => {
  const [ana, other] = [await desk.student(), await desk.manager()];
  await desk.begin(manager, desk.input(ana));
  const theirs = await desk.begin(other, desk.input(ana));
  const { owner } = college.database;
  await expect(
    owner.query('update evaluation set evaluator_id = $2 where id = $1', [theirs._id, manager.person.id]),
  ).rejects.toThrow('evaluation_draft_once');
});

/** What the accounts of two people have become one of, as merging moves it. */
async function merge(merged: SignedIn, kept: SignedIn): Promise<void> {
  const client = await college.database.owner.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.everything', 'on', true)`);
    await client.query('select app.move_records($1, $2)', [merged.person.id, kept.person.id]);
    await client.query('commit');
  } finally {
    client.release();
  }
}
const evaluatorsOf = async (...evaluations: { _id: string }[]) => {
  const { rows } = await college.database.owner.query<{
    id: string;
    evaluator_id: string;
    student_id: string;
  }>('select id, evaluator_id, student_id from evaluation where id = any ($1)', [
    evaluations.map(({ _id }) => _id),
  ]);
  return new Map(rows.map((row) => [row.id, row]));
};

test('of two evaluators who become one everything moves but the draft that the other one holds too (HOURS-05)', async () => {
  const [kept, merged] = [await desk.manager(), await desk.manager()];
  const [ana, ben] = [await desk.student(), await desk.student()];
  const shown = [await desk.published(kept, ana), await desk.published(merged, ana)];
  const [held, second] = [await desk.begin(kept, desk.input(ana)), await desk.begin(merged, desk.input(ana))];
  const alone = await desk.begin(merged, desk.input(ben));
  await merge(merged, kept);
  const found = await evaluatorsOf(...shown, held, second, alone);
  expect([...shown, held, second, alone].map(({ _id }) => found.get(_id)?.evaluator_id)).toEqual([
    kept.person.id,
    kept.person.id,
    kept.person.id,
    merged.person.id,
    kept.person.id,
  ]);
});

test('of two students who become one both drafts of an evaluator are kept, and all that was published (HOURS-05)', async () => {
  const [kept, merged] = [await desk.student(), await desk.student()];
  const shown = [await desk.published(manager, kept), await desk.published(manager, merged)];
  const drafts = [await desk.begin(manager, desk.input(kept)), await desk.begin(manager, desk.input(merged))];
  await merge(merged, kept);
  const found = await evaluatorsOf(...shown, ...drafts);
  expect([...shown, ...drafts].map(({ _id }) => found.get(_id)?.student_id)).toEqual([
    kept.person.id,
    kept.person.id,
    kept.person.id,
    merged.person.id,
  ]);
});
