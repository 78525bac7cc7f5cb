import type { Day } from '#kit/calendar/day.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { lockRow } from '#kit/db/rows.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '#slices/groups/rules/permissions.ts';
import { findGroupToJoin, onGroupPromoted } from '#slices/groups/server/api.ts';
import { countTerms, type Counting } from '../../rules/count.ts';
import { joinedCounting, keepsOver, withSchemaFrom, type SchemaSpan } from '../../rules/group-schema.ts';
import { FROM_THE_BEGINNING, lastDayOver } from '../../rules/schema.ts';
import {
  findGroupOfChange,
  findSchemaIdsOfGroups,
  findSpans,
  findVersion,
  hasRolls,
  insertSchemaChange,
  listPeopleOnRolls,
  listSchemaChanges,
  noteUndone,
  putSpans,
} from './group-schema.queries.ts';
import { attendanceOf } from '../records.ts';
import { findSchemas } from './schema.queries.ts';
import { followGroups } from './follow-schema.ts';

/** How a group is counted, for those who look after its campus. */
export interface GroupCounting extends Counting {
  groupId: string;
  version: number;
  spans: readonly SchemaSpan[];
  /** Whether anything was counted so far: until then a schema may count from the beginning. */
  hasRolls: boolean;
}

export async function countingOf(db: Db | Tx, groupId: string): Promise<GroupCounting> {
  const spans = await findSpans(db, groupId);
  const [counting, version, isUsed] = [
    await countedBy(db, spans),
    await findVersion(db, groupId),
    await hasRolls(db, groupId),
  ];
  return { groupId, version, spans, hasRolls: isUsed, terms: counting.terms, policies: counting.policies };
}

async function countedBy(db: Db | Tx, spans: readonly SchemaSpan[]): Promise<Counting> {
  const ids = [...new Set(spans.flatMap(({ schemaId }) => schemaId ?? []))];
  const schemas = new Map((await findSchemas(db, ids)).map((schema) => [schema.id, schema]));
  return joinedCounting(
    spans.map(({ schemaId, firstDay }) => {
      const { terms, policies } = schemas.get(schemaId ?? '') ?? { terms: [], policies: [] };
      return { firstDay, terms, policies };
    }),
  );
}

interface Wanted {
  groupId: string;
  schemaId?: string | null | undefined;
  /** From which day on it counts; days before keep the schema they had. */
  firstDay: Day;
}

interface Change {
  before: GroupCounting;
  after: Counting & { spans: readonly SchemaSpan[] };
}

/** What would be if another schema counted from a day on. Terms that are over are never changed by it. */
async function changed(
  db: Db | Tx,
  ctx: Context,
  { groupId, schemaId = null, firstDay }: Wanted,
): Promise<Change> {
  if (schemaId !== null && (await findSchemas(db, [schemaId])).length === 0)
    throw new RuleError('recordNotFound', 'NOT_FOUND');
  const before = await countingOf(db, groupId);
  const spans = withSchemaFrom(before.spans, { schemaId, firstDay });
  return refuseOver(ctx, before, { spans, ...(await countedBy(db, spans)) });
}

function refuseOver(ctx: Context, before: GroupCounting, after: Change['after']): Change {
  if (before.hasRolls && !keepsOver(before, after, lastDayOver(ctx.services.now())))
    throw new RuleError('schemaOfPastTerm', 'BAD_USER_INPUT', {}, { field: 'firstDay' });
  return { before, after };
}

