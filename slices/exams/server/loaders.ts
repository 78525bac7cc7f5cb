import { loaderById, loaderByOwner } from '#kit/graphql/loader.ts';
import { findExams, findExamTexts } from './exam.queries.ts';
import { findCurrentQuestions, findPicks } from './question.queries.ts';
import { findSchedules } from './schedule.queries.ts';

export const examById = loaderById((ctx, ids) => findExams(ctx.db, ids, ctx.locale));

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
