import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { MinistriesAction } from './actions.ts';

export const historyMessages = {
  didCreateMinistry: did('listed the ministry'),
  didUpdateMinistry: did('edited the ministry'),
  didWithdrawMinistry: did('withdrew the edit of the ministry'),
  didResubmitMinistry: did('sent the ministry for approval again'),
  didDecideMinistry: did('approved or declined the ministry'),
  didUndoMinistryDecision: did('took back the decision on the ministry'),
  didHideMinistry: did('hid the ministry'),
  didShowMinistry: did('showed the ministry again'),
  didLetVisitorsWrite: did('changed whether visitors may write to the ministry'),
  didDeleteMinistry: did('deleted the ministry'),
  didRestoreMinistry: did('restored the ministry'),
  didOfferMinistry: did('offered the ministry to another alumnus, or took the offer back'),
  didHandOnMinistry: did('changed the owner of the ministry'),
  didNoteOnMinistry: did('changed the note on the ministry'),
  auditKindMinistry: kind('Ministry'),
  auditKindMinistryVersion: kind('Version of a ministry'),
} satisfies HistoryTexts<MinistriesAction, 'ministry' | 'ministryVersion'>;
