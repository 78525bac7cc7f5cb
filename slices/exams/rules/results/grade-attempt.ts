import { NO_PERCENT, percent, takeOff, type Percent } from '#kit/percent/percent.ts';
import { fraction, hundredthsOfPercent, sumOf, toNumber } from './fraction.ts';
import { pointsFor } from './mark-answer.ts';
import type { AskedQuestion, GivenAnswer } from '../question.ts';

/** What a passed retake is worth, and the most that is given after the deadline, in every exam (TRAP-35). */
export const SCALED = percent(70);

export interface ExamPolicy {
  passMark: Percent;
  retakeScore: Percent;
  lateCap: Percent;
}

export interface AttemptFacts {
  /** The questions this attempt was given: those left unanswered count with nothing. */
  questions: readonly AskedQuestion[];
  answers: Readonly<Record<string, GivenAnswer>>;
  /** Points that a person gave, by question. */
  byHand: Readonly<Record<string, number>>;
  number: number;
  /** Percentage points taken off by hand (HOLE-38). */
  penalty: Percent;
  isLate: boolean;
  /** The student left, or fell silent: the attempt has failed whatever was answered (HOLE-36). */
  wasLeft: boolean;
}

export type GradeStep =
  | { kind: 'RAW'; score: Percent; points: number; outOf: number }
  /** A question was corrected, and the attempt regraded. */
  | { kind: 'REGRADED'; score: Percent; points: number; outOf: number }
  | { kind: 'LEFT'; score: Percent }
  | { kind: 'PENALTY'; score: Percent; takenOff: Percent }
  | { kind: 'RETAKE'; score: Percent }
  | { kind: 'LATE'; score: Percent };

export interface AttemptGrade {
  score: Percent;
  passed: boolean;
  /** The score before it was scaled or capped, if it was lowered by that. */
  scaledFrom: Percent | null;
  steps: GradeStep[];
}

/** The grade of an attempt and every step that led to it (TRAP-34); null while a person still has to read an answer. */
export function gradeAttempt(attempt: AttemptFacts, policy: ExamPolicy): AttemptGrade | null {
  if (attempt.wasLeft)
    return {
      score: NO_PERCENT,
      passed: false,
      scaledFrom: null,
      steps: [{ kind: 'LEFT', score: NO_PERCENT }],
    };
  const now = rawOf(attempt, ({ key }) => key);
  const first = rawOf(attempt, ({ key, formerKey }) => formerKey ?? key);
  if (!now) return null;
  const isCorrected = first !== null && first.points !== now.points;
  const steps: GradeStep[] = [
    { kind: 'RAW', ...(isCorrected ? first : now) },
    ...(isCorrected ? [{ kind: 'REGRADED' as const, ...now }] : []),
  ];

  const reached = takeOff(now.score, attempt.penalty);
  if (attempt.penalty > 0) steps.push({ kind: 'PENALTY', score: reached, takenOff: attempt.penalty });
  const passed = reached >= policy.passMark;

  let score = reached;
  if (attempt.number > 1 && passed && score !== policy.retakeScore) {
    score = policy.retakeScore;
    steps.push({ kind: 'RETAKE', score });
  }
  if (attempt.isLate && score > policy.lateCap) {
    score = policy.lateCap;
    steps.push({ kind: 'LATE', score });
  }
  return { score, passed, scaledFrom: score < reached ? reached : null, steps };
}

function rawOf(
  { questions, answers, byHand }: AttemptFacts,
  keyOf: (question: AskedQuestion) => AskedQuestion['key'],
): { score: Percent; points: number; outOf: number } | null {
  const earned = questions.map((question) =>
    pointsFor({ ...question, key: keyOf(question) }, answers[question.id] ?? null, byHand[question.id]),
  );
  if (earned.includes(null)) return null;
  const outOf = questions.reduce((sum, { points }) => sum + points, 0);
  const points = sumOf(earned.filter((one) => one !== null));
  const score = outOf === 0 ? NO_PERCENT : hundredthsOfPercent(points, fraction(outOf));
  return { score, points: toNumber(points), outOf };
}

/** The attempt that counts: the highest score, and among equals one that passed (HOLE-39). */
export const bestGrade = <Grade extends Pick<AttemptGrade, 'score' | 'passed'>>(
  grades: readonly Grade[],
): Grade | null =>
  grades.toSorted((a, b) => b.score - a.score || Number(b.passed) - Number(a.passed))[0] ?? null;
