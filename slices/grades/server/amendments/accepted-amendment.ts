import { sql } from 'kysely';
import type { HeldGrade } from '../../rules/amendment.ts';

/**
 * Joined beside a settled grade (s): what the newest amendment says that was accepted, which counts in place of what was
 * settled.
 */
export const acceptedAmendment = sql<HeldGrade>`(
  select a.score, a.state, a.steps from grade_amendment a
  where a.finalisation_id = s.finalisation_id and a.person_id = s.person_id and a.status = 'ACCEPTED'
  order by a.position desc limit 1)`;

/** The grade that counts, of a statement that has joined it as `accepted`. */
export const heldScore = sql<HeldGrade['score']>`coalesce(accepted.score, s.score)`;
export const heldState = sql<HeldGrade['state']>`coalesce(accepted.state, s.state)`;
export const heldSteps = sql<HeldGrade['steps']>`coalesce(accepted.steps, s.steps)`;
