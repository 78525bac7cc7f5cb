import { seededRandom } from '#kit/demo/random.ts';

/** Students of the demo's own accounts do as well as their stories ask. */
const KNOWN: Readonly<Record<string, number>> = {
  'student@berea.test': 0.9,
  'freshman@berea.test': 0.9,
  'newcomer@berea.test': 0.88,
  'companion@berea.test': 0.86,
  'alumnus@berea.test': 0.92,
  'graduate@berea.test': 0.9,
  'blocked@berea.test': 0.8,
  'owing@berea.test': 0.84,
};

const STRUGGLING = 0.08;

/** Whether a student's story is told by an account of the demo, and so nothing happens to them by chance. */
export const isKnownStudent = (email: string): boolean => email in KNOWN;

/** How much of what is asked a student knows, from 0 to 1: one in twelve struggles, the others do well. */
export function abilityOf({ personId, email }: { personId: string; email: string }): number {
  const drawn = seededRandom(personId).next();
  const byChance =
    drawn < STRUGGLING
      ? 0.5 + (drawn / STRUGGLING) * 0.16
      : 0.79 + ((drawn - STRUGGLING) / (1 - STRUGGLING)) * 0.19;
  return KNOWN[email] ?? byChance;
}

/** Below this a student struggles. */
export const struggles = (ability: number): boolean => ability < 0.7;
