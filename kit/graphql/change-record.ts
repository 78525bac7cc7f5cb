import type { AuditAction } from '#kit/access/known-actions.ts';
import type { AuditEntry } from '#kit/db/audit/audit.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { changedFields, fieldValues, pickFields } from '#kit/record/changed-fields.ts';
import type { Fields, InputOf, ValuesOf } from '#kit/record/field.ts';
import { parseRecord } from '#kit/record/parse-record.ts';
import { cleanRichText } from '#kit/rich-text/clean-rich-text.ts';
import { UncleanHtml } from '#kit/rich-text/unclean-html.ts';
import { audit, transaction } from './action.ts';
import type { Context } from './context.ts';
import { RuleError } from './problem.ts';

/** A kind of record, as those who change it need to know it. */
export interface Entity<F extends Fields, Row extends ValuesOf<F> & { id: string }> {
  /** How the audit calls it. */
  name: string;
  fields: F;
  /** Where the change needs another reach than the caller's. */
  db?(ctx: Context): Db;
  /** The record, held until the transaction ends; undefined for what is not there or not for the caller to change. */
  load(tx: Tx, ctx: Context, id: string): Promise<Row | undefined>;
  /** The campus whose staff may read about changes; null where there is none. */
  regionOf?(row: Row): string | null;
}

/** What is said about a record, as it is stored, or its refusal with the field it is about. */
export function parsedInput<F extends Fields>(
  fields: F,
  input: InputOf<F>,
  before?: ValuesOf<F>,
): ValuesOf<F> {
  const { values, refused } = parseRecord(fields, withCleanHtml(fields, input), before);
  if (!refused) return values;
  const { field, problem } = refused;
  const max = fields[field]?.max;
  throw new RuleError(problem, 'BAD_USER_INPUT', max === undefined ? {} : { max }, { field });
}

/** The same of those fields alone that a call says something about. */
export function parsedPart<F extends Fields>(fields: F, input: Partial<InputOf<F>>): Partial<ValuesOf<F>> {
  const said = (name: string): unknown => (input as Readonly<Record<string, unknown>>)[name];
  const part = Object.entries(fields).filter(
    ([name, { isNullable }]) => said(name) !== undefined && (said(name) !== null || isNullable),
  );
  return parsedInput(Object.fromEntries(part), input) as Partial<ValuesOf<F>>;
}

/**
 * Rich text comes unread from the variables of a call and as plain text from its document: it is cleaned in either form. What
 * is longer than may be stored is refused before that, since cleaning is work.
 */
const withCleanHtml = <F extends Fields>(fields: F, input: InputOf<F>): InputOf<F> =>
  Object.fromEntries(
    Object.entries(input).map(([name, said]: [string, unknown]) => {
      const isHtml = fields[name]?.kind === 'richText' && typeof said === 'string';
      if (!isHtml && !(said instanceof UncleanHtml)) return [name, said];
      const { max = Infinity, problem = 'requestNotUnderstood' } = fields[name] ?? {};
      if (said.length > max) throw new RuleError(problem, 'BAD_USER_INPUT', { max }, { field: name });
      return [name, cleanRichText(said)];
    }),
  ) as InputOf<F>;

/** The record as it is; a caller who may not change it is told that it does not exist. */
export async function loaded<F extends Fields, Row extends ValuesOf<F> & { id: string }>(
  entity: Entity<F, Row>,
  tx: Tx,
  ctx: Context,
  id: string,
): Promise<Row> {
  const row = await entity.load(tx, ctx, id);
  if (!row) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return row;
}

const dbOf = (ctx: Context, entity: { db?(ctx: Context): Db }): Db => entity.db?.(ctx) ?? ctx.db;

interface Creation<F extends Fields> {
  action: AuditAction;
  /** Made by the form, so that a form which is sent twice makes one. */
  id: string;
  input: InputOf<F>;
  /**
   * Checks what depends on other records and writes; false when there is one with this id already. What else the audit log
   * says about it may be answered.
   */
  insert(tx: Tx, values: ValuesOf<F>): Promise<boolean | Record<string, unknown>>;
}

