import type { Tx } from '#kit/db/database.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { languageTag, localeOrDefault, type Locale } from '#kit/messages/locales.ts';
import { writtenPercent, type Percent } from '#kit/percent/percent.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { findPeople, findStaffOf } from '#slices/people/server/api.ts';
import type { Limit } from '../rules/falling-behind.ts';
import { findBehind, type Behind } from './behind/falling-behind.ts';
import { standingsChanged } from './standings-changed.ts';
import { rememberWarning } from './behind/falling-behind.queries.ts';

interface Changed {
  groupId: string;
  personIds: readonly string[];
}

/** A mark that was a slip of the finger is put right within this time, and nobody is told of it. */
export const SETTLED_MS = 10 * 60_000;

/** After a decision, or a change of a roll, has changed what a term comes to. */
export async function followStandings(tx: Tx, changed: Changed, now: Date): Promise<void> {
  const { groupId, personIds } = changed;
  if (personIds.length > 0) await standingsChanged(tx, { groupIds: [groupId], personIds }, now);
  await followRoll(tx, changed, now);
}

/** After a roll was taken: a student who crosses a limit by it is told, and everything else follows, a little later. */
export async function followRoll(tx: Tx, { groupId, personIds }: Changed, now: Date): Promise<void> {
  if (personIds.length === 0) return;
  const runAt = new Date(now.getTime() + SETTLED_MS);
  await enqueue(tx, warnStudents, { groupId, personIds: [...personIds] }, { runAt });
}

/** Tells students and the managers of their campus of each limit once a term. */
export const warnStudents = defineJob<Changed>({
  name: 'warnStudents',
  run: ({ groupId, personIds }, { db, services }) =>
    db.transaction().execute((tx) => warnBehind(tx, { now: services.now(), groupIds: [groupId], personIds })),
});

/** After a while: tells those of some groups who have crossed a limit and were not told of it in this term. */
export async function warnBehind(
  tx: Tx,
  asked: { now: Date; groupIds: readonly string[]; personIds?: readonly string[] },
): Promise<void> {
  const { groupIds, personIds = null } = asked;
  await standingsChanged(tx, { groupIds, personIds }, asked.now);
  for (const behind of await findBehind(tx, asked))
    for (const limit of behind.limits)
      if (await rememberWarning(tx, { ...warningOf(behind), limitName: limit, toldAt: asked.now }))
        await tell(tx, behind, limit);
}

const warningOf = ({ personId, group, term }: Behind) => ({
  personId,
  groupId: group.id,
  regionId: group.regionId,
  termId: term.id,
});

async function tell(tx: Tx, behind: Behind, limit: Limit): Promise<void> {
  const { personId, group } = behind;
  const { regionId } = group;
  const managers = new Set(await findStaffOf(tx, 'manager', [regionId]));
  const people = await findPeople(tx, [...new Set([...managers, personId])]);
  const student = people.find(({ id }) => id === personId);
  if (student)
    await notify(tx, {
      name: 'fallingBehind',
      facts: factsIn(behind, limit, localeOrDefault(student.locale)),
      path: '/student/attendance',
      recipients: [{ personId, regionId }],
    });
  const staff = people.filter(({ id }) => id !== personId && managers.has(id));
  for (const [locale, readers] of Map.groupBy(staff, (person) => localeOrDefault(person.locale)))
    await notify(tx, {
      name: 'studentFallingBehind',
      facts: { studentName: fullName(behind), ...factsIn(behind, limit, locale) },
      path: `/users/${personId}?tab=attendance`,
      recipients: readers.map(({ id }) => ({ personId: id, regionId })),
    });
}

function factsIn({ standing, lowPercent, term, group }: Behind, limit: Limit, locale: Locale) {
  const written = (share: Percent | null): string =>
    share === null
      ? ''
      : new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 1 }).format(
          writtenPercent(share) / 100,
        );
  return {
    limit,
    term: term.name,
    group: group.name,
    percent: written(standing.percent),
    lowPercent: written(lowPercent),
    absences: String(standing.counts.ABSENT),
    deduction: written(standing.deduction),
  };
}
