import { loaderByOwner } from '#kit/graphql/loader.ts';
import { findSchedules } from './schedule.queries.ts';

export const schedulesByExam = loaderByOwner(
  (ctx, ids) => findSchedules(ctx.db, ids),
  ({ examId }) => examId,
);
