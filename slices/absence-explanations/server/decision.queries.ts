import { decisionsIn, MADE_DECISION } from '#kit/db/decisions.ts';
import { insertRow, updateRow } from '#kit/db/rows.ts';
import type { DecidedStatus } from '../rules/explanation.ts';

export const explanationDecisions = decisionsIn<DecidedStatus>({
  decided: 'absenceExplanation',
  insertDecision: (tx, { recordId: explanationId, ...decision }) =>
    insertRow(tx, 'explanationDecision', { explanationId, ...decision }),
  findDecision: (db, id) =>
    db
      .selectFrom('explanationDecision')
      .select([...MADE_DECISION, 'explanationId as recordId'])
      .where('id', '=', id)
      .executeTakeFirst(),
  noteUndone: (tx, id, undone) =>
    tx.updateTable('explanationDecision').set(undone).where('id', '=', id).execute(),
  putOn: (tx, id, decided) => updateRow(tx, 'absenceExplanation', id, decided),
});
