import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#kit/db/database.ts';
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

test('a draft is saved as one writes, and sent twice it is one (HOURS-05)', async () => {
  const ana = await desk.student();
  const id = randomUUID();
  const begun = await desk.begin(manager, desk.input(ana, null), id);
  expect(begun).toMatchObject({
    status: 'DRAFT',
    missing: [desk.scaleId],
    formName: 'Term review',
    version: 1,
  });
  expect(await desk.begin(manager, desk.input(ana, null), id)).toEqual(begun);
  const written = await desk.writeOn(manager, begun, desk.input(ana, 3));
  expect(written).toMatchObject({ version: 2, missing: [], answers: [{ score: 3 }] });
  expect(await desk.writeOn(manager, begun, desk.input(ana, 3))).toEqual(written);
  await expect(desk.writeOn(manager, begun, desk.input(ana, 5))).rejects.toThrow('changedMeanwhile');
  await expect(desk.begin(manager, desk.input(ana))).rejects.toThrow('evaluationDraftExists');
  expect(await desk.actionsOn(id)).toEqual(['saveEvaluation', 'saveEvaluation']);
});

test('what cannot be said of a student is refused beside its field (HOURS-05)', async () => {
  const ana = await desk.student();
  const refused = (more: object, problem: string) =>
    expect(desk.begin(manager, desk.input(ana, 4, more))).rejects.toThrow(problem);
  await refused({ day: desk.day(1) }, 'evaluationDayInFuture');
  await refused({ day: '2001-01-01' }, 'evaluationDayOutsideGroup');
  await refused({ comment: 'x'.repeat(4_001) }, 'evaluationCommentTooLong');
  await refused({ answers: [{ criterionId: desk.scaleId, score: 6 }] }, 'evaluationScoreInvalid');
  await refused(
    { answers: [{ criterionId: desk.questionId, text: 'x'.repeat(2_001) }] },
    'evaluationAnswerTooLong',
  );
  await refused({ personId: manager.person.id }, 'recordNotFound');
  await refused({ formId: randomUUID() }, 'recordNotFound');
});

test('only what is complete is published; then it stays as it is (HOURS-05)', async () => {
  const ana = await desk.student({ locale: 'en' });
  const begun = await desk.begin(manager, desk.input(ana, null));
  await expect(desk.publish(manager, begun)).rejects.toThrow('evaluationIncomplete');
  const ready = await desk.writeOn(manager, begun, desk.input(ana));
  const published = await desk.publish(manager, ready);
  expect(published).toMatchObject({ status: 'PUBLISHED', publishedAt: expect.any(String) });
  expect(await desk.publish(manager, ready)).toEqual(published);
  await expect(desk.writeOn(manager, published, desk.input(ana, 1))).rejects.toThrow('evaluationPublished');
  await expect(desk.remove(manager, published)).rejects.toThrow('evaluationPublished');
  await expect(
    college.database.owner.query(`update evaluation set comment = 'Other' where id = $1`, [published._id]),
  ).rejects.toThrow('This evaluation has been published.');
  expect(await desk.mailsTo(ana)).toMatchObject([
    { subject: expect.stringContaining('You have a new evaluation: Term review.') },
  ]);
});

test('a draft is seen by nobody whom it is about, not even by the database (HOURS-05)', async () => {
  const ana = await desk.student();
  const draft = await desk.begin(manager, desk.input(ana));
  expect(await desk.own(ana)).toEqual([]);
  expect(await desk.read(ana, draft)).toBeNull();
  expect(await desk.about(ana, ana)).toEqual([]);
  await expect(desk.acknowledge(ana, draft)).rejects.toThrow('recordNotFound');
  await expect(desk.reply(ana, draft)).rejects.toThrow('recordNotFound');
  const { appPool } = college.served.state;
  const scope = { everything: false, regionIds: [], personId: ana.person.id };
  const own = openDatabase(appPool, scope, { withoutFirstLock: true });
  const seen = async () => [
    (await own.selectFrom('evaluation').select('id').execute()).length,
    (await own.selectFrom('evaluationShown').select('id').execute()).length,
  ];
  expect(await seen()).toEqual([0, 0]);
  await desk.publish(manager, draft);
  expect(await seen()).toEqual([0, 1]);
});

test('a manager is never their own evaluator, and does not see what is written about them (HOURS-05)', async () => {
  const studying = await desk.manager({ groupIds: [desk.groupId] });
  await expect(desk.begin(studying, desk.input(studying))).rejects.toThrow('recordNotFound');
  const draft = await desk.begin(manager, desk.input(studying));
  expect(await desk.read(studying, draft)).toBeNull();
  const { rows } = await desk.list(studying, { groupId: desk.groupId }, { first: 100 });
  expect(rows.map(({ _id }) => _id)).not.toContain(draft._id);
  expect((await desk.walk(studying)).map(({ personId }) => personId)).not.toContain(studying.person.id);
  await expect(desk.publish(studying, draft)).rejects.toThrow('recordNotFound');
});

