import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { EvaluationDesk, type SignedIn } from './testing/evaluation-desk.ts';

let college: College;
let desk: EvaluationDesk;
let manager: SignedIn;

beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

async function fresh() {
  desk = await EvaluationDesk.open(college);
  manager = await desk.manager();
  const [form] = await desk.forms(manager);
  if (!form) throw new Error('The campus has no form.');
  return form;
}

test('a form is changed until somebody was evaluated by it; then it gets its next version (HOURS-05)', async () => {
  const form = await fresh();
  expect(form).toMatchObject({ number: 1, isUsed: false, version: 1, name: 'Term review' });
  expect(await desk.saveForm(manager, 1)).toEqual(form);
  const changed = await desk.saveForm(manager, 1, { criteria: desk.criteria('Is prepared') });
  expect(changed).toMatchObject({ number: 1, version: 2, criteria: [{ label: 'Is prepared' }, {}] });
  await expect(desk.saveForm(manager, 1)).rejects.toThrow('changedMeanwhile');
  const ana = await desk.student();
  const draft = await desk.begin(manager, desk.input(ana));
  const next = await desk.saveForm(manager, 2, { criteria: desk.criteria('Reads ahead') });
  expect(next).toMatchObject({ number: 2, isUsed: false, version: 3 });
  expect(next.criteria[0]?._id).not.toBe(changed.criteria[0]?._id);
  expect(next.criteria[0]?.criterionId).toBe(changed.criteria[0]?.criterionId);
  expect((await desk.read(manager, draft))?.criteria[0]?.label).toBe('Is prepared');
  const ofBen = await desk.begin(manager, desk.input(await desk.student()));
  expect(ofBen.criteria[0]?.label).toBe('Reads ahead');
  await expect(
    college.database.owner.query(
      `update evaluation_form_version set names = '{"en": "Other"}' where form_id = $1 and number = 1`,
      [form._id],
    ),
  ).rejects.toThrow('Evaluations use this version of the form.');
});

test('an archived form is offered no more; what was begun with it is finished (HOURS-05)', async () => {
  const form = await fresh();
  const ana = await desk.student();
  const draft = await desk.begin(manager, desk.input(ana));
  const archived = await desk.archive(manager, form);
  expect(archived).toMatchObject({ isArchived: true, version: 2 });
  expect(await desk.archive(manager, form)).toEqual(archived);
  const ben = await desk.student();
  await expect(desk.begin(manager, desk.input(ben))).rejects.toThrow('evaluationFormArchived');
  const written = await desk.writeOn(manager, draft, desk.input(ana, 2));
  expect(await desk.publish(manager, written)).toMatchObject({ status: 'PUBLISHED' });
  await expect(desk.archive(manager, form, false)).rejects.toThrow('changedMeanwhile');
  expect(await desk.archive(manager, archived, false)).toMatchObject({ isArchived: false });
  expect(await desk.begin(manager, desk.input(ben))).toMatchObject({ status: 'DRAFT' });
  expect(await desk.actionsOn(form._id)).toEqual([
    'saveEvaluationForm',
    'archiveEvaluationForm',
    'restoreEvaluationForm',
  ]);
});

test('a form without English words is refused beside what lacks them (HOURS-05)', async () => {
  await fresh();
  const [scale] = desk.criteria();
  const refused = (more: object, problem: string) =>
    expect(desk.saveForm(manager, 1, more)).rejects.toThrow(problem);
  await refused({ names: [{ locale: 'de_DE', text: 'Bilanz' }] }, 'evaluationFormNameMissing');
  await refused({ criteria: [] }, 'criteriaMissing');
  await refused({ criteria: [{ ...scale, highs: [] }] }, 'scaleWordsMissing');
  await refused({ criteria: [scale, scale] }, 'requestNotUnderstood');
});

test('a form may say what the steps between 1 and 5 mean, and students read it (HOURS-05)', async () => {
  await fresh();
  const [scale] = desk.criteria();
  const threes = [{ locale: 'en', text: ' Mostly ' }];
  const worded = await desk.saveForm(manager, 1, { criteria: [{ ...scale, threes }] });
  expect(worded.criteria).toMatchObject([{ stepLabels: ['Rarely', '', 'Mostly', '', 'Always'] }]);
  expect(await desk.saveForm(manager, 2, { criteria: [{ ...scale, threes }] })).toEqual(worded);
  const ana = await desk.student();
  await desk.published(manager, ana);
  expect(await desk.own(ana)).toMatchObject([{ criteria: [{ stepLabels: worded.criteria[0]?.stepLabels }] }]);
});
