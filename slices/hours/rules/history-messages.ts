import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { HoursAction } from './actions.ts';

export const historyMessages = {
  didAnswerHourRequest: did('answered a request to confirm hours by link'),
  didAskSupervisor: did('asked a supervisor about logged hours'),
  didArchiveHourCategory: did('archived the category of hours'),
  didChangeHours: did('changed logged hours'),
  didDecideHours: did('decided about logged hours'),
  didDeleteHours: did('deleted logged hours'),
  didLogHours: did('logged hours'),
  didRestoreHourCategory: did('restored the category of hours'),
  didRevokeHourRequest: did('withdrew a request to a supervisor'),
  didSaveHourCategory: did('saved the category of hours'),
  didSaveHourPolicy: did('changed the required hours'),
  didUndoHourDecision: did('took back the decision about logged hours'),
  auditKindHourEntry: kind('Logged hours'),
  auditKindHourCategory: kind('Category of hours'),
  auditKindHourPolicy: kind('Required hours'),
  auditKindHourRequest: kind('Request to a supervisor'),
} satisfies HistoryTexts<HoursAction, 'hourEntry' | 'hourCategory' | 'hourPolicy' | 'hourRequest'>;
