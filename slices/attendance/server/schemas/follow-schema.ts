import type { Tx } from '#kit/db/database.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { findCountedGroupIds } from '../behind/falling-behind.queries.ts';
import { SETTLED_MS, warnBehind } from '../warn-students.ts';

/** Groups that are counted otherwise now: those of a schema, or some. */
type Counted = { schemaId: string } | { groupIds: readonly string[] };

interface Following {
  counted: Counted;
  /** The last group whose students were told. */
  after: string | null;
}

/** So many groups are looked at in one go. */
const GROUPS_AT_ONCE = 20;

/** After a schema or its parameters have changed: a student who crosses a limit by it is told, a little later. */
export async function followGroups(tx: Tx, counted: Counted, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + SETTLED_MS);
  await enqueue(tx, warnGroups, { counted, after: null }, { runAt });
}

/** Tells the students of some groups, and leaves the groups after them to a job that goes on where this one was. */
export const warnGroups = defineJob<Following>({
  name: 'warnGroups',
  run: ({ counted, after }, { db, services }) =>
    db.transaction().execute(async (tx) => {
      const groupIds = await findCountedGroupIds(tx, { ...counted, after, max: GROUPS_AT_ONCE });
      await warnBehind(tx, { now: services.now(), groupIds });
      const last = groupIds.at(-1);
      if (last && groupIds.length === GROUPS_AT_ONCE) await enqueue(tx, warnGroups, { counted, after: last });
    }),
});
