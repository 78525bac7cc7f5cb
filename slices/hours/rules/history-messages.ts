import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { HoursAction } from './actions.ts';

export const historyMessages = {
  didArchiveHourCategory: did('archived the category of hours'),
  didChangeHours: did('changed logged hours'),
  didDecideHours: did('decided about logged hours'),
  didDeleteHours: did('deleted logged hours'),
  didLogHours: did('logged hours'),
  didRestoreHourCategory: did('restored the category of hours'),
  didSaveHourCategory: did('saved the category of hours'),
  didSaveHourPolicy: did('changed the required hours'),
  didUndoHourDecision: did('took back the decision about logged hours'),
  auditKindHourEntry: kind('Logged hours'),
  auditKindHourCategory: kind('Category of hours'),
  auditKindHourPolicy: kind('Required hours'),
} satisfies HistoryTexts<HoursAction, 'hourEntry' | 'hourCategory' | 'hourPolicy'>;
