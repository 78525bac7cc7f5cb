import { latestDay } from '#kit/calendar/zone.ts';
import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { fullName, normalEmail } from '#slices/people/rules/person.ts';
import { findGroupsOf } from '#slices/groups/server/api.ts';
import type { ImportRecord } from '#slices/imports/server/api.ts';
import { findAccounts } from '#slices/people/server/api.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { checkRows, groupKey, type Known } from '../rules/check-row.ts';
import { readImportFile, type FileRow } from '../rules/import-file.ts';
import { findGroupsOfRegion, insertRows } from './line.queries.ts';

/** Says of every line whom it would enter or enrol. */
export async function checkPeople(
  tx: Tx,
  found: ImportRecord,
  { text, services }: { text: string; services: Pick<Services, 'now'> },
): Promise<string | null> {
  const file = readImportFile(text);
  if ('problem' in file) return file.problem;
  await insertRows(tx, found, checkRows(file.rows, await knownAt(tx, found, file.rows, services.now())));
  return null;
}

async function knownAt(tx: Tx, found: ImportRecord, rows: readonly FileRow[], now: Date): Promise<Known> {
  const { regionId } = found;
  const people = await findAccounts(tx, {
    emails: rows.map(({ email }) => normalEmail(email)),
    numbers: rows.flatMap(({ number }) => (/^\d{6,9}$/.test(number) ? [Number(number)] : [])),
  });
  const memberships = Map.groupBy(
    await findGroupsOf(
      tx,
      people.map(({ id }) => id),
      now,
    ),
    ({ personId }) => personId,
  );
  const accounts = people.map((person) => ({
    id: person.id,
    email: person.email,
    // An address alone must not tell whose it is on another campus.
    name: person.regionIds.includes(regionId) ? fullName(person) : null,
    number: person.studentNumber?.toString() ?? null,
    isClosed: person.status === 'DISABLED',
    groups: memberships.get(person.id) ?? [],
  }));
  return {
    campus: found.regionName,
    bornBy: (await readSiteSettings(tx)).keepsBirthDates ? latestDay(now) : null,
    accounts: new Map(accounts.map((account) => [account.email, account])),
    numbers: new Map(
      accounts.flatMap((account) =>
        account.number !== null && account.name !== null ? [[account.number, account] as const] : [],
      ),
    ),
    groups: Map.groupBy(await findGroupsOfRegion(tx, regionId), ({ name }) => groupKey(name)),
  };
}
