import { universalMidnight } from '#kit/calendar/day.ts';
import type { Tx } from '#kit/db/database.ts';
import { languageTag, localeOrDefault } from '#kit/messages/locales.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { findPerson } from '#slices/people/server/api.ts';
import { OWN_HOURS_DETAILS } from '../rules/addresses.ts';
import type { HourStatus } from '../rules/hour-entry.ts';
import { writtenMinutes } from '../rules/written-minutes.ts';
import type { HourRecord } from './entry.queries.ts';
import { noteTold } from './news.queries.ts';

/** As the notice names them. */
const WRITTEN: Readonly<Record<HourStatus, string>> = {
  PENDING: 'Pending',
  CONFIRMED: 'Confirmed',
  REFUSED: 'Refused',
};

/** Tells a student what became of hours of theirs that were decided together. The whole college is given. */
export async function tellOfHours(
  whole: Tx,
  decided: readonly Pick<HourRecord, 'id' | 'personId' | 'regionId' | 'day' | 'minutes'>[],
  { status, adminComments }: Pick<HourRecord, 'status' | 'adminComments'>,
): Promise<void> {
  await noteTold(
    whole,
    decided.map(({ id }) => id),
  );
  const [first] = decided;
  const student = first && (await findPerson(whole, first.personId));
  if (!student) return;
  await notify(whole, {
    name: 'hoursDecided',
    facts: decidedFacts(decided, { status, adminComments }, languageTag(localeOrDefault(student.locale))),
    path: OWN_HOURS_DETAILS,
    recipients: [{ personId: first.personId, regionId: first.regionId }],
  });
}

/** The days and the time that were decided, as a notice tells them in a language. */
export function decidedFacts(
  decided: readonly Pick<HourRecord, 'day' | 'minutes'>[],
  { status, adminComments }: Pick<HourRecord, 'status' | 'adminComments'>,
  tag: string,
) {
  const days = decided.map(({ day }) => universalMidnight(day)).toSorted((a, b) => a.getTime() - b.getTime());
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    status: WRITTEN[status],
    days: firstDay && lastDay ? date.formatRange(firstDay, lastDay) : '',
    time: writtenMinutes(
      decided.reduce((sum, { minutes }) => sum + minutes, 0),
      tag,
    ),
    adminComments,
  };
}
