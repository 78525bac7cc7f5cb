import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { BankFilesAction } from './actions.ts';

export const historyMessages = {
  didAddBankFile: did('added a bank file'),
  didMatchBankLine: did('matched a line of a bank file'),
  didSetBankLineAside: did('set a line of a bank file aside'),
  didUndoBankDecision: did('opened a line of a bank file again'),
  auditKindBankFile: kind('Bank file'),
  auditKindBankLine: kind('Line of a bank file'),
} satisfies HistoryTexts<BankFilesAction, 'bankFile' | 'bankLine'>;
