import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';

export const historyMessages = {
  didCreateNewsPost: did('wrote the post'),
  didUpdateNewsPost: did('changed the post'),
  didDeleteNewsPost: did('deleted the post'),
  didRestoreNewsPost: did('brought back the post'),
  didSetNewsPicture: did('changed the picture of the post'),
  didAddNewsComment: did('commented on the post'),
  didDeleteNewsComment: did('deleted a comment on the post'),
  didRestoreNewsComment: did('brought back a comment on the post'),
  auditKindNewsPost: kind('Post'),
} satisfies HistoryTexts<
  | 'createNewsPost'
  | 'updateNewsPost'
  | 'deleteNewsPost'
  | 'restoreNewsPost'
  | 'setNewsPicture'
  | 'addNewsComment'
  | 'deleteNewsComment'
  | 'restoreNewsComment',
  'newsPost'
>;
