import type { Tx } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { WAITING_MS } from '#slices/exams/rules/silence.ts';
import { notify } from '#slices/notifications/server/api.ts';
import type { AttemptRecord } from '../attempt.queries.ts';
import { findExam } from '../exam.queries.ts';

const DAY_MS = 24 * 3_600_000;

const examNameOf = async (tx: Tx, { examId, locale }: AttemptRecord): Promise<string> =>
  (await findExam(tx, examId, locale))?.title ?? '';

const toAnother = (ctx: Context, tx: Tx): Tx => ctx.unscopedWithin(tx, 'a notice to another person');

/** A student who thinks that an attempt has failed does not look whether it goes on. */
export async function tellOfReinstating(tx: Tx, ctx: Context, attempt: AttemptRecord): Promise<void> {
  const { examId, personId, regionId } = attempt;
  await notify(toAnother(ctx, tx), {
    name: 'attemptReinstated',
    facts: { examName: await examNameOf(tx, attempt), days: String(WAITING_MS / DAY_MS) },
    path: `/student/exams/${examId}`,
    recipients: [{ personId, regionId }],
  });
}

/** The last essay was marked, or a mark was changed. Grades that are there at handing in are shown then and not told. */
export async function tellOfGrade(tx: Tx, ctx: Context, attempt: AttemptRecord): Promise<void> {
  const { id, examId, personId, regionId } = attempt;
  await notify(toAnother(ctx, tx), {
    name: 'examGraded',
    facts: { examName: await examNameOf(tx, attempt) },
    path: `/student/exams/${examId}/results/${id}`,
    recipients: [{ personId, regionId }],
  });
}
