import { reachWhere } from '#kit/access/actor.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { LOCALES } from '#kit/messages/locales.ts';
import { notFound } from '#slices/billing/server/api.ts';
import {
  isReminderPlan,
  REMIND_WITHIN_YEAR,
  REMINDERS_MAX,
  WORDS_MAX,
  type DuesPolicy,
} from '../rules/dues-policy.ts';
import { can } from '../rules/permissions.ts';
import { findPolicy, listPolicies, storePolicy, type PolicyRecord } from './dues.queries.ts';

export const readPolicies = (ctx: Context): Promise<PolicyRecord[]> =>
  listPolicies(ctx.db, reachWhere(actorOf(ctx), 'admin'));

interface Params extends DuesPolicy {
  regionId: string;
  /** What the form was opened with; 0 where the campus had said nothing. */
  version: number;
}

/** Says what a campus does about overdue payments, from the next morning on. */
export async function savePolicy(
  ctx: Context,
  { regionId, version, ...said }: Params,
): Promise<PolicyRecord> {
  if (!can.oversee(actorOf(ctx), { regionId })) throw notFound();
  const policy = checked(said);
  return transaction(ctx.db, async (tx) => {
    const before = await findPolicy(tx, regionId);
    if (!before) throw notFound();
    if (isSame(before, policy)) return before;
    // A limit is of the currency that the campus charges in on the day it is said, and stays so while others change.
    const { currency, campusCurrency } = before;
    const { value: ofLimit } = policy.holdAbove === before.holdAbove ? currency : campusCurrency;
    if (!(await storePolicy(tx, { regionId, version, currency: ofLimit, ...policy })))
      throw new RuleError('changedMeanwhile');
    const { remindAfter, words, holdAbove } = before;
    await audit(tx, ctx, {
      action: 'saveDuesPolicy',
      entity: 'duesPolicy',
      entityId: regionId,
      regionId,
      before: { remindAfter, words, holdAbove, currency: currency.value },
      after: { ...policy, currency: ofLimit },
    });
    const stored = await findPolicy(tx, regionId);
    if (!stored) throw notFound();
    return stored;
  });
}

const isSame = (before: DuesPolicy, { remindAfter, words, holdAbove }: DuesPolicy): boolean =>
  before.holdAbove === holdAbove &&
  before.remindAfter.join() === remindAfter.join() &&
  LOCALES.every((locale) => (before.words[locale] ?? '') === (words[locale] ?? ''));

function checked({ remindAfter, words, holdAbove }: DuesPolicy): DuesPolicy {
  if (!isReminderPlan(remindAfter))
    throw new RuleError(
      'reminderDaysInvalid',
      'BAD_USER_INPUT',
      { max: REMINDERS_MAX, days: REMIND_WITHIN_YEAR },
      { field: 'remindAfter' },
    );
  const tidy = LOCALES.flatMap((locale) => {
    const written = words[locale]?.trim() ?? '';
    return written === '' ? [] : [[locale, written] as const];
  });
  const long = tidy.find(([, written]) => written.length > WORDS_MAX);
  if (long)
    throw new RuleError(
      'reminderWordsTooLong',
      'BAD_USER_INPUT',
      { max: WORDS_MAX },
      { field: `words.${long[0]}` },
    );
  if (holdAbove !== null && holdAbove < 0)
    throw new RuleError('holdLimitInvalid', 'BAD_USER_INPUT', {}, { field: 'holdAbove' });
  return { remindAfter, words: Object.fromEntries(tidy), holdAbove };
}
