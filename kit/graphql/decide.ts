import type { Actor } from '#kit/access/actor.ts';
import type { AuditAction } from '#kit/access/known-actions.ts';
import { writeAudit, type AuditSource } from '#kit/db/audit/audit.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { Decidable, Decision, decisionsIn, MadeDecision } from '#kit/db/decisions.ts';
import { actorOf, transaction } from './action.ts';
import type { Context } from './context.ts';
import type { ProblemId } from '#kit/messages/known-problems.ts';
import { RuleError } from './problem.ts';

/** What is decided about, and what follows from a decision. */
interface Deciding<Record extends Decidable, Status extends string> {
  /** How the audit calls the record, and what was done with it. */
  entity: string;
  actions: { decide: AuditAction; undo: AuditAction };
  decisions: ReturnType<typeof decisionsIn<Status>>;
  /** Where deciding needs another reach than the caller's. */
  db?: (ctx: Context) => Db;
  /** Why those are looked up whom it is told. */
  whyWhole: string;
  comments: { max: number; tooLong: ProblemId };
  /** In a language, where the record has texts in several. */
  find: (tx: Tx, id: string, locale: string) => Promise<Record | undefined>;
  /** Holds the record until the transaction ends. */
  lock: (tx: Tx, id: string) => Promise<void>;
  mayDecide: (actor: Actor, record: Record) => boolean;
  /** What the audit log keeps besides the decision. */
  facts?: (record: Record) => object;
  /** Why this cannot be decided in this way, if so. */
  refusal?: (record: Record, status: Status) => ProblemId | null;
  /** Why the decision that stands cannot be taken back, if so. */
  undoRefusal?: (record: Record) => ProblemId | null;
  /** What else follows, with the whole college in reach. */
  tell: (whole: Tx, record: Record, by: { personId: string; at: Date; before: Record }) => Promise<void>;
}

export interface DecisionParams<Status extends string> {
  decisionId: string;
  recordId: string;
  /** The version the decision is based on. */
  version: number;
  status: Status;
  adminComments: string;
}

interface Writing<Record> {
  record: Record;
  source: AuditSource;
  /** The same transaction with the whole college in reach. */
  whole: Tx;
  locale: string;
}

const statusOf = ({ status, adminComments }: Pick<Decidable, 'status' | 'adminComments'>) => ({
  status,
  adminComments,
});

/** Decides about records of one kind and takes decisions back. Pressing twice decides once. */
export function decidingAbout<Record extends Decidable, Status extends string>(
  kind: Deciding<Record, Status>,
) {
  const { entity, actions, decisions } = kind;
  const dbOf = (ctx: Context): Db => kind.db?.(ctx) ?? ctx.db;

  function parsedComments(written: string): string {
    const adminComments = written.trim();
    const { max, tooLong } = kind.comments;
    if (adminComments.length > max)
      throw new RuleError(tooLong, 'BAD_USER_INPUT', { max }, { field: 'adminComments' });
    return adminComments;
  }

  async function loadToDecide(tx: Tx, ctx: Context, id: string): Promise<Record> {
    await kind.lock(tx, id);
    const record = await kind.find(tx, id, ctx.locale);
    if (!record || !kind.mayDecide(actorOf(ctx), record)) throw new RuleError('recordNotFound', 'NOT_FOUND');
    return record;
  }

  const writingOf = (tx: Tx, ctx: Context, record: Record): Writing<Record> => ({
    record,
    source: ctx.audit,
    whole: ctx.unscopedWithin(tx, kind.whyWhole),
    locale: ctx.locale,
  });

  async function noteAndTell(
    tx: Tx,
    { record, source, whole, locale }: Writing<Record>,
    { action, ...by }: { action: AuditAction; personId: string; at: Date },
  ): Promise<Record> {
    const now = await kind.find(whole, record.id, locale);
    if (!now) throw new RuleError('recordNotFound', 'NOT_FOUND');
    await writeAudit(tx, source, {
      action,
      entity,
      entityId: record.id,
      regionId: record.regionId,
      before: statusOf(record),
      after: { ...statusOf(now), ...kind.facts?.(now) },
    });
    await kind.tell(whole, now, { ...by, before: record });
    return now;
  }

  /** The record is held already, and the caller may decide it. */
  async function writeDecision(
    tx: Tx,
    writing: Writing<Record>,
    decision: Decision<Status> & { decidedBy: string },
  ): Promise<Record> {
    const { record } = writing;
    const refusal = kind.refusal?.(record, decision.status);
    if (refusal) throw new RuleError(refusal);
    if (record.status === decision.status && record.adminComments === decision.adminComments) return record;
    if (!(await decisions.store(tx, record, decision))) throw new RuleError('recordNotFound', 'NOT_FOUND');
    const { decidedBy: personId, decidedAt: at } = decision;
    return noteAndTell(tx, writing, { action: actions.decide, personId, at });
  }

  /** The same for a decision that is taken back, unless another one was made since. */
  async function writeUndo(
    tx: Tx,
    writing: Writing<Record>,
    { made, undoneAt, undoneBy }: { made: MadeDecision; undoneAt: Date; undoneBy: string },
  ): Promise<Record> {
    if (made.undoneAt) return writing.record;
    if (writing.record.decisionId !== made.id) throw new RuleError('changedMeanwhile');
    const refusal = kind.undoRefusal?.(writing.record);
    if (refusal) throw new RuleError(refusal);
    await decisions.undo(tx, made, { undoneAt, undoneBy });
    return noteAndTell(tx, writing, { action: actions.undo, personId: undoneBy, at: undoneAt });
  }

  /** Decides about a record, also one that was decided before. */
  function decide(ctx: Context, params: DecisionParams<Status>): Promise<Record> {
    const { decisionId: id, recordId, version, status } = params;
    const adminComments = parsedComments(params.adminComments);
    return transaction(dbOf(ctx), async (tx) => {
      const record = await loadToDecide(tx, ctx, recordId);
      const made = await decisions.find(tx, id);
      if (made?.recordId === recordId) return record;
      if (record.version !== version) throw new RuleError('changedMeanwhile');
      const { personId: decidedBy } = actorOf(ctx);
      const decision = { id, status, adminComments, decidedAt: ctx.services.now(), decidedBy };
      return writeDecision(tx, writingOf(tx, ctx, record), decision);
    });
  }

  /** Takes the decision that stands back: what was there before is there again, to the letter. */
  const undo = (ctx: Context, decisionId: string): Promise<Record> =>
    transaction(dbOf(ctx), async (tx) => {
      const made = await decisions.find(tx, decisionId);
      if (!made) throw new RuleError('recordNotFound', 'NOT_FOUND');
      const record = await loadToDecide(tx, ctx, made.recordId);
      const { personId: undoneBy } = actorOf(ctx);
      return writeUndo(tx, writingOf(tx, ctx, record), { made, undoneAt: ctx.services.now(), undoneBy });
    });

  return { parsedComments, decide, undo, writeDecision, writeUndo };
}
