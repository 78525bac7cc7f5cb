import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { AlumniAction } from './actions.ts';

export const historyMessages = {
  didSaveAlumniProfile: did('saved their alumni profile'),
  auditKindAlumniProfile: kind('Alumni profile'),
} satisfies HistoryTexts<AlumniAction, 'alumniProfile'>;
