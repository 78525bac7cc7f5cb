import type { Percent } from '#kit/percent/percent.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { attemptToTell, placeOfExam } from '../rules/exam-lists.ts';
import { nextDue, type NextDue } from '../rules/next-due.ts';
import { bestGrade } from '../rules/results/grade-attempt.ts';
import { grantedTimes } from '../rules/scheduling/grant.ts';
import { allowedAttempts } from '../rules/scheduling/may-start.ts';
import { startRefusal, WHEN_EXAMS_ARE_SAT } from './exam-standing.ts';
import { findExamsToSit } from './pending-exams.queries.ts';

type ExamToSit = Awaited<ReturnType<typeof findExamsToSit>>[number];

interface ToldAttempt {
  endedAt: Date | null;
  grade: Percent | null;
  passed: boolean | null;
}

export interface PendingExam extends Pick<ExamToSit, 'title' | 'courseCode' | 'timeZone'> {
  id: string;
  opensAt: Date;
  deadline: Date;
  isOpen: boolean;
  attemptCount: number;
  allowed: number;
  told: ToldAttempt | null;
}

/** What the caller still has to sit, now or later, by the same rules as the list of all exams. */
export async function pendingExams(ctx: Context, asked: NextDue): Promise<PendingExam[]> {
  const now = ctx.services.now();
  const rows = await findExamsToSit(ctx.unscoped(WHEN_EXAMS_ARE_SAT), {
    personId: actorOf(ctx).personId,
    locale: ctx.locale,
    now,
    isInApp: ctx.app === 'companion',
  });
  const pending = rows.flatMap((row) => pendingExam(row, { now, app: ctx.app }) ?? []);
  return nextDue(pending, ({ deadline }) => deadline, asked, now);
}

function pendingExam(row: ExamToSit, asker: Pick<Context, 'app'> & { now: Date }): PendingExam | null {
  const { opensAt, deadline, closesAt, extraAttempts, extraMinutes, givenDeadline, companionApp } = row;
  const isGranted = extraAttempts !== null && extraMinutes !== null;
  const grant = isGranted ? { extraAttempts, extraMinutes, deadline: givenDeadline } : null;
  const times = grantedTimes({ opensAt, deadline, closesAt }, grant);
  const allowed = allowedAttempts(row.allowedAttempts, row.usualAttempts, extraAttempts ?? 0);
  const attempts = row.attempts.map(({ endedAt, isAwaited, ...attempt }) => ({
    ...attempt,
    endedAt: endedAt === null ? null : new Date(endedAt),
    waitsSince: isAwaited ? asker.now : null,
  }));
  // Whether its words are all there decides what its page says, not whether it is to be done.
  const refusal = startRefusal({ ...times, companionApp, allowed, isComplete: true, attempts }, asker);
  const place = placeOfExam({ refusal, attempts });
  if (place === 'done') return null;
  const graded = attempts.flatMap((attempt) => {
    const { grade, passed } = attempt;
    return grade === null || passed === null ? [] : [{ ...attempt, score: grade, passed }];
  });
  return {
    id: row.examId,
    title: row.title,
    courseCode: row.courseCode,
    timeZone: row.timeZone,
    opensAt: times.opensAt,
    deadline: times.deadline,
    isOpen: place === 'open',
    attemptCount: attempts.length,
    allowed,
    told: attemptToTell<ToldAttempt>(attempts, bestGrade(graded)),
  };
}
