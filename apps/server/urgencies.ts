import type { OperationFacts } from '#kit/graphql/endpoint.ts';
import type { Urgency } from '#kit/http/admission.ts';
import { Remembered } from '#kit/http/remembered.ts';

/** After its last word from an exam a session counts as one in an exam for so long. */
const IN_EXAM_FOR_MS = 15 * 60_000;
const MOST_SESSIONS = 20_000;

export interface UrgenciesOptions {
  findEmailsInExams(): Promise<ReadonlySet<string>>;
  onTrouble(error: unknown): void;
}

interface Asked {
  facts: OperationFacts;
  variables: Readonly<Record<string, unknown>>;
  /** The session it says it belongs to, which nobody has checked yet. */
  sessionId: string | null;
}

/** Says how urgent a request is, from what it says of itself: who is calling is only found out once it has been let in. */
export class Urgencies {
  readonly #emailsInExams: Remembered<ReadonlySet<string>>;
  /** Sessions in exams, by when they stop counting as such. The oldest stand first. */
  readonly #inExams = new Map<string, number>();

  constructor({ findEmailsInExams, onTrouble }: UrgenciesOptions) {
    this.#emailsInExams = new Remembered(findEmailsInExams, onTrouble, new Set());
  }

  async of({ facts, variables, sessionId }: Asked): Promise<Urgency> {
    if (facts.sitsExam || (sessionId !== null && this.#isInExam(sessionId))) return 'exam';
    const email = variables['email'];
    if (facts.credentials > 0 && typeof email === 'string') {
      const inExams = await this.#emailsInExams.get();
      if (inExams.has(email.trim().toLowerCase())) return 'exam';
    }
    return facts.readsList ? 'list' : 'everyday';
  }

  /** Whoever has just said something from within an exam may well load its page anew in a moment. */
  noteInExam(sessionId: string): void {
    this.#inExams.delete(sessionId);
    this.#inExams.set(sessionId, performance.now() + IN_EXAM_FOR_MS);
    if (this.#inExams.size <= MOST_SESSIONS) return;
    for (const oldest of this.#inExams.keys()) {
      this.#inExams.delete(oldest);
      return;
    }
  }

  #isInExam(sessionId: string): boolean {
    const until = this.#inExams.get(sessionId);
    if (until === undefined) return false;
    if (until > performance.now()) return true;
    this.#inExams.delete(sessionId);
    return false;
  }
}
