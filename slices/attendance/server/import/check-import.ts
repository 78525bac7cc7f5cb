import type { Day } from '#kit/calendar/day.ts';
import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import type { Locale } from '#kit/messages/locales.ts';
import type { ImportRecord } from '#slices/imports/server/api.ts';
import { findAccounts } from '#slices/people/server/api.ts';
import { policyOn } from '../../rules/count.ts';
import { readAttendanceFile, type FileRow, type ReadFile } from '../../rules/import/attendance-file.ts';
import { checkRows, parsedDay, type Known, type KnownStudent } from '../../rules/import/check-rows.ts';
import { statusOf } from '../../rules/status.ts';
import { decidedOf } from '../decided.queries.ts';
import { findCountings } from '../schemas/group-schema.queries.ts';
import { languageOf } from './file-language.ts';
import { listMarksIn, listMemberships, listSessionsBetween } from './known.queries.ts';
import { insertRows } from './line.queries.ts';

/** Says of every line what would be marked. */
export async function checkMarks(
  tx: Tx,
  found: ImportRecord,
  { text, locale, services }: { text: string; locale: Locale; services: Pick<Services, 'bundled' | 'now'> },
): Promise<string | null> {
  const file = readAttendanceFile(text, languageOf(services.bundled, locale));
  if ('problem' in file) return file.problem;
  await insertRows(tx, found, checkRows(file.rows, await knownAt(tx, found, file, services.now())));
  return null;
}

async function knownAt(
  tx: Tx,
  found: ImportRecord,
  { rows, statusOf: statusIn }: ReadFile,
  now: Date,
): Promise<Known> {
  const { regionId } = found;
  const students = await studentsIn(tx, regionId, rows);
  const people = [...students.values()];
  const personIds = [...new Set(people.map(({ id }) => id))];
  const groupIds = [...new Set(people.flatMap(({ groups }) => groups.map(({ groupId }) => groupId)))];
  const sessions = await listSessionsBetween(tx, { groupIds, ...spanOf(rows) });
  const marks = await listMarksIn(tx, { sessionIds: sessions.map(({ id }) => id), personIds });
  const countings = await findCountings(tx, groupIds);
  const byDay = Map.groupBy(
    sessions.map((session) => ({ ...session, isCancelled: session.cancelledAt !== null })),
    ({ groupId, day }) => `${groupId} ${day}`,
  );
  const rolls = new Map(sessions.map(({ id, rollPersonIds }) => [id, new Set(rollPersonIds)]));
  const marked = new Map(
    marks.map(({ sessionId, personId, kind, minutesLate, version, groupId, day, ...decided }) => {
      const policy = policyOn(countings.get(groupId) ?? { terms: [], policies: [] }, day);
      const facts = { mark: { kind, minutesLate }, ...decidedOf(decided) };
      return [
        `${sessionId} ${personId}`,
        { kind, minutesLate, version, countsAs: statusOf(facts, policy).status },
      ] as const;
    }),
  );
  return {
    campus: found.regionName,
    now,
    statusOf: statusIn,
    importerIds: found.createdBy ? [found.createdBy] : [],
    students,
    sessionsOf: (groupId, day) => byDay.get(`${groupId} ${day}`) ?? [],
    markOf: (sessionId, studentId) => marked.get(`${sessionId} ${studentId}`) ?? null,
    isOnRoll: (sessionId, studentId) => rolls.get(sessionId)?.has(studentId) ?? false,
  };
}

/** Those of the campus alone: a file must not tell whose a number elsewhere is. */
async function studentsIn(
  tx: Tx,
  regionId: string,
  rows: readonly FileRow[],
): Promise<Map<string, KnownStudent>> {
  const written = [...new Set(rows.map(({ student }) => student.toLowerCase()))];
  const accounts = await findAccounts(tx, {
    emails: written.filter((one) => one.includes('@')),
    numbers: written.filter((one) => /^\d{1,9}$/.test(one)).map(Number),
  });
  const memberships = Map.groupBy(
    await listMemberships(tx, { regionId, personIds: accounts.map(({ id }) => id) }),
    ({ personId }) => personId,
  );
  return new Map(
    accounts.flatMap(({ id, email, studentNumber, regionIds }) => {
      const groups = memberships.get(id) ?? [];
      if (groups.length === 0 && !regionIds.includes(regionId)) return [];
      const names = studentNumber === null ? [email] : [email, String(studentNumber)];
      return names.map((name) => [name.toLowerCase(), { id, groups }] as const);
    }),
  );
}

/** From the first to the last day that the file names. */
function spanOf(rows: readonly FileRow[]): { first: Day; last: Day } {
  const days = rows.flatMap(({ day }) => parsedDay(day) ?? []).toSorted();
  return { first: days[0] ?? '2000-01-01', last: days.at(-1) ?? '2000-01-01' };
}
