import { peopleBehind, reachWhere } from '#kit/access/actor.ts';
import type { Tx } from '#kit/db/database.ts';
import { lockRow } from '#kit/db/rows.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { decidingAbout } from '#kit/graphql/decide.ts';
import { parsedSearch, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { writtenPercent } from '#kit/percent/percent.ts';
import {
  attendanceOf,
  countedTermsOf,
  findDeductions,
  type CountedRecord,
} from '#slices/attendance/server/api.ts';
import { termOfCourse } from '#slices/attendance/rules/deductions.ts';
import { COMMENTS_MAX, type AmendmentDecision } from '../../rules/amendment.ts';
import { can } from '../../rules/permissions.ts';
import {
  amendmentDecisions,
  countAmendments,
  findAmendment,
  pageOfAmendments,
  type AmendmentCounts,
  type AmendmentFilter,
  type AmendmentRecord,
  type QueueParams,
} from './amendment.queries.ts';
import { offerAmendments } from './offer-amendments.ts';
import { tellOfAmendment } from './tell-of-amendment.ts';

interface ToDecide extends AmendmentRecord {
  /** Whether attendance still comes to what was offered. */
  isDue: boolean;
}

async function findToDecide(tx: Tx, id: string, locale: string): Promise<ToDecide | undefined> {
  const found = await findAmendment(tx, id, locale);
  if (!found) return undefined;
  const deductions = await findDeductions(tx, [found.personId]);
  return { ...found, isDue: deductions(found) === found.deduction };
}

/** Accepts amendments or leaves grades as they were settled, and takes that back. */
export const deciding = decidingAbout<ToDecide, AmendmentDecision>({
  entity: 'gradeAmendment',
  actions: { decide: 'decideGradeAmendment', undo: 'undoAmendmentDecision' },
  decisions: amendmentDecisions,
  whyWhole: 'what else a decision about a settled grade changes',
  comments: { max: COMMENTS_MAX, tooLong: 'amendmentCommentsTooLong' },
  find: findToDecide,
  lock: (tx, id) => lockRow(tx, 'gradeAmendment', id),
  mayDecide: can.amend,
  facts: ({ personId, courseId, groupId, previousScore, score }) => ({
    personId,
    courseId,
    groupId,
    previousGrade: writtenPercent(previousScore),
    grade: writtenPercent(score),
  }),
  refusal: ({ status, isHeld, isDue }, decision) =>
    status === 'WITHDRAWN' || !isHeld || (decision === 'ACCEPTED' && !isDue) ? 'changedMeanwhile' : null,
  undoRefusal: ({ isNewest }) => (isNewest ? null : 'changedMeanwhile'),
  tell: async (whole, amendment, { at, before }) => {
    await tellOfAmendment(whole, amendment, before);
    // Of an amendment that was accepted or taken back, attendance may long have come to something else.
    await offerAmendments(whole, { groupIds: [amendment.groupId], personIds: [amendment.personId] }, at);
  },
});

/** What the caller may decide about: their campuses, and nothing of their own. */
export function reachOf(ctx: Context): Pick<QueueParams, 'reach' | 'callerIds'> {
  const actor = actorOf(ctx);
  return { reach: reachWhere(actor, 'manager', 'admin'), callerIds: peopleBehind(actor) };
}

const params = (ctx: Context, filter: AmendmentFilter): QueueParams => ({
  ...reachOf(ctx),
  filter: { ...filter, search: parsedSearch(filter.search, 'requestNotUnderstood') },
});

export const listAmendments = (
  ctx: Context,
  { filter, ...page }: { filter: AmendmentFilter } & PageArgs,
): Promise<CountedPage<AmendmentRecord>> =>
  pageOfAmendments(ctx.db, { ...params(ctx, filter), locale: ctx.locale }, page);

export const countOfAmendments = (ctx: Context, filter: AmendmentFilter): Promise<AmendmentCounts> =>
  countAmendments(ctx.db, params(ctx, filter));

export interface AmendmentToDecide {
  amendment: AmendmentRecord;
  /** What the student missed or came late to in the term: what was decided about first, the newest before the others. */
  classes: readonly CountedRecord[];
  /** None where nothing is counted. */
  minutesLateThreshold: number;
}

/** One that the caller may decide about, with the classes from which it follows; of others there is none. */
export async function amendmentToDecide(ctx: Context, id: string): Promise<AmendmentToDecide | null> {
  const amendment = await findAmendment(ctx.db, id, ctx.locale);
  if (!amendment || !can.amend(actorOf(ctx), amendment)) return null;
  const { personId, groupId } = amendment;
  const db = ctx.unscoped('why a settled grade would change');
  const found = await attendanceOf(db, { personIds: [personId], locale: ctx.locale });
  const own = found.find((attendance) => attendance.groupId === groupId);
  const term = own && termOfCourse(own.terms, amendment);
  const counted = own && countedTermsOf(own).find((one) => one.term && one.term.firstDay === term?.firstDay);
  const minutes = counted?.policy.minutesLateThreshold ?? Infinity;
  return {
    amendment,
    classes: counted ? missedIn(counted.records) : [],
    minutesLateThreshold: Number.isFinite(minutes) ? minutes : 0,
  };
}

function missedIn(records: readonly CountedRecord[]): CountedRecord[] {
  const missed = records.filter(({ status }) => status !== 'PRESENT').toReversed();
  const isDecided = ({ leave, explanation }: CountedRecord): boolean =>
    leave !== null || explanation !== null;
  return [...missed.filter(isDecided), ...missed.filter((record) => !isDecided(record))];
}
