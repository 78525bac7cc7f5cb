import { decisionsIn, MADE_DECISION } from '#kit/db/decisions.ts';
import { insertRow, updateRow } from '#kit/db/rows.ts';
import type { DecidedStatus } from '../rules/hour-entry.ts';

export const hourDecisions = decisionsIn<DecidedStatus>({
  decided: 'hourEntry',
  insertDecision: (tx, { recordId: entryId, ...decision }) =>
    insertRow(tx, 'hourDecision', { entryId, ...decision }),
  findDecision: (db, id) =>
    db
      .selectFrom('hourDecision')
      .select([...MADE_DECISION, 'entryId as recordId'])
      .where('id', '=', id)
      .executeTakeFirst(),
  noteUndone: (tx, id, undone) => tx.updateTable('hourDecision').set(undone).where('id', '=', id).execute(),
  putOn: (tx, id, decided) => updateRow(tx, 'hourEntry', id, decided),
});
