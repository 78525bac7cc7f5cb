import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';

export const historyMessages = {
  didCreateLink: did('created the link'),
  didUpdateLink: did('changed the link'),
  didDeleteLink: did('deleted the link'),
  auditKindLink: kind('Link'),
} satisfies HistoryTexts<'createLink' | 'updateLink' | 'deleteLink', 'link'>;