test('students read what was published, acknowledge it and reply once; others find nothing (HOURS-05)', async () => {
  const [ana, ben] = [await desk.student(), await desk.student()];
  const shown = await desk.published(manager, ana);
  expect(await desk.own(ana)).toMatchObject([
    {
      _id: shown._id,
      comment: 'Steady.',
      acknowledgedAt: null,
      criteria: [{ stepLabels: ['Rarely', '', '', '', 'Always'] }, { stepLabels: [] }],
    },
  ]);
  expect(await desk.own(ben)).toEqual([]);
  await expect(desk.acknowledge(ben, shown)).rejects.toThrow('recordNotFound');
  const read = await desk.acknowledge(ana, shown);
  expect(read.acknowledgedAt).not.toBeNull();
  expect(await desk.acknowledge(ana, shown)).toEqual(read);
  await expect(desk.reply(ana, shown, '  ')).rejects.toThrow('evaluationReplyMissing');
  await expect(desk.reply(ana, shown, 'x'.repeat(2_001))).rejects.toThrow('evaluationReplyTooLong');
  const replied = await desk.reply(ana, shown);
  expect(await desk.reply(ana, shown)).toEqual(replied);
  await expect(desk.reply(ana, shown, 'Another')).rejects.toThrow('evaluationReplied');
  expect(await desk.read(manager, shown)).toMatchObject({ reply: 'Thank you.' });
  expect(await desk.actionsOn(shown._id)).toEqual([
    'saveEvaluation',
    'publishEvaluation',
    'acknowledgeEvaluation',
    'replyToEvaluation',
  ]);
});

test('what was not acknowledged is withdrawn into its draft by any manager of the campus (HOURS-05)', async () => {
  const ana = await desk.student();
  const shown = await desk.published(manager, ana);
  const draft = await desk.withdraw(await desk.manager(), shown);
  expect(draft).toMatchObject({ status: 'DRAFT', publishedAt: null });
  expect(await desk.own(ana)).toEqual([]);
  const again = await desk.publish(manager, draft);
  await desk.reply(ana, again);
  await expect(desk.withdraw(manager, again)).rejects.toThrow('evaluationAcknowledged');
});

test('a draft is deleted; another one of its evaluator keeps what was published from being withdrawn (HOURS-05)', async () => {
  const ana = await desk.student();
  const shown = await desk.published(manager, ana);
  const draft = await desk.begin(manager, desk.input(ana));
  await desk.begin(await desk.manager(), desk.input(ana));
  await expect(desk.withdraw(manager, shown)).rejects.toThrow('evaluationDraftExists');
  expect(await desk.remove(manager, draft)).toBe(draft._id);
  expect(await desk.read(manager, draft)).toBeNull();
  expect(await desk.withdraw(manager, shown)).toMatchObject({ status: 'DRAFT' });
});

test('a walk finds the draft, then what was published in these days, else nothing (HOURS-05)', async () => {
  // No other name begins like it.
  const ana = await desk.student({ lastName: 'Walker' });
  const ofAna = async () => (await desk.walk(manager)).find(({ personId }) => personId === ana.person.id);
  expect(await ofAna()).toMatchObject({ evaluation: null });
  const old = await desk.published(manager, ana, { day: desk.day(-7) });
  expect(await ofAna()).toMatchObject({ evaluation: null });
  const shown = await desk.published(manager, ana, { day: desk.day(-6) });
  expect(await ofAna()).toMatchObject({ evaluation: { _id: shown._id } });
  const draft = await desk.begin(manager, desk.input(ana));
  expect(await ofAna()).toMatchObject({ evaluation: { _id: draft._id, status: 'DRAFT' } });
  const filter = { search: ana.person.lastName, groupId: desk.groupId, formId: desk.formId };
  const page = await desk.list(manager, filter, { first: 2 });
  expect(page.rows.map(({ _id }) => _id)).toEqual([draft._id, shown._id]);
  const { rows } = await desk.list(manager, filter, { first: 2, after: page.nextCursor });
  expect(rows).toEqual([{ _id: old._id }]);
  expect(await desk.list(manager, { ...filter, status: 'DRAFT' })).toMatchObject({ count: 1 });
});

test('managers of another campus find and change nothing (HOURS-05)', async () => {
  const stranger = await (await EvaluationDesk.open(college)).manager();
  const ana = await desk.student();
  const draft = await desk.begin(manager, desk.input(ana));
  expect(await desk.read(stranger, draft)).toBeNull();
  expect(await desk.walk(stranger)).toEqual([]);
  expect(await desk.forms(stranger, desk.regionId)).toEqual([]);
  expect((await desk.groups(stranger)).map(({ _id }) => _id)).not.toContain(desk.groupId);
  for (const tried of [
    () => desk.begin(stranger, desk.input(ana)),
    () => desk.writeOn(stranger, draft, desk.input(ana, 1)),
    () => desk.publish(stranger, draft),
    () => desk.remove(stranger, draft),
    () => desk.saveForm(stranger, 1),
  ])
    await expect(tried()).rejects.toThrow('recordNotFound');
});
