import { latestDay } from '#kit/calendar/zone.ts';
import type { Tx } from '#kit/db/database.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { fullName, normalEmail } from '#slices/people/rules/person.ts';
import { findGroupsOf } from '#slices/groups/server/api.ts';
import { findAccounts } from '#slices/people/server/api.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { checkRows, groupKey, type Known } from '../rules/check-row.ts';
import { readImportFile, type FileRow } from '../rules/import-file.ts';
import { findGroupsOfRegion, insertRows } from './import-row.queries.ts';
import {
  findImport,
  lockImport,
  readContent,
  storeState,
  type ImportRecord,
} from './people-import.queries.ts';

export const checkPeopleImport = defineJob<{ importId: string }>({
  name: 'checkPeopleImport',
  run: ({ importId }, { db, services }) =>
    db.transaction().execute(async (tx) => {
      await lockImport(tx, importId);
      const found = await findImport(tx, importId);
      if (found?.state !== 'CHECKING') return;
      const file = readImportFile(await readContent(tx, importId));
      if ('problem' in file) {
        await storeState(tx, importId, { state: 'REFUSED', problem: file.problem, content: '' });
        return;
      }
      await insertRows(tx, found, checkRows(file.rows, await knownAt(tx, found, file.rows, services.now())));
      await storeState(tx, importId, { state: 'CHECKED', content: '' });
    }),
});

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
