import type { Day } from '#kit/calendar/day.ts';
import type { Tx } from '#kit/db/database.ts';
import { deleteRow, insertRow, updateRow } from '#kit/db/rows.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { EvaluationsAction } from '../rules/actions.ts';
import {
  COMMENT_MAX,
  dayProblem,
  missingAnswers,
  readAnswers,
  type Answers,
  type WrittenAnswer,
} from '../rules/evaluation.ts';
import type { Criterion } from '../rules/evaluation-form.ts';
import { can } from '../rules/permissions.ts';
import {
  hasOtherDraft,
  holdEvaluation,
  lockEvaluationsOf,
  type EvaluationRecord,
} from './evaluation.queries.ts';
import { reachToEvaluation, reachToGroup } from './evaluation-reach.ts';
import { notFound } from './form.actions.ts';
import { findForm, lockForm } from './form.queries.ts';
import { findMembership } from './group.queries.ts';
import { tellOfEvaluation } from './tell-of-evaluation.ts';

interface Written {
  formId: string;
  groupId: string;
  personId: string;
  day: Day;
  answers: readonly WrittenAnswer[];
  comment: string;
}

interface Saved {
  evaluationId: string;
  /** What the change is based on; none for what begins. */
  version?: number | null | undefined;
  input: Written;
}

/** Begins the draft of an evaluation, or writes on in it. */
export async function saveEvaluation(
  ctx: Context,
  { evaluationId: id, version, input }: Saved,
): Promise<EvaluationRecord> {
  const reach = await reachToGroup(ctx, input.groupId);
  if (!reach) throw notFound();
  return transaction(reach.db, async (tx) => {
    await lockForm(tx, input.formId);
    await lockEvaluationsOf(tx, input.personId);
    const before = await holdEvaluation(tx, id);
    return before
      ? writeOn(tx, ctx, { reach, before, version, input })
      : begin(tx, ctx, { reach, id, version, input });
  });
}

type Reach = NonNullable<Awaited<ReturnType<typeof reachToGroup>>>;

interface Beginning {
  reach: Reach;
  id: string;
  version: number | null | undefined;
  input: Written;
}

async function begin(
  tx: Tx,
  ctx: Context,
  { reach, id, version, input }: Beginning,
): Promise<EvaluationRecord> {
  const { formId, groupId, personId, day } = input;
  const evaluatorId = actorOf(ctx).personId;
  const form = await findForm(tx, formId);
  const { regionId } = reach.group;
  await checkStudent(tx, ctx, reach, input);
  if (typeof version === 'number' || form?.regionId !== regionId) throw notFound();
  if (form.isArchived)
    throw new RuleError('evaluationFormArchived', 'BAD_USER_INPUT', {}, { field: 'formId' });
  const said = parsed(form.criteria, input);
  if (await hasOtherDraft(tx, { id, formId, groupId, personId, evaluatorId }))
    throw new RuleError('evaluationDraftExists');
  const isNew = await insertRow(tx, 'evaluation', {
    id,
    formId,
    formVersionId: form.versionId,
    regionId,
    groupId,
    studentId: personId,
    evaluatorId,
    day,
    answers: JSON.stringify(said.answers),
    comment: said.comment,
    createdAt: ctx.services.now(),
  });
  // One of another campus, which is out of the caller's reach.
  if (!isNew) throw notFound();
  return noted(tx, ctx, { id, action: 'saveEvaluation', after: { personId, groupId, formId, day } });
}

interface Writing {
  reach: Reach;
  before: EvaluationRecord;
  version: number | null | undefined;
  input: Written;
}

async function writeOn(
  tx: Tx,
  ctx: Context,
  { reach, before, version, input }: Writing,
): Promise<EvaluationRecord> {
  const actor = actorOf(ctx);
  if (!can.evaluate(actor, { ...before, ...reach }) || !can.write(actor, before)) throw notFound();
  const isOfSame = (['formId', 'groupId', 'personId'] as const).every((name) => input[name] === before[name]);
  if (!isOfSame) throw notFound();
  const said = parsed(before.criteria, input);
  const changed = [
    ...(input.day === before.day ? [] : ['day']),
    ...before.criteria.flatMap(({ id }) => (said.answers[id] === before.answers[id] ? [] : [id])),
    ...(said.comment === before.comment ? [] : ['comment']),
  ];
  if (changed.length === 0) return before;
  if (before.status === 'PUBLISHED') throw new RuleError('evaluationPublished');
  if (before.version !== version) throw new RuleError('changedMeanwhile');
  if (input.day !== before.day) await checkStudent(tx, ctx, reach, input);
  // Who finishes what was left behind is its evaluator from then on.
  const evaluatorId = before.isLeftBehind ? actor.personId : before.evaluatorId;
  if (await hasOtherDraft(tx, { ...before, evaluatorId })) throw new RuleError('evaluationDraftExists');
  await updateRow(tx, 'evaluation', before.id, {
    day: input.day,
    answers: JSON.stringify(said.answers),
    comment: said.comment,
    evaluatorId,
  });
  // What is said of the student stands in the evaluation alone.
  return noted(tx, ctx, { id: before.id, action: 'saveEvaluation', after: { changed } });
}