/** The group, if the caller looks after its campus; nobody else changes its schema meanwhile. */
async function groupToCount(
  tx: Tx,
  ctx: Context,
  groupId: string,
): Promise<{ groupId: string; regionId: string }> {
  const group = await findGroupToJoin(tx, groupId);
  if (!group || !can.manage(actorOf(ctx), group)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  await lockRow(tx, 'studentGroup', groupId);
  return { groupId, regionId: group.regionId };
}

/** Says by which schema a group is counted from a day on, or that it is not. The same change may come in twice. */
export const setGroupSchema = (
  ctx: Context,
  { changeId, version, ...wanted }: Wanted & { changeId: string; version: number },
): Promise<GroupCounting> =>
  transaction(ctx.db, async (tx) => {
    const place = await groupToCount(tx, ctx, wanted.groupId);
    const changes = await listSchemaChanges(tx, place.groupId);
    if (changes.some(({ id }) => id === changeId)) return countingOf(tx, place.groupId);
    const { before, after } = await changed(tx, ctx, wanted);
    if (JSON.stringify(before.spans) === JSON.stringify(after.spans)) return before;
    if (before.version !== version) throw new RuleError('changedMeanwhile');
    if (!(await insertSchemaChange(tx, { ...place, id: changeId, spansBefore: before.spans })))
      throw new RuleError('recordNotFound', 'NOT_FOUND');
    return writeSpans(tx, ctx, { place, before: before.spans, after: after.spans });
  });

/** Takes the newest change back: the group is counted as before it. */
export const undoGroupSchema = (ctx: Context, changeId: string): Promise<GroupCounting> =>
  transaction(ctx.db, async (tx) => {
    const found = await findGroupOfChange(tx, changeId);
    if (!found) throw new RuleError('recordNotFound', 'NOT_FOUND');
    const place = await groupToCount(tx, ctx, found.groupId);
    const changes = await listSchemaChanges(tx, place.groupId);
    const made = changes.find(({ id }) => id === changeId);
    if (made?.undoneAt) return countingOf(tx, place.groupId);
    const newest = changes.find(({ undoneAt }) => undoneAt === null);
    if (!made || newest?.id !== changeId) throw new RuleError('changedMeanwhile');
    const before = await countingOf(tx, place.groupId);
    refuseOver(ctx, before, { spans: made.spansBefore, ...(await countedBy(tx, made.spansBefore)) });
    await noteUndone(tx, changeId, ctx.services.now());
    return writeSpans(tx, ctx, { place, before: before.spans, after: made.spansBefore });
  });

interface Written {
  place: { groupId: string; regionId: string };
  before: readonly SchemaSpan[];
  after: readonly SchemaSpan[];
}

async function writeSpans(tx: Tx, ctx: Context, { place, before, after }: Written): Promise<GroupCounting> {
  const { groupId, regionId } = place;
  await putSpans(tx, place, after);
  await audit(tx, ctx, {
    action: 'setGroupSchema',
    entity: 'group',
    entityId: groupId,
    regionId,
    before: { schemas: before },
    after: { schemas: after },
  });
  await followGroups(tx, { groupIds: [groupId] }, ctx.services.now());
  return countingOf(tx, groupId);
}

/** What another schema would change, told before it does. */
export interface SchemaEffect {
  groupId: string;
  /** Names of the terms that would be counted otherwise. */
  termNames: readonly string[];
  /** Students whose deductions would change. */
  studentCount: number;
  /** Records whose status would change: a late that counts as absent, or the other way round. */
  recordCount: number;
}

export async function effectOfSchema(ctx: Context, wanted: Wanted): Promise<SchemaEffect | null> {
  const group = await findGroupToJoin(ctx.db, wanted.groupId);
  if (!group || !can.manage(actorOf(ctx), group)) return null;
  const db = ctx.unscoped('what another schema would change for a group that the caller looks after');
  const { before, after } = await changed(db, ctx, wanted);
  const personIds = await listPeopleOnRolls(db, wanted.groupId);
  const all = await attendanceOf(db, { personIds, locale: ctx.locale });
  const compared = all
    .filter(({ groupId }) => groupId === wanted.groupId)
    .map(({ rows }) => ({ now: countTerms(rows, before), later: countTerms(rows, after) }));
  type Terms = (typeof compared)[number]['now'];
  const costs = (terms: Terms): string =>
    JSON.stringify(
      terms.map(({ term, standing }) => [term?.firstDay, standing.deduction]).filter(([, cost]) => cost),
    );
  const statuses = (terms: Terms): Map<string, string> =>
    new Map(
      terms.flatMap(({ records }) => records.map(({ sessionId, status }) => [sessionId, status] as const)),
    );
  return {
    groupId: wanted.groupId,
    termNames: after.terms.filter(({ lastDay }) => lastDay >= wanted.firstDay).map(({ name }) => name),
    studentCount: compared.filter(({ now, later }) => costs(now) !== costs(later)).length,
    recordCount: compared.reduce((sum, { now, later }) => {
      const statusNow = statuses(now);
      return sum + [...statuses(later)].filter(([id, status]) => statusNow.get(id) !== status).length;
    }, 0),
  };
}

onGroupPromoted(async (tx, { fromId, toId, regionId }) => {
  const schemaId = (await findSchemaIdsOfGroups(tx, [fromId])).get(fromId);
  if (schemaId) await putSpans(tx, { groupId: toId, regionId }, [{ schemaId, firstDay: FROM_THE_BEGINNING }]);
});
