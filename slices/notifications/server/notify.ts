import type { Tx } from '#kit/db/database.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueueAll } from '#kit/jobs/enqueue.ts';
import type { NoticeFacts, NoticeName } from '../rules/notices.ts';
import { batches } from './batches.ts';
import { mailNotices } from './mail-notices.ts';
import {
  insertNotifications,
  newNotificationIds,
  stillThere,
  type NewNotifications,
  type Recipient,
} from './notification.queries.ts';

export interface Notice<Name extends NoticeName> {
  name: Name;
  facts: NoticeFacts[Name];
  /** Where in the app it leads: '/student/attendance?tab=leave-requests'. */
  path: string;
  recipients: readonly Recipient[];
}

/** A dean or a class is told at once; news for all of a college is not for the request to write. */
const TOLD_AT_ONCE = 100;
const TOLD_A_JOB = 1_000;
/** Many small jobs: one that fails does not send the rest again. */
const MAILS_A_JOB = 100;

/** Tells people something, as an effect of the change it tells about: both are stored or neither is. */
export async function notify<Name extends NoticeName>(
  tx: Tx,
  { recipients, ...notice }: Notice<Name>,
): Promise<void> {
  const ids = await newNotificationIds(tx, recipients.length);
  const told = recipients.map(({ personId, regionId }, at) => ({ id: ids[at] ?? '', personId, regionId }));
  if (told.length <= TOLD_AT_ONCE) await tell(tx, { ...notice, told });
  else
    await enqueueAll(
      tx,
      tellMany,
      batches(told, TOLD_A_JOB).map((batch) => ({ ...notice, told: batch })),
    );
}

/** Tells a batch of people at once, for a job that tells many batch by batch and remembers how far it has come. */
export async function notifyBatch<Name extends NoticeName>(
  tx: Tx,
  { recipients, ...notice }: Notice<Name>,
): Promise<void> {
  const ids = await newNotificationIds(tx, recipients.length);
  await tell(tx, {
    ...notice,
    told: recipients.map((recipient, at) => ({ ...recipient, id: ids[at] ?? '' })),
  });
}

/** One batch of a notice for many. The ids were given before, so a batch that is told twice is there once. */
export const tellMany = defineJob<NewNotifications>({
  name: 'tellMany',
  run: (notice, { db }) =>
    db.transaction().execute(async (tx) => tell(tx, { ...notice, told: await stillThere(tx, notice.told) })),
});

async function tell(tx: Tx, notice: NewNotifications): Promise<void> {
  await insertNotifications(tx, notice);
  const mails = batches(notice.told, MAILS_A_JOB).map((batch) => ({
    notificationIds: batch.map(({ id }) => id),
  }));
  await enqueueAll(tx, mailNotices, mails);
}
