import type { Insertable } from 'kysely';
import type { DB } from '#kit/db/db.generated.ts';
import type { Random } from '#kit/demo/random.ts';
import type { EventBody } from '#slices/exams/rules/sitting/attempt-log.ts';
import { NO_PERCENT, percent } from '#kit/percent/percent.ts';
import { gradeAttempt } from '#slices/exams/rules/results/grade-attempt.ts';
import { expiryOf, isLate } from '#slices/exams/rules/scheduling/may-start.ts';
import type { GivenAnswer } from '#slices/exams/rules/question.ts';
import type { DemoExam } from './exam-plan.demo.ts';
import { answerTo } from './given-answers.demo.ts';

export interface DemoAttempt {
  /** What was asked is the same in all attempts at an exam. */
  row: Omit<Insertable<DB['examAttempt']>, 'asked'>;
  /** What happened, in its order and so far apart. */
  bodies: EventBody[];
  msApart: number;
  marks: Insertable<DB['answerMark']>[];
}

interface Sitter {
  exam: DemoExam;
  schedule: DemoExam['schedules'][number];
  personId: string;
  /** How much is right, attempt by attempt. */
  shares: readonly number[];
  /** Whether some attempt may be late, or left. */
  hasMishaps: boolean;
  now: Date;
}

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const POLICY = { passMark: percent(70), retakeScore: percent(70), lateCap: percent(70) };
/** Essays are read within so many days. */
const READING_MS = 12 * DAY;

/** The attempts of one student at one exam, about a day apart, until one passes. A few are late, a few are left. */
export function sit(random: Random, sitter: Sitter): DemoAttempt[] {
  const { opensAt, deadline } = sitter.schedule;
  const now = sitter.now.getTime();
  const isTardy = now - deadline.getTime() > 3 * DAY && random.chance(0.03) && sitter.hasMishaps;
  const until = Math.min(deadline.getTime(), now) - 3 * DAY;
  const first = isTardy
    ? deadline.getTime() + random.next() * DAY
    : opensAt.getTime() + random.next() * Math.max(DAY / 2, until - opensAt.getTime());
  const attempts: DemoAttempt[] = [];
  for (const [index, share] of sitter.shares.entries()) {
    const startedAt = new Date(first + index * DAY * (0.8 + random.next() * 0.5));
    const wasLeft = sitter.shares.length === 1 && share < 0.8 && sitter.hasMishaps && random.chance(0.05);
    const attempt = attemptOf(random, sitter, { share, number: index + 1, startedAt, wasLeft });
    attempts.push(attempt);
    if (attempt.row.passed === true) break;
  }
  return attempts;
}

interface Attempt {
  share: number;
  number: number;
  startedAt: Date;
  wasLeft: boolean;
}

function attemptOf(random: Random, { exam, schedule, personId, now }: Sitter, attempt: Attempt): DemoAttempt {
  const { groupId, regionId, deadline } = schedule;
  const { number, startedAt, wasLeft } = attempt;
  const id = random.id(startedAt);
  const deviceId = random.id(startedAt);
  const perQuestion = Math.round((exam.limitMinutes ?? 40) / 1.6 / exam.questions.length) * MINUTE;
  const answers = answersOf(random, exam, attempt.share);
  const at = (index: number): Date => new Date(startedAt.getTime() + index * perQuestion);
  const endedAt = at(exam.questions.length + 1);
  const bodies: EventBody[] = [
    ...exam.questions.map((question) => ({
      kind: 'ANSWER' as const,
      questionId: question.id,
      answer: answers[question.id] ?? null,
    })),
    { kind: wasLeft ? 'LEFT_PAGE' : 'SUBMIT' },
  ];
  const about = { attemptId: id, personId, regionId };
  const isRead = now.getTime() - endedAt.getTime() > READING_MS;
  const essays = isRead ? exam.questions.filter(({ key }) => key.kind === 'ESSAY') : [];
  const marks = essays.map(({ id: questionId, points }) => ({
    ...about,
    questionId,
    points: Math.round(points * attempt.share),
    comment: attempt.share > 0.85 ? 'Clear, and it made me want to hear the rest.' : '',
    markedAt: new Date(endedAt.getTime() + READING_MS / 2),
  }));
  const grade = gradeAttempt(
    {
      questions: exam.questions,
      answers,
      byHand: Object.fromEntries(marks.map(({ questionId, points }) => [questionId, points])),
      number,
      penalty: NO_PERCENT,
      isLate: isLate(endedAt, deadline),
      wasLeft,
    },
    POLICY,
  );
  return {
    row: {
      id,
      personId,
      regionId,
      examId: exam.id,
      groupId,
      number,
      locale: 'en',
      deviceId,
      startedAt,
      deadline,
      expiresAt: expiryOf(startedAt, exam.limitMinutes),
      lastSeenAt: endedAt,
      endedAt,
      ending: wasLeft ? 'LEFT_PAGE' : 'SUBMITTED',
      score: grade?.score ?? null,
      passed: grade?.passed ?? null,
      scaledFrom: grade?.scaledFrom ?? null,
    },
    bodies,
    msApart: perQuestion,
    marks,
  };
}

/** As much is right as was reached; what is easy is known first. */
function answersOf(random: Random, { questions }: DemoExam, share: number): Record<string, GivenAnswer> {
  const outOf = questions.reduce((sum, { points }) => sum + points, 0);
  const known = new Set<string>();
  let points = 0;
  const surest = questions
    .map((question) => ({ ...question, sure: question.ease + random.next() * 0.8 }))
    .toSorted((a, b) => b.sure - a.sure);
  for (const question of surest) {
    if (points + question.points > share * outOf) continue;
    known.add(question.id);
    points += question.points;
  }
  return Object.fromEntries(
    questions.map((question) => [question.id, answerTo(random, question, known.has(question.id))]),
  );
}
