import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { AlumniClassesAction } from './actions.ts';

export const historyMessages = {
  didAddClassPhoto: did('added a class photo'),
  didRemoveClassPhoto: did('removed a class photo'),
  didRestoreClassPhoto: did('brought back a class photo'),
  didDecideClassPhoto: did('decided about a class photo'),
  didUndoClassPhotoDecision: did('took back the decision about a class photo'),
  didComplainOfClassPhoto: did('asked to have a class photo taken down'),
  auditKindClassPhoto: kind('Class photo'),
} satisfies HistoryTexts<AlumniClassesAction, 'classPhoto'>;
