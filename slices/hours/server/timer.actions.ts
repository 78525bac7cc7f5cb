import { dayIn } from '#kit/calendar/zone.ts';
import { insertRow } from '#kit/db/rows.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import { auditRecord, loaded, parsedInput } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { changedFields } from '#kit/record/changed-fields.ts';
import type { InputOf } from '#kit/record/field.ts';
import { DAY_MINUTES, hourTimer, timedMinutes } from '../rules/hour-entry.ts';
import { own } from './entry.actions.ts';
import { findEntry, lockHoursOf, minutesOnDay, type HourRecord } from './entry.queries.ts';
import { checkCategory, checkDay, dayFull, groupToLogWith, OWN_HOURS } from './log-checks.ts';
import { deleteTimer, findTimer, insertTimer, type TimerRecord } from './timer.queries.ts';

/** Starts the caller's timer, of which there is one at most. Pressing twice starts it once. */
export function startHourTimer(
  ctx: Context,
  { groupId, ...input }: InputOf<typeof hourTimer> & { groupId: string },
): Promise<TimerRecord> {
  const values = parsedInput(hourTimer, input);
  return transaction(ctx.db, async (tx) => {
    const { personId } = actorOf(ctx);
    await lockHoursOf(tx, personId);
    const running = await findTimer(tx, personId);
    if (running) {
      const isSame = running.groupId === groupId && changedFields(hourTimer, running, values).length === 0;
      if (isSame) return running;
      throw new RuleError('hourTimerRuns');
    }
    const startedAt = ctx.services.now();
    const whole = ctx.unscopedWithin(tx, OWN_HOURS);
    const group = await groupToLogWith(whole, ctx, groupId);
    checkDay(group.today, group);
    await checkCategory(whole, group, values.categoryId);
    const timer = { groupId, startedAt, ...values };
    await insertTimer(tx, personId, timer);
    return timer;
  });
}

/** Whether it is the one that a page shows; meanwhile another may have been started on another device. */
const isShown = ({ startedAt }: TimerRecord, shownAt: Date): boolean =>
  startedAt.getTime() === shownAt.getTime();

/** Throws the time away. */
export const discardHourTimer = (ctx: Context, startedAt: Date): Promise<boolean> =>
  transaction(ctx.db, async (tx) => {
    const { personId } = actorOf(ctx);
    await lockHoursOf(tx, personId);
    const timer = await findTimer(tx, personId);
    // Pressed twice it is thrown away once.
    if (!timer) return true;
    if (!isShown(timer, startedAt)) throw new RuleError('hourTimerStopped');
    await deleteTimer(tx, personId);
    return true;
  });

/** Logs the time that has passed, on the day on which it began. Pressing twice logs it once. */
export const stopHourTimer = (
  ctx: Context,
  { entryId: id, startedAt: shownAt }: { entryId: string; startedAt: Date },
): Promise<HourRecord> =>
  transaction(ctx.db, async (tx) => {
    const { personId } = actorOf(ctx);
    await lockHoursOf(tx, personId);
    const whole = ctx.unscopedWithin(tx, OWN_HOURS);
    if (await findEntry(whole, id)) return loaded(own, tx, ctx, id);
    const timer = await findTimer(tx, personId);
    if (!timer || !isShown(timer, shownAt)) throw new RuleError('hourTimerStopped');
    const { groupId, startedAt, ...said } = timer;
    const group = await groupToLogWith(whole, ctx, groupId);
    const day = dayIn(startedAt, group.timeZone);
    checkDay(day, group);
    const createdAt = ctx.services.now();
    const left = DAY_MINUTES - (await minutesOnDay(whole, { id, personId, day }));
    const minutes = timedMinutes(startedAt, createdAt, left);
    if (minutes === 0) throw dayFull(left);
    const values = { ...said, day, minutes };
    const { regionId } = group;
    await insertRow(tx, 'hourEntry', { id, personId, regionId, groupId, createdAt, ...values });
    await deleteTimer(tx, personId);
    const entry = await loaded(own, tx, ctx, id);
    await auditRecord(tx, ctx, own, entry, { action: 'logHours', after: { ...values, groupId, startedAt } });
    return entry;
  });
