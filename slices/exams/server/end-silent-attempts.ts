import { byItself, writeAudit } from '#kit/db/audit.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { endingOf, GRACE_MS } from '../rules/silence.ts';
import { hasLeft } from './attempt-in-hand.ts';
import { findSilent, lockAttempt } from './attempt.queries.ts';
import { findExam } from './exam.queries.ts';
import { endAttempt } from './grade.ts';

/** Many more than fall silent in a minute; the rest waits for the next. */
const MOST_AT_ONCE = 500;

/** Ends the attempts whose page was left or fell silent, and those whose time is up, each with its reason. */
export const endSilentAttempts = defineJob<object>({
  name: 'endSilentAttempts',
  cron: '* * * * *',
  async run(_, { db, services: { now: clock } }) {
    const now = clock();
    const heardBefore = new Date(now.getTime() - GRACE_MS);
    for (const { id } of await findSilent(db, heardBefore, now, MOST_AT_ONCE)) {
      await db.transaction().execute(async (tx) => {
        const attempt = await lockAttempt(tx, id);
        if (!attempt || attempt.endedAt) return;
        const ending = endingOf({ ...attempt, hasLeft: await hasLeft(tx, attempt) }, now);
        if (!ending) return;
        const exam = await findExam(tx, attempt.examId, attempt.locale);
        // What time has ended was handed in at that instant, not when somebody noticed.
        const endedAt = ending === 'TIMED_OUT' && attempt.expiresAt ? attempt.expiresAt : now;
        await endAttempt(tx, attempt, { ending, endedAt, passMark: exam?.passMark ?? 10_000 });
        await writeAudit(tx, byItself('endSilentAttempts'), {
          action: 'endAttempt',
          entity: 'examAttempt',
          entityId: id,
          regionId: attempt.regionId,
          after: { ending },
        });
      });
    }
  },
});
