import { randomUUID } from 'node:crypto';
import { isStillNamed } from '#kit/db/constraint.ts';
import type { Tx } from '#kit/db/database.ts';
import { deleteRow, insertRow, updateRow } from '#kit/db/rows.ts';
import { audit, transaction } from '#kit/graphql/action.ts';
import {
  createRecord,
  deleteRecord,
  loaded,
  parsedInput,
  updateRecord,
  type Entity,
} from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { InputOf } from '#kit/record/field.ts';
import type { AttendanceAction } from '../../rules/actions.ts';
import { keepsOver } from '../../rules/group-schema.ts';
import { policiesOfTerms, policyFor, type Term } from '../../rules/policy.ts';
import {
  FROM_THE_BEGINNING,
  lastDayOver,
  leaveTypesProblem,
  policy,
  schema,
  termsProblem,
  type LeaveType,
} from '../../rules/schema.ts';
import { usualLeaveTypes } from '../../rules/usual-leave-types.ts';
import { followGroups } from './follow-schema.ts';
import {
  areOfSchema,
  datedPolicy,
  findSchema,
  isSchemaNameTaken,
  lockSchemas,
  putLeaveTypes,
  putPolicies,
  putTerms,
  touchSchema,
  writtenPolicy,
  type SchemaRecord,
} from './schema.queries.ts';

type SchemaInput = InputOf<typeof schema>;
type PolicyInput = InputOf<typeof policy>;

const entity: Entity<typeof schema, SchemaRecord> = {
  name: 'attendanceSchema',
  fields: schema,
  async load(tx, _, id) {
    await lockSchemas(tx);
    return findSchema(tx, id);
  },
};

async function refuseTakenName(tx: Tx, { name }: { name: string }, id: string): Promise<void> {
  if (await isSchemaNameTaken(tx, name, id))
    throw new RuleError('schemaNameTaken', 'BAD_USER_INPUT', {}, { field: 'name' });
}

/** A new schema counts by these parameters from the beginning, and has the usual types of leave. */
export function createSchema(
  ctx: Context,
  {
    schemaId: id,
    schemaInput: input,
    policyInput,
  }: { schemaId: string; schemaInput: SchemaInput; policyInput: PolicyInput },
): Promise<SchemaRecord> {
  const values = parsedInput(policy, policyInput);
  return createRecord(ctx, entity, {
    action: 'createAttendanceSchema',
    id,
    input,
    async insert(tx, named) {
      await lockSchemas(tx);
      await refuseTakenName(tx, named, id);
      if (!(await insertRow(tx, 'attendanceSchema', { id, ...named }))) return false;
      await putPolicies(tx, id, [datedPolicy(values, { firstDay: FROM_THE_BEGINNING })]);
      await putLeaveTypes(tx, id, usualLeaveTypes(randomUUID), ctx.services.now());
      return { ...values };
    },
  });
}

export const updateSchema = (
  ctx: Context,
  {
    schemaId: id,
    version,
    schemaInput: input,
  }: { schemaId: string; version: number; schemaInput: SchemaInput },
): Promise<SchemaRecord> =>
  updateRecord(ctx, entity, {
    action: 'updateAttendanceSchema',
    id,
    version,
    input,
    async write(tx, { after }) {
      await refuseTakenName(tx, after, id);
      await updateRow(tx, 'attendanceSchema', id, after);
      await followGroups(tx, { schemaId: id }, ctx.services.now());
    },
  });

/** Refused while a group is counted by it. */
export const deleteSchema = (ctx: Context, id: string): Promise<boolean> =>
  deleteRecord(ctx, entity, {
    action: 'deleteAttendanceSchema',
    id,
    isGoneFine: true,
    remove: (tx) =>
      deleteRow(tx, 'attendanceSchema', id).catch((error: unknown) => {
        throw isStillNamed(error)
          ? new RuleError('schemaInUse', 'BAD_USER_INPUT', {}, { cause: error })
          : error;
      }),
  });

interface PartChange {
  schemaId: string;
  version: number;
  action: AttendanceAction;
  /** Checks and writes, and says what there was and what there is; null if that is the same. */
  write(tx: Tx, before: SchemaRecord): Promise<{ before: object; after: object } | null>;
}

