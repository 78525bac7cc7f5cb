/** Exam value, else the college's setting, else the specification's (TRAP-37). */
export const DEFAULT_ATTEMPTS = 2;

export const allowedAttempts = (ofExam: number | null, setting: number | null, granted: number): number =>
  (ofExam ?? setting ?? DEFAULT_ATTEMPTS) + granted;

interface StartedAttempt {
  endedAt: Date | null;
  /** Null while it goes on, and until a person has marked what they must read. */
  passed: boolean | null;
}

export interface ExamStanding {
  opensAt: Date;
  /** After it, what is handed in is late; the exam stays open (TRAP-38). */
  deadline: Date;
  /** The end of it all, if there is one. */
  closesAt: Date | null;
  allowed: number;
  attempts: readonly StartedAttempt[];
  isComplete: boolean;
  /** In the companion app, by a group that has to use the website. */
  isOnlineOnly?: boolean;
}

export type StartRefusal =
  | 'examNotOpenYet'
  | 'examIsClosed'
  | 'examNotInLanguage'
  | 'examIsPassed'
  | 'attemptsExceeded'
  | 'examWaitsToBeMarked'
  | 'examOnlineOnly';

/**
 * An attempt counts from its start. While one waits to be marked nobody knows whether another is needed: it would be
 * worth nothing if the first is passed.
 */
export function checkStart(exam: ExamStanding, now: Date): StartRefusal | null {
  if (now < exam.opensAt) return 'examNotOpenYet';
  if (exam.closesAt && now > exam.closesAt) return 'examIsClosed';
  if (exam.attempts.some(({ passed }) => passed === true)) return 'examIsPassed';
  if (exam.attempts.length >= exam.allowed) return 'attemptsExceeded';
  if (exam.attempts.some(({ endedAt, passed }) => endedAt !== null && passed === null))
    return 'examWaitsToBeMarked';
  if (exam.isOnlineOnly) return 'examOnlineOnly';
  // The last, as it says nothing about what the student has done: who has passed is told so in any case.
  return exam.isComplete ? null : 'examNotInLanguage';
}

/** Where an attempt was voided, those after it keep their numbers. */
export const nextNumber = (attempts: readonly { number: number }[]): number =>
  Math.max(0, ...attempts.map(({ number }) => number)) + 1;

/** How many attempts are left after the one that would be begun now. */
export const leftAfterStart = ({ allowed, used }: { allowed: number; used: number }): number =>
  Math.max(0, allowed - used - 1);

/** Handed in at the very instant of the deadline is in time. */
export const isLate = (submittedAt: Date, deadline: Date): boolean => submittedAt > deadline;

/** When an attempt ends by itself; null without a limit, which holds the student's own extra time (grant.ts). */
export const expiryOf = (startedAt: Date, limitMinutes: number | null): Date | null =>
  limitMinutes === null ? null : new Date(startedAt.getTime() + limitMinutes * 60_000);
