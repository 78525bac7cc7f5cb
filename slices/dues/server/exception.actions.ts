import type { Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import type { Tx } from '#kit/db/database.ts';
import { insertRow, lockRow } from '#kit/db/rows.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findCampusesOf, notFound } from '#slices/billing/server/api.ts';
import { EXCEPTION_REASON_MAX, type ExceptionKind } from '../rules/dues-policy.ts';
import { can } from '../rules/permissions.ts';
import {
  findException,
  listExceptionsOf,
  listHeld,
  listRemindersOf,
  storeEnd,
  type ExceptionRecord,
  type HeldRecord,
  type RemindedRecord,
} from './dues.queries.ts';

export interface Dues {
  personId: string;
  holds: HeldRecord[];
  exceptions: ExceptionRecord[];
  reminders: RemindedRecord[];
}

/** What becomes of a person's overdue payments on the campuses whose books the caller keeps. */
export async function readDuesOf(ctx: Context, personId: string): Promise<Dues> {
  const actor = actorOf(ctx);
  const isTheirs = ({ regionId }: { regionId: string }): boolean => can.keep(actor, { personId, regionId });
  const [holds, exceptions, reminders] = await Promise.all([
    listHeld(ctx.db, [personId], ctx.services.now()),
    listExceptionsOf(ctx.db, personId),
    listRemindersOf(ctx.db, personId),
  ]);
  return {
    personId,
    holds: holds.filter(isTheirs),
    exceptions: exceptions.filter(isTheirs),
    reminders: reminders.filter(isTheirs),
  };
}

interface Params {
  id: string;
  personId: string;
  regionId: string;
  kind: ExceptionKind;
  reason: string;
  validTo: Day | null;
}

/** Spares a student the reminders or the hold of a campus. The id comes from the form: what is sent twice is made once. */
export async function giveException(
  ctx: Context,
  { reason: words, ...said }: Params,
): Promise<ExceptionRecord> {
  const actor = actorOf(ctx);
  const { id, personId, regionId, validTo } = said;
  if (!can.keep(actor, said)) throw notFound();
  const reason = words.trim();
  if (reason === '' || reason.length > EXCEPTION_REASON_MAX)
    throw new RuleError(
      'duesReasonInvalid',
      'BAD_USER_INPUT',
      { max: EXCEPTION_REASON_MAX },
      { field: 'reason' },
    );
  return transaction(ctx.db, async (tx) => {
    const everywhere = ctx.unscopedWithin(tx, 'the campuses of a student who is excepted');
    const campus = (await findCampusesOf(everywhere, personId)).find((one) => one.regionId === regionId);
    if (!campus) throw notFound();
    if (validTo !== null && validTo < dayIn(ctx.services.now(), campus.timeZone))
      throw new RuleError('duesExceptionPast', 'BAD_USER_INPUT', {}, { field: 'validTo' });
    const given = { givenBy: actor.personId, givenAt: ctx.services.now() };
    const isNew = await insertRow(tx, 'duesException', { ...said, reason, ...given });
    const stored = await exceptionToKeep(tx, ctx, id);
    if (stored.personId !== personId || stored.regionId !== regionId) throw notFound();
    if (isNew)
      await audit(tx, ctx, {
        action: 'giveDuesException',
        entity: 'duesException',
        entityId: id,
        regionId,
        after: { personId, kind: said.kind, validTo },
        reason,
      });
    return stored;
  });
}

/** Ends an exception at once, or lets it count again. */
export const endException = (
  ctx: Context,
  { id, isEnded }: { id: string; isEnded: boolean },
): Promise<ExceptionRecord> =>
  transaction(ctx.db, async (tx) => {
    await lockRow(tx, 'duesException', id);
    const { personId, regionId, kind, endedAt } = await exceptionToKeep(tx, ctx, id);
    if ((endedAt !== null) !== isEnded) {
      const ended = isEnded
        ? { endedAt: ctx.services.now(), endedBy: actorOf(ctx).personId }
        : { endedAt: null, endedBy: null };
      await storeEnd(tx, id, ended);
      await audit(tx, ctx, {
        action: isEnded ? 'endDuesException' : 'restoreDuesException',
        entity: 'duesException',
        entityId: id,
        regionId,
        after: { personId, kind },
      });
    }
    return exceptionToKeep(tx, ctx, id);
  });

async function exceptionToKeep(tx: Tx, ctx: Context, id: string): Promise<ExceptionRecord> {
  const exception = await findException(tx, id);
  if (!exception || !can.keep(actorOf(ctx), exception)) throw notFound();
  return exception;
}
