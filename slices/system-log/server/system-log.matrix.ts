import type { SliceMatrix } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const REPORT = { action: 'reportFrontEndError', type: 'ERROR', payload: '{"error":"a proof","url":"/"}' };

const staff: Who = ['manager', 'admin', 'reportsAdmin', 'superadmin'];
const admins: Who = ['adminThere', ['superadmin', 'admin'], 'superadmin'];

export const matrix: SliceMatrix = {
  reads: {
    Query: { 'auditChain auditEntries checkAuditLinks logits': ['superadmin'] },
    AuditEntryPage: { 'count countIsOpen nextCursor rows': ['superadmin'] },
    AuditEntry: {
      '_id about action at entity entityId impersonatorName isAutomatic payload regionName userName': [
        'superadmin',
      ],
    },
    // The history of a person names records too.
    LogAbout: { 'isWithin names person record': admins, group: ['superadmin'] },
    LogName: { 'courseId isThere kind name recordId': admins },
    LogId: { 'name recordId': admins },
    AuditChain: { 'linked waiting': ['superadmin'] },
    CheckedAuditLinks: { 'broken reached': ['superadmin'] },
    LogitPage: { 'count countIsOpen nextCursor rows': ['superadmin'] },
    Logit: { '_id action at payload reference type userId userName': ['superadmin'] },
    InsertedLogit: { _id: ['anyone'] },
  },
  namesOthers: {
    'Logit.userName': ['superadmin'],
    'AuditEntry.userName': ['superadmin'],
    'AuditEntry.impersonatorName': ['superadmin'],
    'LogName.name': staff,
    'LogId.name': staff,
    'AuditEntry.regionName': ['superadmin'],
  },
  asks: {
    'Query.logits': () => [{ first: 1 }, { first: 100, after: undefined }],
    'Query.auditEntries': () => [{ first: 1 }, { first: 100, after: undefined, filter: undefined }],
    'Query.checkAuditLinks': () => [{ after: '0' }],
  },
  writes: {
    insertLogit: {
      cases: [{ who: ['anyone'], at: () => ({ logitInput: REPORT }) }],
      ignores: ['logitInput.userId'],
    },
    openExport: { cases: [{ who: ['signedIn'], at: () => ({ list: 'users', filter: '{}' }) }] },
  },
  async seed({ owner, personId, mark }) {
    if (!personId) return [];
    const { rows } = await owner.query<{ id: string }>(
      `insert into log_entry (person_id, type, action, payload, reference) values ($1, 'ERROR', $2, $3, $4) returning id`,
      [personId, mark('log', 'action'), mark('log', 'payload'), mark('log', 'reference')],
    );
    return [{ name: 'logEntry', id: rows[0]?.id ?? '' }];
  },
};
