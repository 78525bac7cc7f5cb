import type { Actor } from '#kit/access/actor.ts';
import { text } from '#kit/record/field.ts';
import { can } from './permissions.ts';

/** A note about a person: a page of writing. */
export const personNote = { body: text({ max: 4_000, problem: 'textTooLong', missing: 'noteMissing' }) };

interface NoteReach {
  aboutId: string;
  regionId: string;
}

/** Notes are for the admins of the campus, and never for the person they are about, not even an admin. */
export const mayReadNote = (actor: Actor, { aboutId, regionId }: NoteReach): boolean =>
  actor.personId !== aboutId && can.edit(actor, { personId: aboutId, regionIds: [regionId] });

export const mayRemoveNote = (actor: Actor, note: NoteReach & { createdBy: string | null }): boolean =>
  mayReadNote(actor, note) && actor.personId === note.createdBy;
