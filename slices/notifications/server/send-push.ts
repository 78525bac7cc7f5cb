import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { localeOrDefault } from '#kit/messages/locales.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { speak } from '#slices/translations/server/api.ts';
import { cadenceOf, quietUntil } from '../rules/cadence.ts';
import type { WaitingNotice } from './mail.queries.ts';
import { deletePushSubscription, findDevicesOf, findPush } from './push.queries.ts';

/** News is old after a few tries, and stands in the app. */
const MAX_TRIES = 4;

/**
 * Tells one device how much is unread. What it is about is not sent: it passes through the hands of others, and shows on
 * locked screens.
 */
export const sendPush = defineJob<{ subscriptionId: string }>({
  name: 'sendPush',
  maxTries: MAX_TRIES,
  async run({ subscriptionId }, { db, services }) {
    const device = await findPush(db, subscriptionId, services.now());
    if (!device?.unread) return;
    const { appName, senderEmail } = await readSiteSettings(db);
    const say = await speak(db, services, localeOrDefault(device.locale), ['summaryMailSubject']);
    const text = JSON.stringify({
      title: appName,
      body: say('summaryMailSubject', { count: device.unread }),
      path: '/notifications',
    });
    const outcome = await services.push.send(device, text, `mailto:${senderEmail}`);
    if (outcome === 'gone')
      await db.transaction().execute((tx) => deletePushSubscription(tx, device.endpoint));
    if (outcome === 'retry') throw new Error('The push service did not take it.');
  },
});

/** Asks for a push to the devices of those who want to know at once; for several notices at a time one. Quiet hours hold it. */
export async function pushNotices(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  notices: readonly WaitingNotice[],
): Promise<void> {
  const urgent = notices.filter(
    ({ readAt, status, preference }) =>
      readAt === null && status === 'ACTIVE' && cadenceOf(preference) === 'AT_ONCE',
  );
  if (urgent.length === 0) return;
  const byPerson = new Map(urgent.map((notice) => [notice.personId, notice]));
  for (const { id, personId } of await findDevicesOf(tx, [...byPerson.keys()])) {
    const notice = byPerson.get(personId);
    const runAt = notice && quietUntil(notice.quietHours, notice.zone, now());
    await enqueue(tx, sendPush, { subscriptionId: id }, { key: `push:${id}`, ...(runAt && { runAt }) });
  }
}
