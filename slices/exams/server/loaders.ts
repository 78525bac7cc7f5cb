import { actorOf } from '#kit/graphql/action.ts';
import { countById, loaderById, loaderByOwner } from '#kit/graphql/loader.ts';
import { findVoidReasons } from './attempt-decision.queries.ts';
import { countAttempts, countAttemptsOfOfferings, findVoidedAttempts } from './attempt.queries.ts';
import { countExams, findExams, findExamTexts } from './exam.queries.ts';
import { findCurrentQuestions, findPicks } from './question.queries.ts';
import { overseenRegions } from './results/list-results.ts';
import { findSchedules } from './schedule.queries.ts';

export const examById = loaderById((ctx, ids) => findExams(ctx.db, ids, ctx.locale));

export const examCount = countById((ctx, courseIds) => countExams(ctx.db, courseIds));

export const schedulesByExam = loaderByOwner(
  (ctx, ids) => findSchedules(ctx.db, ids),
  ({ examId }) => examId,
);

export const textsByExam = loaderByOwner(
  (ctx, ids) => findExamTexts(ctx.db, ids),
  ({ examId }) => examId,
);

export const picksByExam = loaderByOwner(
  (ctx, ids) => findPicks(ctx.db, ids),
  ({ examId }) => examId,
);

export const questionsByExam = loaderByOwner(
  (ctx, ids) => findCurrentQuestions(ctx.db, ids),
  ({ examId }) => examId,
);

/** On the campuses that the caller looks after. */
export const attemptCount = countById((ctx, ids) => countAttempts(ctx.db, ids, overseenRegions(ctx)));

export const attemptCountOfOffering = countById((ctx, ids) => countAttemptsOfOfferings(ctx.db, ids));

/** The caller's own. */
export const voidedByExam = loaderByOwner(
  (ctx, ids) => findVoidedAttempts(ctx.db, ids, actorOf(ctx).personId),
  ({ examId }) => examId,
);

export const voidReasonById = loaderById((ctx, ids) => findVoidReasons(ctx.db, ids));