/** Changes what belongs to a schema: lock, load, compare versions, write, audit, answer. */
const changePart = (ctx: Context, { schemaId, version, action, write }: PartChange): Promise<SchemaRecord> =>
  transaction(ctx.db, async (tx) => {
    const stored = await loaded(entity, tx, ctx, schemaId);
    const difference = await write(tx, stored);
    if (!difference) return stored;
    if (version !== stored.version) throw new RuleError('changedMeanwhile');
    await touchSchema(tx, schemaId);
    await audit(tx, ctx, {
      action,
      entity: entity.name,
      entityId: schemaId,
      before: { ...difference.before },
      after: { ...difference.after },
      regionId: null,
    });
    return loaded(entity, tx, ctx, schemaId);
  });

/** Lets parameters count from a term on that is not over; without a term from the beginning, while no term is over. */
export function setPolicy(
  ctx: Context,
  change: { schemaId: string; version: number; termId?: string | null | undefined; policyInput: PolicyInput },
): Promise<SchemaRecord> {
  const values = parsedInput(policy, change.policyInput);
  return changePart(ctx, {
    ...change,
    action: 'setAttendancePolicy',
    async write(tx, { id, terms, policies }) {
      const lastOver = lastDayOver(ctx.services.now());
      const term = terms.find((one) => one.id === change.termId);
      const mayBegin = term
        ? term.lastDay > lastOver
        : !change.termId && !terms.some((one) => one.lastDay <= lastOver);
      if (!mayBegin) throw new RuleError('termUnknown', 'BAD_USER_INPUT', {}, { field: 'termId' });
      const firstDay = term?.firstDay ?? FROM_THE_BEGINNING;
      const counted = policyFor(policies, { firstDay });
      const before = counted ? writtenPolicy(counted) : null;
      if (JSON.stringify(before) === JSON.stringify(values)) return null;
      const others = policies.filter((one) => one.firstDay !== firstDay);
      await putPolicies(tx, id, [...others, datedPolicy(values, { firstDay, termId: term?.id ?? null })]);
      await followGroups(tx, { schemaId: id }, ctx.services.now());
      return { before: { ...before }, after: { ...values, firstDay } };
    },
  });
}

export const saveTerms = (
  ctx: Context,
  change: { schemaId: string; version: number; terms: readonly Term[] },
): Promise<SchemaRecord> =>
  changePart(ctx, {
    ...change,
    action: 'saveAttendanceTerms',
    async write(tx, { id, terms: before, policies }) {
      const wanted = change.terms.toSorted((one, other) => (one.firstDay < other.firstDay ? -1 : 1));
      const lastOver = lastDayOver(ctx.services.now());
      const moved = policiesOfTerms(policies, wanted);
      const problem = termsProblem(wanted, before, lastOver);
      if (problem) throw new RuleError(problem);
      const wasOver = wanted.filter(({ id: one }) =>
        before.some((term) => term.id === one && term.lastDay <= lastOver),
      );
      if (!keepsOver({ terms: before, policies }, { terms: wasOver, policies: moved }, lastOver))
        throw new RuleError('termIsOver');
      const ids = wanted.map((term) => term.id);
      if (!(await areOfSchema(tx, 'attendanceTerm', id, ids)))
        throw new RuleError('recordNotFound', 'NOT_FOUND');
      if (JSON.stringify(wanted) === JSON.stringify(before)) return null;
      await putTerms(tx, id, wanted);
      await putPolicies(tx, id, moved);
      await followGroups(tx, { schemaId: id }, ctx.services.now());
      return { before: { terms: before }, after: { terms: wanted } };
    },
  });

export const saveLeaveTypes = (
  ctx: Context,
  change: { schemaId: string; version: number; leaveTypes: readonly LeaveType[] },
): Promise<SchemaRecord> =>
  changePart(ctx, {
    ...change,
    action: 'saveLeaveTypes',
    async write(tx, { id, leaveTypes: before }) {
      const wanted = change.leaveTypes;
      const problem = leaveTypesProblem(wanted);
      if (problem) throw new RuleError(problem);
      const ids = wanted.map((type) => type.id);
      if (!(await areOfSchema(tx, 'leaveType', id, ids))) throw new RuleError('recordNotFound', 'NOT_FOUND');
      if (JSON.stringify(wanted) === JSON.stringify(before)) return null;
      await putLeaveTypes(tx, id, wanted, ctx.services.now());
      return { before: { leaveTypes: before }, after: { leaveTypes: wanted } };
    },
  });
