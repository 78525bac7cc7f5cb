import type { Actor } from '#kit/access/actor.ts';
import { can } from './permissions.ts';

/** A page of writing. */
export const NOTE_MAX = 4_000;

interface NoteReach {
  aboutId: string;
  regionId: string;
}

export function checkNote(body: string): 'noteMissing' | 'textTooLong' | null {
  if (body === '') return 'noteMissing';
  return [...body].length > NOTE_MAX ? 'textTooLong' : null;
}

/** Notes are for the admins of the campus, and never for the person they are about, not even an admin. */
export const mayReadNote = (actor: Actor, { aboutId, regionId }: NoteReach): boolean =>
  actor.personId !== aboutId && can.edit(actor, { personId: aboutId, regionIds: [regionId] });

export const mayRemoveNote = (actor: Actor, note: NoteReach & { createdBy: string | null }): boolean =>
  mayReadNote(actor, note) && actor.personId === note.createdBy;
