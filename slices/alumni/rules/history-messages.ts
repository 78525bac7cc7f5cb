import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { AlumniAction } from './actions.ts';

export const historyMessages = {
  didSaveAlumniProfile: did('saved their alumni profile'),
  didInviteAlumni: did('invited graduates to join the alumni'),
  didLeaveAlumniMail: did('left the mail for alumni'),
  didRejoinAlumniMail: did('takes mail for alumni again'),
  auditKindAlumniProfile: kind('Alumni profile'),
  auditKindAlumniInvitation: kind('Invitation to the alumni'),
} satisfies HistoryTexts<AlumniAction, 'alumniProfile' | 'alumniInvitation'>;