/** Makes a record: parse, check, write, audit, answer. */
export function createRecord<F extends Fields, Row extends ValuesOf<F> & { id: string }>(
  ctx: Context,
  entity: Entity<F, Row>,
  { action, id, input, insert }: Creation<F>,
): Promise<Row> {
  const values = parsedInput(entity.fields, input);
  return transaction(dbOf(ctx, entity), async (tx) => {
    const made = await insert(tx, values);
    const row = await loaded(entity, tx, ctx, id);
    if (made)
      await auditRecord(tx, ctx, entity, row, { action, after: { ...values, ...(made !== true && made) } });
    else if (changedFields(entity.fields, row, values).length > 0) throw new RuleError('changedMeanwhile');
    return row;
  });
}

/** What a change is about, for the rules that look at more than one field and for the write. */
export interface Change<F extends Fields, Row> {
  before: Row;
  after: ValuesOf<F>;
  changed: readonly (keyof F & string)[];
}

interface Update<F extends Fields, Row> {
  action: AuditAction;
  id: string;
  /** The version the form was opened with. */
  version: number;
  input: InputOf<F>;
  /** Checks what depends on other records and writes. */
  write(tx: Tx, change: Change<F, Row>): Promise<void>;
}

/** Changes a record: lock and load, parse, compare versions, check, write, audit, answer. What is said again changes nothing. */
export const updateRecord = <F extends Fields, Row extends ValuesOf<F> & { id: string; version: number }>(
  ctx: Context,
  entity: Entity<F, Row>,
  { action, id, version, input, write }: Update<F, Row>,
): Promise<Row> =>
  transaction(dbOf(ctx, entity), async (tx) => {
    const before = await loaded(entity, tx, ctx, id);
    const after = parsedInput(entity.fields, input, before);
    const changed = changedFields(entity.fields, before, after);
    if (changed.length === 0) return before;
    if (version !== before.version) throw new RuleError('changedMeanwhile');
    await write(tx, { before, after, changed });
    const row = await loaded(entity, tx, ctx, id);
    await auditRecord(tx, ctx, entity, row, {
      action,
      before: pickFields(changed, before),
      after: pickFields(changed, after),
    });
    return row;
  });

interface Removal<Row> {
  action: AuditAction;
  id: string;
  /** Whether one that is not there counts as deleted; only where everybody who may delete one may delete all. */
  isGoneFine?: boolean;
  /** Answers what else was deleted with it, for the audit log. */
  remove(tx: Tx, row: Row): Promise<Record<string, unknown> | void>;
}

/** Deletes a record: lock and load, write, audit. */
export const deleteRecord = <F extends Fields, Row extends ValuesOf<F> & { id: string }>(
  ctx: Context,
  entity: Entity<F, Row>,
  { action, id, isGoneFine = false, remove }: Removal<Row>,
): Promise<boolean> =>
  transaction(dbOf(ctx, entity), async (tx) => {
    const row = isGoneFine ? await entity.load(tx, ctx, id) : await loaded(entity, tx, ctx, id);
    if (!row) return true;
    const beside = await remove(tx, row);
    await auditRecord(tx, ctx, entity, row, {
      action,
      before: { ...fieldValues(entity.fields, row), ...beside },
    });
    return true;
  });

/** What was done to a record, where it is more than a difference of its fields. */
type Done = Pick<AuditEntry, 'action' | 'before' | 'after' | 'reason'>;

/** Does anything else to a record: lock and load, check and write, audit, answer. Null where nothing is to be done. */
export const actOnRecord = <F extends Fields, Row extends ValuesOf<F> & { id: string }>(
  ctx: Context,
  entity: Entity<F, Row>,
  id: string,
  act: (tx: Tx, row: Row) => Promise<Done | null>,
): Promise<Row> =>
  transaction(dbOf(ctx, entity), async (tx) => {
    const row = await loaded(entity, tx, ctx, id);
    const done = await act(tx, row);
    if (!done) return row;
    await auditRecord(tx, ctx, entity, row, done);
    return loaded(entity, tx, ctx, id);
  });

export const auditRecord = <F extends Fields, Row extends ValuesOf<F> & { id: string }>(
  tx: Tx,
  ctx: Context,
  { name, regionOf }: Entity<F, Row>,
  row: Row,
  done: Done,
): Promise<void> =>
  audit(tx, ctx, {
    ...done,
    entity: name,
    entityId: row.id,
    ...(regionOf ? { regionId: regionOf(row) } : {}),
  });
