import type { Random } from '#kit/demo/random.ts';
import { previousOf, restored, type Decided, type Previous } from '#kit/record/decision.ts';
import { HOUR_DECISIONS, isInHandsOfStudent, type HourStatus } from '../hour-entry.ts';

export const CATEGORIES = ['outreach', 'music', 'kitchen', 'children'] as const;
const MONTHS = ['2026-09', '2026-10', '2026-11'] as const;

/** What was done to the log of a student, in its order. Entries are named by the place at which they were logged. */
export type Step =
  | { kind: 'log'; categoryId: string; month: string; minutes: number }
  | { kind: 'change'; entry: number; categoryId: string; minutes: number }
  | { kind: 'delete'; entry: number }
  | { kind: 'decide'; entry: number; status: 'CONFIRMED' | 'REFUSED' }
  | { kind: 'undo'; entry: number };

interface Logged extends Decided<HourStatus> {
  categoryId: string;
  month: string;
  minutes: number;
  standing: Previous<HourStatus>[];
}

const PENDING = { status: 'PENDING', adminComments: '', decidedAt: null, decidedBy: null } as const;

/** A log as the rules keep it: an entry is what it was before each decision that is taken back. */
export class Log {
  readonly #entries: (Logged | null)[] = [];

  entries(): Logged[] {
    return this.#entries.flatMap((entry) => entry ?? []);
  }

  take(step: Step): void {
    if (step.kind === 'log') {
      const { categoryId, month, minutes } = step;
      this.#entries.push({ categoryId, month, minutes, ...PENDING, standing: [] });
      return;
    }
    const entry = this.#entries[step.entry];
    if (!entry) return;
    if (step.kind === 'decide') {
      if (entry.status === step.status) return;
      entry.standing.push(previousOf(entry));
      Object.assign(entry, { ...PENDING, status: step.status });
    } else if (step.kind === 'undo') {
      const last = entry.status === 'PENDING' ? undefined : entry.standing.pop();
      if (last) Object.assign(entry, restored(last));
    } else if (isInHandsOfStudent(entry.status)) {
      if (step.kind === 'delete') this.#entries[step.entry] = null;
      else Object.assign(entry, { categoryId: step.categoryId, minutes: step.minutes, ...PENDING });
    }
  }
}

/** So many steps, of which the first logs. */
export function randomSteps(random: Random, count: number): Step[] {
  const steps: Step[] = [];
  let logged = 0;
  for (let at = 0; at < count; at += 1) {
    const entry = random.int(0, Math.max(0, logged - 1));
    const said = { categoryId: random.pick(CATEGORIES), minutes: random.int(1, 1440) };
    const drawn = logged === 0 ? 0 : random.next();
    if (drawn < 0.35) {
      steps.push({ kind: 'log', month: random.pick(MONTHS), ...said });
      logged += 1;
    } else if (drawn < 0.5) steps.push({ kind: 'change', entry, ...said });
    else if (drawn < 0.55) steps.push({ kind: 'delete', entry });
    else if (drawn < 0.85) steps.push({ kind: 'decide', entry, status: random.pick(HOUR_DECISIONS) });
    else steps.push({ kind: 'undo', entry });
  }
  return steps;
}
