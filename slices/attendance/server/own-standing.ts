import { dayIn } from '#kit/calendar/zone.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { perRequest, type Context } from '#kit/graphql/context.ts';
import type { Percent } from '#kit/percent/percent.ts';
import { countedTermsOf, currentAttendanceOf } from './records.ts';

/** The caller’s own sessions of now, read once for all that a dashboard tells of them. */
export const callersAttendance = perRequest((ctx) =>
  currentAttendanceOf(ctx.unscoped('the attendance of the caller'), {
    personId: actorOf(ctx).personId,
    now: ctx.services.now(),
  }),
);

/** What the caller’s term comes to so far; of several that run now, the one that began last. */
export async function percentNow(ctx: Context): Promise<Percent | null> {
  const now = ctx.services.now();
  const running = (await callersAttendance(ctx)).flatMap((group) => {
    const today = dayIn(now, group.timeZone);
    return countedTermsOf(group).flatMap(({ term, standing }) =>
      term && term.firstDay <= today && today <= term.lastDay && standing.percent !== null
        ? { firstDay: term.firstDay, percent: standing.percent }
        : [],
    );
  });
  const [newest] = running.toSorted((one, other) => (one.firstDay > other.firstDay ? -1 : 1));
  return newest?.percent ?? null;
}
