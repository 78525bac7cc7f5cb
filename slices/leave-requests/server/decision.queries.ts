import { decisionsIn, MADE_DECISION } from '#kit/db/decisions.ts';
import { insertRow, updateRow } from '#kit/db/rows.ts';
import type { DecidedStatus } from '../rules/leave-request.ts';

export const leaveDecisions = decisionsIn<DecidedStatus>({
  decided: 'leaveRequest',
  insertDecision: (tx, { recordId: requestId, ...decision }) =>
    insertRow(tx, 'leaveDecision', { requestId, ...decision }),
  findDecision: (db, id) =>
    db
      .selectFrom('leaveDecision')
      .select([...MADE_DECISION, 'requestId as recordId'])
      .where('id', '=', id)
      .executeTakeFirst(),
  noteUndone: (tx, id, undone) => tx.updateTable('leaveDecision').set(undone).where('id', '=', id).execute(),
  putOn: (tx, id, decided) => updateRow(tx, 'leaveRequest', id, decided),
});
