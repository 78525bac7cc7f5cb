import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { PeopleAction } from './actions.ts';

export const historyMessages = {
  didAddAddress: did('added an address'),
  didChangeAddress: did('changed the address'),
  didPictureNotRemoved: did('could not delete a replaced picture'),
  didRemoveAddress: did('removed the address'),
  didRemoveNote: did('removed a note from the record'),
  didRemovePicture: did('removed the picture'),
  didRemoveStaleRegistration: did('deleted the unconfirmed registration'),
  didRestoreNote: did('restored a note in the record'),
  didSaveProfile: did('edited their profile'),
  didSaveUser: did('changed the profile'),
  didSetGraduation: did('changed the graduation'),
  didSetPicture: did('changed the picture'),
  didSetRole: did('changed a role'),
  didUpdateProfile: did('changed contact details'),
  didWriteNote: did('added a note to the record'),
  auditKindPerson: kind('Person'),
  auditKindAddress: kind('Address'),
} satisfies HistoryTexts<PeopleAction, 'person' | 'address'>;
