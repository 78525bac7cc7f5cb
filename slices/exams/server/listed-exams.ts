import type { Percent } from '#kit/percent/percent.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { holdingWords } from '#kit/messages/holding-words.ts';
import { ReadAhead, spanAround } from '#slices/calendar/server/api.ts';
import { MAX_FOUND, type StudySearch } from '#slices/courses/server/api.ts';
import { attemptToTell, placeOfExam, type ExamStage } from '../rules/exam-lists.ts';
import { nextDue, type NextDue } from '../rules/next-due.ts';
import { bestGrade } from '../rules/results/grade-attempt.ts';
import { accommodated, accommodationTold } from '../rules/scheduling/accommodation.ts';
import { grantedMinutes, grantedTimes } from '../rules/scheduling/grant.ts';
import { allowedAttempts } from '../rules/scheduling/may-start.ts';
import { startRefusal, WHEN_EXAMS_ARE_SAT } from './exam-standing.ts';
import { findExamsOfCourse, findExamsToSitAndBetween, findListedExams } from './listed-exams.queries.ts';

type ExamRow = Awaited<ReturnType<typeof findListedExams>>[number];

interface ListedAttempt {
  endedAt: Date | null;
  grade: Percent | null;
  passed: boolean | null;
}

export interface ListedExam extends Pick<ExamRow, 'title' | 'courseCode' | 'timeZone'> {
  id: string;
  opensAt: Date;
  deadline: Date;
  place: ExamStage;
  attemptCount: number;
  allowed: number;
  limitMinutes: number | null;
  /** Where it came along. */
  questionCount?: number;
  told: ListedAttempt | null;
}

/** The exams of the caller's groups, all or those of a course, the next deadline first. */
export async function listedExams(ctx: Context, courseId: string | null = null): Promise<ListedExam[]> {
  const asker = askerOf(ctx);
  const db = ctx.unscoped(WHEN_EXAMS_ARE_SAT);
  const rows: (ExamRow & { questionCount?: number })[] = await (courseId === null
    ? findListedExams(db, asker)
    : findExamsOfCourse(db, { ...asker, courseId }));
  return rows.map((row) => listedExam(row, asker)).toSorted(byDeadline);
}

/** Those with these words in title or course. */
export async function foundExams(ctx: Context, { search }: StudySearch): Promise<ListedExam[]> {
  const holds = holdingWords(search);
  const listed = search === '' ? [] : await listedExams(ctx);
  return listed.filter(({ title, courseCode }) => holds(`${courseCode} ${title}`)).slice(0, MAX_FOUND);
}

/** The exams of the days around today, where a request has read them. */
export const examsAhead = new ReadAhead<ExamRow>();

/** Those that the caller still has to sit, now or later. */
export async function pendingExams(ctx: Context, params: NextDue): Promise<ListedExam[]> {
  const asker = askerOf(ctx);
  const db = ctx.unscoped(WHEN_EXAMS_ARE_SAT);
  const span = { ...asker, ...spanAround(asker.now) };
  const reading = findExamsToSitAndBetween(db, span);
  // The calendar knows nothing of the app.
  const rows = await (asker.isInApp ? reading : examsAhead.keep(db, span, reading));
  const pending = rows.map((row) => listedExam(row, asker)).filter(({ place }) => place !== 'done');
  return nextDue(pending, ({ deadline }) => deadline, params, asker.now);
}

const askerOf = (ctx: Context) => ({
  personId: actorOf(ctx).personId,
  locale: ctx.locale,
  now: ctx.services.now(),
  app: ctx.app,
  isInApp: ctx.app === 'companion',
});

const byDeadline = (one: ListedExam, other: ListedExam): number =>
  one.deadline.getTime() - other.deadline.getTime();

export function listedExam(
  row: ExamRow & { questionCount?: number },
  asker: Pick<Context, 'app'> & { now: Date },
): ListedExam {
  const { opensAt, deadline, closesAt, extraAttempts, extraMinutes, givenDeadline, companionApp } = row;
  const { extraPercent, keptAttempts } = row;
  const isGranted = extraAttempts !== null && extraMinutes !== null;
  const grant = isGranted ? { extraAttempts, extraMinutes, deadline: givenDeadline } : null;
  const kept = extraPercent === null ? null : { extraPercent, extraAttempts: keptAttempts ?? 0 };
  const own = accommodated(grant, kept, row.limitMinutes);
  const times = grantedTimes({ opensAt, deadline, closesAt }, own);
  const allowed = allowedAttempts(row.allowedAttempts, row.usualAttempts, own?.extraAttempts ?? 0);
  const attempts = row.attempts.map(({ endedAt, isAwaited, ...attempt }) => ({
    ...attempt,
    endedAt: endedAt === null ? null : new Date(endedAt),
    waitsSince: isAwaited ? asker.now : null,
  }));
  // Whether its words are all there decides what its page says, not whether it is to be done.
  const refusal = startRefusal({ ...times, companionApp, allowed, isComplete: true, attempts }, asker);
  const told = accommodationTold(kept, { attempts, mayStart: refusal === null });
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
    deadline: times.due,
    place: placeOfExam({ refusal, attempts }),
    attemptCount: attempts.length,
    allowed,
    limitMinutes: grantedMinutes(row.limitMinutes, accommodated(grant, told, row.limitMinutes)),
    ...(row.questionCount !== undefined && { questionCount: row.questionCount }),
    told: attemptToTell<ListedAttempt>(attempts, bestGrade(graded)),
  };
}
