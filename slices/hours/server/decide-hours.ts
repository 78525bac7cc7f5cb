import type { Tx } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { decidingAbout, type DecisionParams } from '#kit/graphql/decide.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { DECIDED_AT_ONCE, REASON_MAX, type DecidedStatus } from '../rules/hour-entry.ts';
import { can } from '../rules/permissions.ts';
import { hourDecisions } from './decision.queries.ts';
import { findEntry, lockEntry, type HourRecord } from './entry.queries.ts';
import { checkMinutes } from './log-checks.ts';
import { tellOfHours } from './tell-of-hours.ts';
import { tellTogether } from './tell-together.ts';

const WHY_WHOLE = 'the hours of a student on one day, whatever the campus, and whom a decision is told';

type TellStudent = (whole: Tx, entry: HourRecord, by: { before: HourRecord; at: Date }) => Promise<void>;

const decidingHours = (tellStudent: TellStudent) =>
  decidingAbout<HourRecord, DecidedStatus>({
    entity: 'hourEntry',
    actions: { decide: 'decideHours', undo: 'undoHourDecision' },
    decisions: hourDecisions,
    whyWhole: WHY_WHOLE,
    comments: { max: REASON_MAX, tooLong: 'hourReasonTooLong' },
    find: (tx, id) => findEntry(tx, id),
    lock: lockEntry,
    mayDecide: can.decide,
    async tell(whole, entry, { before, at }) {
      // Hours that were refused left room on their day, which others may have taken since.
      if (before.status === 'REFUSED' && entry.status !== 'REFUSED') await checkMinutes(whole, entry);
      await tellStudent(whole, entry, { before, at });
    },
  });

const deciding = decidingHours((whole, entry) => tellOfHours(whole, [entry], entry));

/** Of several that are decided together, each student is told once. */
const together = decidingHours(tellTogether);

export const undoHourDecision = (ctx: Context, decisionId: string): Promise<HourRecord> =>
  deciding.undo(ctx, decisionId);

/** Confirms hours or refuses them, which needs a reason. */
export async function decideHourEntry(
  ctx: Context,
  params: DecisionParams<DecidedStatus>,
): Promise<HourRecord> {
  requireReason(params);
  return deciding.decide(ctx, params);
}

/** What became of one of several: changed since they were listed, or out of the caller's reach. */
export const HOUR_OUTCOMES = ['DONE', 'CHANGED', 'GONE'] as const;

export interface HourOutcome {
  entryId: string;
  outcome: (typeof HOUR_OUTCOMES)[number];
}

interface Several {
  decisions: readonly { decisionId: string; entryId: string; version: number }[];
  status: DecidedStatus;
  adminComments: string;
}

/** Decides about several in the same way, each for itself: what cannot be decided stays as it is. */
export async function decideHourEntries(
  ctx: Context,
  { decisions, status, adminComments }: Several,
): Promise<HourOutcome[]> {
  requireReason({ status, adminComments });
  deciding.parsedComments(adminComments);
  return eachForItself(decisions, ({ entryId: recordId, ...one }) =>
    together.decide(ctx, { ...one, recordId, status, adminComments }),
  );
}

/** Takes several decisions back, as far as they still stand. */
export const undoHourDecisions = (
  ctx: Context,
  decisions: readonly { decisionId: string; entryId: string }[],
): Promise<HourOutcome[]> => eachForItself(decisions, ({ decisionId }) => together.undo(ctx, decisionId));

async function eachForItself<One extends { entryId: string }>(
  several: readonly One[],
  act: (one: One) => Promise<unknown>,
): Promise<HourOutcome[]> {
  if (several.length > DECIDED_AT_ONCE)
    throw new RuleError('tooManyHourEntries', 'BAD_USER_INPUT', { max: DECIDED_AT_ONCE });
  const outcomes: HourOutcome[] = [];
  for (const one of several)
    outcomes.push({ entryId: one.entryId, outcome: await outcomeOf(() => act(one)) });
  return outcomes;
}

async function outcomeOf(act: () => Promise<unknown>): Promise<HourOutcome['outcome']> {
  try {
    await act();
    return 'DONE';
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return error.code === 'NOT_FOUND' ? 'GONE' : 'CHANGED';
  }
}

function requireReason({ status, adminComments }: { status: DecidedStatus; adminComments: string }): void {
  if (status === 'REFUSED' && adminComments.trim() === '')
    throw new RuleError('hourReasonMissing', 'BAD_USER_INPUT', {}, { field: 'adminComments' });
}
