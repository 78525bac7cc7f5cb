import { peopleBehind } from '#kit/access/actor.ts';
import type { Tx } from '#kit/db/database.ts';
import { lockRow } from '#kit/db/rows.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { decidingAbout, type DecisionParams } from '#kit/graphql/decide.ts';
import { parsedSearch, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { MinistryDecision } from '../rules/lifecycle.ts';
import { COMMENTS_MAX } from '../rules/ministry.ts';
import { can } from '../rules/permissions.ts';
import { keptDb } from './kept-ministry.ts';
import {
  countQueue,
  findEarlier,
  findLatest,
  findVersion,
  lookAtPending,
  ministryDecisions,
  pageOfQueue,
  type QueueFilter,
  type QueueParams,
  type VersionRecord,
} from './queue.queries.ts';
import { tellOwner } from './tell-of-ministry.ts';

/** Holds the ministry, as its owner does who edits it, and then reads what is decided about. */
async function lockMinistryOf(tx: Tx, versionId: string): Promise<void> {
  const version = await findVersion(tx, versionId);
  if (version) await lockRow(tx, 'ministry', version.ministryId);
}

const deciding = decidingAbout<VersionRecord, MinistryDecision>({
  entity: 'ministryVersion',
  actions: { decide: 'decideMinistry', undo: 'undoMinistryDecision' },
  decisions: ministryDecisions,
  db: keptDb,
  whyWhole: 'whom a decision about a ministry is told',
  comments: { max: COMMENTS_MAX, tooLong: 'ministryCommentsTooLong' },
  find: findVersion,
  lock: lockMinistryOf,
  mayDecide: can.decide,
  facts: ({ ministryId, name, number }) => ({ ministryId, name, number }),
  refusal: ({ isCurrent }) => (isCurrent ? null : 'ministryChangedByOwner'),
  undoRefusal: ({ isCurrent }) => (isCurrent ? null : 'ministryChangedByOwner'),
  async tell(whole, version, { before }) {
    const { ministryId: id, name, personId, status, adminComments: reason } = version;
    if ((status === 'APPROVED' || status === 'REFUSED') && before.status !== status)
      await tellOwner(whole, { id, name, personId }, { status, reason });
  },
});

/** Approves what an owner has said, or refuses it with a reason (ALUM-33). */
export async function decideMinistry(
  ctx: Context,
  params: DecisionParams<MinistryDecision>,
): Promise<VersionRecord> {
  if (params.status === 'REFUSED' && params.adminComments.trim() === '')
    throw new RuleError('ministryReasonMissing', 'BAD_USER_INPUT', {}, { field: 'adminComments' });
  try {
    return await deciding.decide(ctx, params);
  } catch (error) {
    if (error instanceof RuleError && error.problem === 'changedMeanwhile')
      await refuseReplaced(ctx, params.recordId);
    throw error;
  }
}

/** Says that it was the owner who has changed it, where it was not another admin. */
async function refuseReplaced(ctx: Context, versionId: string): Promise<void> {
  const version = await findVersion(keptDb(ctx), versionId);
  if (version && !version.isCurrent) throw new RuleError('ministryChangedByOwner');
}

export const undoMinistryDecision = deciding.undo;

const params = (ctx: Context, filter: QueueFilter): QueueParams => ({
  filter: { ...filter, search: parsedSearch(filter.search, 'requestNotUnderstood') },
  callerIds: peopleBehind(actorOf(ctx)),
});

export const listQueue = (
  ctx: Context,
  { filter, ...page }: { filter: QueueFilter } & PageArgs,
): Promise<CountedPage<VersionRecord>> => pageOfQueue(keptDb(ctx), params(ctx, filter), page);

export const countVersions = (ctx: Context, filter: QueueFilter) =>
  countQueue(keptDb(ctx), params(ctx, filter));

export const whatWaits = (ctx: Context) => lookAtPending(keptDb(ctx), peopleBehind(actorOf(ctx)));

/** What the caller may decide about: a version, or what its owner has said since then; for others there is none. */
export async function versionToDecide(ctx: Context, id: string): Promise<VersionRecord | null> {
  const found = await findLatest(keptDb(ctx), id);
  return found?.isCurrent && can.decide(actorOf(ctx), found) ? found : null;
}

/** What others see meanwhile, where that is another version than the one that is decided about. */
export const shownBeside = async (ctx: Context, said: VersionRecord): Promise<VersionRecord | null> =>
  said.shownVersionId === null || said.shownVersionId === said.id
    ? null
    : ((await findVersion(keptDb(ctx), said.shownVersionId)) ?? null);

/** What was decided before of what is decided about now. */
export const decidedBefore = (ctx: Context, said: VersionRecord): Promise<VersionRecord[]> =>
  findEarlier(keptDb(ctx), said);
