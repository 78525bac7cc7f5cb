import { previousOf, restored, type Decided, type Previous } from '#kit/record/decision.ts';
import { isInHandsOfStudent, type HourStatus } from '../hour-entry.ts';

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
export class RememberedLog {
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
