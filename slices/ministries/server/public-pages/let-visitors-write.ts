import { actOnRecord } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { own } from '../kept-ministry.ts';
import type { MinistryRecord } from '../ministry.queries.ts';
import { isOpenToVisitors, storeOpenToVisitors } from './visitor-message.queries.ts';

/** Whether visitors of the public page may write to the owner. It needs no approval: it says nothing about the ministry. */
export const letVisitorsWrite = (
  ctx: Context,
  { ministryId: id, isOn }: { ministryId: string; isOn: boolean },
): Promise<MinistryRecord> =>
  actOnRecord(ctx, own, id, async (tx) => {
    if ((await isOpenToVisitors(tx, id)) === isOn) return null;
    await storeOpenToVisitors(tx, id, isOn);
    return { action: 'letVisitorsWrite', before: { isOn: !isOn }, after: { isOn } };
  });
