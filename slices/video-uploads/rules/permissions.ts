import { holds, isGiven, type Actor } from '#kit/access/actor.ts';

/** The individual permission that lets a user upload who is no admin. */
export const UPLOAD_VIDEOS = 'uploadVideos';

/** Who may do what with video uploads. */
export const can = {
  upload: (actor: Actor): boolean => holds(actor, 'admin') || isGiven(actor, UPLOAD_VIDEOS),

  /** Also an admin of the same campus may not go on with, complete or drop another's upload. */
  continue: (actor: Actor, upload: { personId: string }): boolean => actor.personId === upload.personId,
};
