import type { Actor } from '#kit/access/actor.ts';
import { can } from './permissions.ts';

/** A page of writing; whoever has more to say attaches it elsewhere. */
export const NOTE_MAX = 4_000;

interface NoteReach {
  aboutId: string;
  regionId: string;
}

/** Why a note cannot be kept, or null. */
export function checkNote(body: string): 'noteMissing' | 'textTooLong' | null {
  if (body === '') return 'noteMissing';
  return [...body].length > NOTE_MAX ? 'textTooLong' : null;
}

/** Notes are for the admins of the campus, and never for the person they are about, not even an admin. */
export const mayReadNote = (actor: Actor, { aboutId, regionId }: NoteReach): boolean =>
  actor.personId !== aboutId && can.edit(actor, { personId: aboutId, regionIds: [regionId] });

/** What somebody wrote is theirs to take away. */
export const mayRemoveNote = (actor: Actor, note: NoteReach & { createdBy: string | null }): boolean =>
  mayReadNote(actor, note) && actor.personId === note.createdBy;
