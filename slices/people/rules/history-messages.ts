import type { MessageSource } from '#kit/messages/define-messages.ts';
import type { PeopleAction } from './actions.ts';

/** What was done to a person, in words behind the name of who did it: `did` and the name of the audit action. */
const about = 'One of the actions in the history of a person, behind the name of who did it.';

export const historyMessages = {
  didSaveProfile: { text: 'changed the profile', about },
  didUpdateProfile: { text: 'changed the profile', about },
  didSaveUser: { text: 'changed the profile', about },
  didSetPicture: { text: 'changed the picture', about },
  didRemovePicture: { text: 'changed the picture', about },
  didSetRole: { text: 'changed a role', about },
  didWriteNote: { text: 'wrote a note', about },
  didRemoveNote: { text: 'changed the notes', about },
  didRestoreNote: { text: 'changed the notes', about },
  didSetGraduation: { text: 'changed the graduation', about },
} satisfies Partial<Record<`did${Capitalize<PeopleAction>}`, MessageSource>>;
