import type { Tx } from '#kit/db/database.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import type { NoticeFacts, NoticeName } from '../rules/notices.ts';
import { mailNotices } from './mail-notices.ts';
import { insertNotifications, type Recipient } from './notification.queries.ts';

export interface Notice<Name extends NoticeName> {
  name: Name;
  facts: NoticeFacts[Name];
  /** Where in the app it leads: '/student/attendance?tab=leave-requests'. */
  path: string;
  recipients: readonly Recipient[];
}

/** News for all of a college becomes many small jobs: one that fails does not send the rest again. */
const MAILS_A_JOB = 100;

/** Tells people something, as an effect of the change it tells about: both are stored or neither is. */
export async function notify<Name extends NoticeName>(tx: Tx, notice: Notice<Name>): Promise<void> {
  const ids = await insertNotifications(tx, notice);
  for (let at = 0; at < ids.length; at += MAILS_A_JOB) {
    await enqueue(tx, mailNotices, { notificationIds: ids.slice(at, at + MAILS_A_JOB) });
  }
}
