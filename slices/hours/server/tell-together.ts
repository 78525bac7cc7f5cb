import type { Tx } from '#kit/db/database.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { lockHoursOf, type HourRecord } from './entry.queries.ts';
import { findUntold, noteTold, noteUntold } from './news.queries.ts';
import { tellOfHours } from './tell-of-hours.ts';

/** What is decided within this time, one after the other, is told together; what is taken back in it is not told at all. */
const TOGETHER_MS = 10_000;

/** A student is told of this decision, and of others that are made with it, a little later. */
export async function tellTogether(
  whole: Tx,
  { id, personId }: HourRecord,
  { before, at }: { before: HourRecord; at: Date },
): Promise<void> {
  await noteUntold(whole, id, before);
  const runAt = new Date(at.getTime() + TOGETHER_MS);
  await enqueue(whole, tellOfDecidedHours, { personId }, { key: `tellOfDecidedHours:${personId}`, runAt });
}

const sameNews = ({ status, adminComments }: Pick<HourRecord, 'status' | 'adminComments'>): string =>
  JSON.stringify([status, adminComments]);

/** Tells a student once of each thing that was decided about any of their hours. */
export const tellOfDecidedHours = defineJob<{ personId: string }>({
  name: 'tellOfDecidedHours',
  run: ({ personId }, { db }) =>
    db.transaction().execute(async (tx) => {
      await lockHoursOf(tx, personId);
      const untold = await findUntold(tx, personId);
      const news = untold.filter((entry) => sameNews(entry) !== sameNews(entry.lastTold));
      for (const [entry, ...others] of Map.groupBy(news, sameNews).values())
        if (entry) await tellOfHours(tx, [entry, ...others], entry);
      await noteTold(
        tx,
        untold.map(({ id }) => id),
      );
    }),
});