/** Refuses whom the caller may not evaluate in the group on that day. */
async function checkStudent(
  tx: Tx,
  ctx: Context,
  { group, teacherPersonIds }: Reach,
  { groupId, personId, day }: Written,
): Promise<void> {
  const member = await findMembership(tx, { groupId, personId });
  const student = { personId, regionId: group.regionId, teacherPersonIds };
  if (!member || !can.evaluate(actorOf(ctx), student)) throw notFound();
  const problem = dayProblem(day, member, group.today);
  if (problem) throw new RuleError(problem, 'BAD_USER_INPUT', {}, { field: 'day' });
}

function parsed(
  criteria: readonly Criterion[],
  { answers: written, comment: said }: Written,
): { answers: Answers; comment: string } {
  const comment = said.trim();
  if (comment.length > COMMENT_MAX)
    throw new RuleError(
      'evaluationCommentTooLong',
      'BAD_USER_INPUT',
      { max: COMMENT_MAX },
      { field: 'comment' },
    );
  const { answers, fault } = readAnswers(criteria, written);
  if (fault) {
    const { problem, field, max } = fault;
    throw new RuleError(problem, 'BAD_USER_INPUT', max === undefined ? {} : { max }, { field });
  }
  return { answers, comment };
}

interface Based {
  evaluationId: string;
  version: number;
}

/** Shows an evaluation to the student. */
export const publishEvaluation = (
  ctx: Context,
  { evaluationId, version }: Based,
): Promise<EvaluationRecord> =>
  acting(ctx, evaluationId, async (tx, before) => {
    if (before.status === 'PUBLISHED') return before;
    if (before.version !== version) throw new RuleError('changedMeanwhile');
    const [missing] = missingAnswers(before.criteria, before.answers);
    if (missing !== undefined)
      throw new RuleError('evaluationIncomplete', 'BAD_USER_INPUT', {}, { field: missing });
    await updateRow(tx, 'evaluation', before.id, {
      status: 'PUBLISHED',
      publishedAt: ctx.services.now(),
    });
    await tellOfEvaluation(ctx.unscopedWithin(tx, 'to whom an evaluation is told'), before);
    return noted(tx, ctx, { id: before.id, action: 'publishEvaluation' });
  });

/** Takes an evaluation back into its draft, as long as the student has not acknowledged it. */
export const withdrawEvaluation = (
  ctx: Context,
  { evaluationId, version }: Based,
): Promise<EvaluationRecord> =>
  acting(ctx, evaluationId, async (tx, before) => {
    if (before.status === 'DRAFT') return before;
    if (before.acknowledgedAt) throw new RuleError('evaluationAcknowledged');
    if (before.version !== version) throw new RuleError('changedMeanwhile');
    if (await hasOtherDraft(tx, before)) throw new RuleError('evaluationDraftExists');
    await updateRow(tx, 'evaluation', before.id, { status: 'DRAFT', publishedAt: null });
    return noted(tx, ctx, { id: before.id, action: 'withdrawEvaluation' });
  });

/** Deletes a draft, for good. */
export async function deleteEvaluation(ctx: Context, { evaluationId: id, version }: Based): Promise<string> {
  await acting(ctx, id, async (tx, before) => {
    if (before.status === 'PUBLISHED') throw new RuleError('evaluationPublished');
    if (before.version !== version) throw new RuleError('changedMeanwhile');
    await deleteRow(tx, 'evaluation', id);
    const { personId, groupId, formId, day, regionId } = before;
    await audit(tx, ctx, {
      action: 'deleteEvaluation',
      entity: 'evaluation',
      entityId: id,
      regionId,
      before: { personId, groupId, formId, day },
    });
    return before;
  });
  return id;
}

async function acting(
  ctx: Context,
  id: string,
  act: (tx: Tx, before: EvaluationRecord) => Promise<EvaluationRecord>,
): Promise<EvaluationRecord> {
  const reach = await reachToEvaluation(ctx, id);
  if (!reach) throw notFound();
  return transaction(reach.db, async (tx) => {
    const before = await holdEvaluation(tx, id);
    if (!before || !can.settle(actorOf(ctx), { ...before, ...reach })) throw notFound();
    return act(tx, before);
  });
}

interface Noted {
  id: string;
  action: EvaluationsAction;
  after?: Record<string, unknown>;
}

export async function noted(tx: Tx, ctx: Context, { id, action, after }: Noted): Promise<EvaluationRecord> {
  const evaluation = await holdEvaluation(tx, id);
  if (!evaluation) throw notFound();
  await audit(tx, ctx, {
    action,
    entity: 'evaluation',
    entityId: id,
    regionId: evaluation.regionId,
    ...(after && { after }),
  });
  return evaluation;
}
