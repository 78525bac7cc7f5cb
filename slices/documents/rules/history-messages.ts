import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { DocumentsAction } from './actions.ts';

export const historyMessages = {
  didAskForAcceptance: did('asked everyone to accept the terms again'),
  didCreateDocument: did('created the document'),
  didDeleteDocument: did('deleted the document'),
  didPublishDocument: did('published the document'),
  didRestoreDocument: did('restored the document'),
  didRestoreDocumentVersion: did('restored an earlier version of the document'),
  didSaveDocumentBody: did('edited the document'),
  didUpdateDocument: did('changed the settings of the document'),
  didWithdrawDocument: did('unpublished the document'),
  auditKindDocument: kind('Document'),
} satisfies HistoryTexts<DocumentsAction, 'document'>;
