import type { Tx } from '#kit/db/database.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { fullName, normalEmail } from '#slices/people/rules/person.ts';
import { findAccountsByEmail } from '#slices/people/server/api.ts';
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
  run: ({ importId }, { db }) =>
    db.transaction().execute(async (tx) => {
      await lockImport(tx, importId);
      const found = await findImport(tx, importId);
      if (found?.state !== 'CHECKING') return;
      const file = readImportFile(await readContent(tx, importId));
      if ('problem' in file) {
        await storeState(tx, importId, { state: 'REFUSED', problem: file.problem, content: '' });
        return;
      }
      await insertRows(tx, found, checkRows(file.rows, await knownAt(tx, found, file.rows)));
      await storeState(tx, importId, { state: 'CHECKED', content: '' });
    }),
});

async function knownAt(tx: Tx, { regionId }: ImportRecord, rows: readonly FileRow[]): Promise<Known> {
  const accounts = await findAccountsByEmail(
    tx,
    rows.map(({ email }) => normalEmail(email)),
  );
  const groups = Map.groupBy(await findGroupsOfRegion(tx, regionId), ({ name }) => groupKey(name));
  return {
    // An address alone must not tell whose it is on another campus.
    accounts: new Map(
      accounts.map((person) => [
        person.email,
        { name: person.regionIds.includes(regionId) ? fullName(person) : null },
      ]),
    ),
    groups,
  };
}
