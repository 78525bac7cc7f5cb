import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { mayBecome } from '../rules/people-import.ts';
import { loadImportForUpdate } from './load-import-for-update.ts';
import { importPeople } from './import-people.ts';
import { storeState, type ImportRecord } from './people-import.queries.ts';
import { undoPeopleImport } from './undo-people-import.ts';

/** Has a job enter everybody whose line is good. Pressing twice changes nothing more. */
export const runImport = (ctx: Context, importId: string, sendsMail: boolean): Promise<ImportRecord> =>
  transaction(ctx.db, async (tx) => {
    const found = await loadImportForUpdate(tx, ctx, importId);
    if (found.state === 'IMPORTING' || found.state === 'IMPORTED') return found;
    if (!mayBecome(found.state, 'IMPORTING')) throw new RuleError('importNotReady');
    await storeState(tx, importId, { state: 'IMPORTING', sendsMail });
    await enqueue(tx, importPeople, { importId, source: ctx.audit }, { key: `importPeople:${importId}` });
    await audit(tx, ctx, {
      action: 'importPeople',
      entity: 'peopleImport',
      entityId: importId,
      regionId: found.regionId,
      after: { sendsMail },
    });
    return { ...found, state: 'IMPORTING', sendsMail };
  });

/** Has a job remove everybody who was entered and has not used the account yet. */
export const undoImport = (ctx: Context, importId: string): Promise<ImportRecord> =>
  transaction(ctx.db, async (tx) => {
    const found = await loadImportForUpdate(tx, ctx, importId);
    if (found.state === 'UNDOING' || found.state === 'UNDONE') return found;
    if (!mayBecome(found.state, 'UNDOING')) throw new RuleError('importNotReady');
    await storeState(tx, importId, { state: 'UNDOING' });
    await enqueue(
      tx,
      undoPeopleImport,
      { importId, source: ctx.audit },
      { key: `undoPeopleImport:${importId}` },
    );
    await audit(tx, ctx, {
      action: 'undoPeopleImport',
      entity: 'peopleImport',
      entityId: importId,
      regionId: found.regionId,
    });
    return { ...found, state: 'UNDOING' };
  });
