import { dayIn } from '#kit/calendar/zone.ts';
import { addDays, type Day } from '#kit/calendar/day.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { draftProblem, type DraftLine } from '#slices/billing/rules/invoice.ts';
import { listBillingCampuses, notFound, type BillingCampus } from '#slices/billing/server/api.ts';
import { feeLinesProblem, sumOf } from '../rules/fee-template.ts';
import { can } from '../rules/permissions.ts';
import type { Reduction } from '../rules/reductions.ts';
import {
  GROUPS_MAX,
  planRun,
  SAME_TITLE_DAYS,
  STUDENTS_MAX,
  type Candidate,
  type RunPlan,
} from '../rules/run.ts';
import { findGroups, listCandidates, listInvoiced, type CandidateRecord } from './candidate.queries.ts';
import { feeTemplateToKeep } from './fee-template.actions.ts';
import { checkReduction } from './reduction.actions.ts';
import { listCounting } from './reduction.queries.ts';

/** What everybody in some groups is to be charged. */
export interface RunOrder {
  regionId: string;
  groupIds: readonly string[];
  templateId: string | null;
  title: string;
  note: string;
  dueOn: Day;
  lines: readonly DraftLine[];
  /** What single students pay less in this run alone. */
  differences: readonly (Reduction & { personId: string })[];
  takenOut: readonly string[];
}

type PlannedStudent = CandidateRecord & Candidate;

export interface PlannedRun extends RunPlan<PlannedStudent> {
  campus: BillingCampus;
  total: MinorUnits;
}

/** Who in some groups would be charged how much, as everything stands now. Nothing is written. */
export async function planGroups(db: Db | Tx, ctx: Context, order: RunOrder): Promise<PlannedRun> {
  const { regionId, templateId, title, lines } = order;
  const actor = actorOf(ctx);
  const [campus] = can.oversee(actor, { regionId }) ? await listBillingCampuses(db, [regionId]) : [];
  if (!campus) throw notFound();
  const today = dayIn(ctx.services.now(), campus.timeZone);
  await checkOrder(db, ctx, order, today);
  const found = await listCandidates(db, { ...order, max: STUDENTS_MAX + 1 });
  if (found.length > STUDENTS_MAX)
    throw new RuleError('invoiceRunTooLarge', 'BAD_USER_INPUT', { max: STUDENTS_MAX }, { field: 'groupIds' });
  const personIds = found.map(({ personId }) => personId);
  const currency = campus.currency.value;
  const reductions = Map.groupBy(
    await listCounting(db, { regionId, currency, day: today, personIds }),
    ({ personId }) => personId,
  );
  const invoiced = new Set(
    await listInvoiced(db, {
      regionId,
      templateId,
      title: title.trim(),
      since: addDays(today, -SAME_TITLE_DAYS),
    }),
  );
  const candidates = found.map((one) => ({
    ...one,
    reductions: reductions.get(one.personId) ?? [],
    isInvoiced: invoiced.has(one.personId),
  }));
  const plan = planRun(candidates, {
    lines,
    differences: Map.groupBy(order.differences, ({ personId }) => personId),
    takenOut: new Set(order.takenOut),
    callerId: actor.personId,
    today,
  });
  return { ...plan, campus, total: sumOf(plan.charged) };
}

async function checkOrder(db: Db | Tx, ctx: Context, order: RunOrder, today: Day): Promise<void> {
  const { groupIds, templateId, regionId, title, note, dueOn, lines, differences } = order;
  if (groupIds.length === 0)
    throw new RuleError('invoiceRunWithoutGroups', 'BAD_USER_INPUT', {}, { field: 'groupIds' });
  const groups = groupIds.length > GROUPS_MAX ? [] : await findGroups(db, { regionId, groupIds });
  if (groups.length !== new Set(groupIds).size) throw notFound();
  if (templateId !== null && (await feeTemplateToKeep(db, ctx, templateId)).regionId !== regionId)
    throw notFound();
  const refused =
    feeLinesProblem(title, lines) ?? draftProblem({ title, note, issuedOn: today, dueOn, lines });
  if (refused) {
    const { problem, field, max } = refused;
    throw new RuleError(problem, 'BAD_USER_INPUT', max === undefined ? {} : { max }, { field });
  }
  for (const difference of differences) checkReduction(difference);
}
