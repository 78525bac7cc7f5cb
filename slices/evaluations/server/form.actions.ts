import { reachWhere } from '#kit/access/actor.ts';
import type { Tx } from '#kit/db/database.ts';
import { insertRow, updateRow } from '#kit/db/rows.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { EvaluationsAction } from '../rules/actions.ts';
import {
  formFault,
  SCALE_STEPS,
  tidyTexts,
  type Criterion,
  type CriterionKind,
  type ScaleStep,
  type Texts,
  type WrittenText,
} from '../rules/evaluation-form.ts';
import { can } from '../rules/permissions.ts';
import {
  findForm,
  insertVersion,
  listForms,
  lockForm,
  rewriteVersion,
  type FormRecord,
} from './form.queries.ts';

export const notFound = (): RuleError => new RuleError('recordNotFound', 'NOT_FOUND');

/** The forms of the campuses whose manager the caller is, or of one of them. */
export async function managedForms(ctx: Context, regionId: string | null | undefined): Promise<FormRecord[]> {
  const actor = actorOf(ctx);
  if (!regionId) return listForms(ctx.db, reachWhere(actor, 'manager'));
  return can.oversee(actor, { regionId }) ? listForms(ctx.db, [regionId]) : [];
}

export interface WrittenCriterion extends WrittenSteps {
  criterionId: string;
  kind: CriterionKind;
  labels: readonly WrittenText[];
  isOptional: boolean;
}
type WrittenSteps = Partial<Record<ScaleStep, readonly WrittenText[] | null | undefined>>;

interface Saved {
  formId: string;
  regionId: string;
  /** What the change is based on; none for a new form. */
  version?: number | null | undefined;
  names: readonly WrittenText[];
  criteria: readonly WrittenCriterion[];
}

/** Makes a form, or changes it: what somebody was evaluated by stays, and the form gets its next version. */
export function saveEvaluationForm(ctx: Context, saved: Saved): Promise<FormRecord> {
  const { formId: id, regionId, version } = saved;
  const form = tidied(saved);
  if (!can.oversee(actorOf(ctx), { regionId })) throw notFound();
  return transaction(ctx.db, async (tx) => {
    await lockForm(tx, id);
    const before = await findForm(tx, id);
    if (before && before.regionId !== regionId) throw notFound();
    if (before && same(before, form)) return before;
    if (before) await change(tx, { before, version, form });
    else await add(tx, ctx, { id, regionId, version, form });
    return noted(tx, ctx, {
      id,
      action: 'saveEvaluationForm',
      ...(before && { before: contentOf(before) }),
    });
  });
}

interface Content {
  names: Texts;
  criteria: readonly Criterion[];
}

function tidied({ names: written, criteria: asked }: Pick<Saved, 'names' | 'criteria'>): Content {
  const names = tidyTexts(written);
  const criteria = asked.map((one): Criterion => {
    const { criterionId: id, kind, labels, isOptional } = one;
    const step = (name: ScaleStep): Texts => (kind === 'SCALE' ? tidyTexts(one[name] ?? []) : {});
    return {
      id,
      kind,
      labels: tidyTexts(labels),
      lows: step('lows'),
      twos: step('twos'),
      threes: step('threes'),
      fours: step('fours'),
      highs: step('highs'),
      isOptional,
    };
  });
  const fault = formFault(names, criteria);
  if (fault) {
    const { problem, field, max } = fault;
    throw new RuleError(problem, 'BAD_USER_INPUT', max === undefined ? {} : { max }, { field });
  }
  if (new Set(criteria.map(({ id }) => id)).size < criteria.length)
    throw new RuleError('requestNotUnderstood');
  return { names, criteria };
}

const contentOf = ({ names, criteria }: Content): Record<string, unknown> => ({ names, criteria });

/** The database gives the languages of a text in an order of its own. */
const inOrder = ({ names, criteria }: Content): string => {
  const listed = (texts: Texts) => Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([
    listed(names),
    criteria.map((criterion) => [
      criterion.id,
      criterion.kind,
      listed(criterion.labels),
      SCALE_STEPS.map((step) => listed(criterion[step] ?? {})),
      criterion.isOptional,
    ]),
  ]);
};
const same = (one: Content, other: Content): boolean => inOrder(one) === inOrder(other);

interface Changing {
  before: FormRecord;
  version: number | null | undefined;
  form: Content;
}

async function change(tx: Tx, { before, version, form }: Changing): Promise<void> {
  if (before.version !== version) throw new RuleError('changedMeanwhile');
  const { id: formId, regionId, number, versionId, isUsed } = before;
  if (isUsed) await insertVersion(tx, { formId, regionId, number: number + 1, ...form });
  else await rewriteVersion(tx, versionId, form);
  await updateRow(tx, 'evaluationForm', formId, {});
}

interface Adding {
  id: string;
  regionId: string;
  version: number | null | undefined;
  form: Content;
}

async function add(tx: Tx, ctx: Context, { id, regionId, version, form }: Adding): Promise<void> {
  const isNew =
    typeof version !== 'number' &&
    (await insertRow(tx, 'evaluationForm', { id, regionId, createdAt: ctx.services.now() }));
  // One of another campus, which is out of the caller's reach.
  if (!isNew) throw notFound();
  await insertVersion(tx, { formId: id, regionId, number: 1, ...form });
}

interface Archived {
  formId: string;
  version: number;
  isArchived: boolean;
}

/** Evaluates nobody by a form any more, or again. What it was used for stays. */
export const archiveEvaluationForm = (
  ctx: Context,
  { formId: id, version, isArchived }: Archived,
): Promise<FormRecord> =>
  transaction(ctx.db, async (tx) => {
    await lockForm(tx, id);
    const before = await findForm(tx, id);
    if (!before || !can.oversee(actorOf(ctx), before)) throw notFound();
    if (before.isArchived === isArchived) return before;
    if (before.version !== version) throw new RuleError('changedMeanwhile');
    await updateRow(tx, 'evaluationForm', id, { archivedAt: isArchived ? ctx.services.now() : null });
    return noted(tx, ctx, { id, action: isArchived ? 'archiveEvaluationForm' : 'restoreEvaluationForm' });
  });

interface Noted {
  id: string;
  action: EvaluationsAction;
  before?: Record<string, unknown>;
}

async function noted(tx: Tx, ctx: Context, { id, action, before }: Noted): Promise<FormRecord> {
  const form = await findForm(tx, id);
  if (!form) throw notFound();
  await audit(tx, ctx, {
    action,
    entity: 'evaluationForm',
    entityId: id,
    regionId: form.regionId,
    ...(before && { before }),
    after: contentOf(form),
  });
  return form;
}
