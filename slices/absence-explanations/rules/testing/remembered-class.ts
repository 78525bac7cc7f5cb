import type { Day } from '#kit/calendar/day.ts';
import type { HeldSession } from '#slices/leave-requests/rules/effect.ts';
import {
  isInHandsOfStudent,
  mayBeDecided,
  overlaps,
  type DecidedStatus as LeaveDecision,
  type LeaveStatus,
} from '#slices/leave-requests/rules/leave-request.ts';
import { previousOf, restored, type Decided, type Previous } from '#kit/record/decision.ts';
import type { Counting } from '#slices/attendance/rules/count.ts';
import {
  joinedCounting,
  keepsOver,
  withSchemaFrom,
  type SchemaSpan,
} from '#slices/attendance/rules/group-schema.ts';
import { policiesOfTerms, type DatedPolicy, type Term } from '#slices/attendance/rules/policy.ts';
import { FROM_THE_BEGINNING, termsProblem } from '#slices/attendance/rules/schema.ts';
import type { Mark } from '#slices/attendance/rules/status.ts';
import { isInHandsOfStudent as isWaiting, type ExplanationStatus } from '../explanation.ts';
import type { OracleSession } from './attendance-oracle.ts';
import type { Happening } from './history.ts';

interface Leave extends Decided<LeaveStatus> {
  firstDay: Day;
  lastDay: Day;
  decisionIds: string[];
}

interface Explanation extends Decided<ExplanationStatus> {
  sessionId: string;
  decisionIds: string[];
}

/** One student in one class, kept as the college keeps it: a row per thing, changed in place by the rules. */
export class RememberedClass {
  readonly schemas = new Map<string, { terms: readonly Term[]; policies: readonly DatedPolicy[] }>();
  spans: readonly SchemaSpan[] = [{ firstDay: FROM_THE_BEGINNING, schemaId: 'A' }];
  readonly leaves = new Map<string, Leave>();
  readonly explanations = new Map<string, Explanation>();
  readonly #marks = new Map<string, Mark>();
  readonly #decisions = new Map<string, Previous<LeaveStatus> | Previous<ExplanationStatus>>();
  readonly #schemaChanges: { id: string; spansBefore: readonly SchemaSpan[] }[] = [];
  #lastOver: Day = '1999-12-31';
  #hour = 0;

  /** Whether it was allowed. */
  apply(one: Happening): boolean {
    switch (one.kind) {
      case 'mark':
        this.#marks.set(one.sessionId, { kind: one.word, minutesLate: one.minutesLate });
        return true;
      case 'ask':
        return this.#ask(one);
      case 'change':
        return this.#change(one);
      case 'withdraw': {
        const leave = this.leaves.get(one.leaveId);
        if (!leave || !isInHandsOfStudent(leave.status)) return false;
        leave.status = 'WITHDRAWN';
        return true;
      }
      case 'decideLeave': {
        const leave = this.leaves.get(one.leaveId);
        return (
          leave !== undefined &&
          mayBeDecided(leave.status, one.status) &&
          this.#decide<LeaveStatus>(leave, one)
        );
      }
      case 'explain': {
        const { explanationId, sessionId } = one;
        if ([...this.explanations.values()].some((other) => other.sessionId === sessionId)) return false;
        this.explanations.set(explanationId, { ...this.#undecided(), sessionId, decisionIds: [] });
        return true;
      }
      case 'unexplain': {
        const told = this.explanations.get(one.explanationId);
        return !!told && isWaiting(told.status) && this.explanations.delete(one.explanationId);
      }
      case 'decideExplanation': {
        const told = this.explanations.get(one.explanationId);
        return told !== undefined && this.#decide<ExplanationStatus>(told, one);
      }
      case 'undo':
        return this.#undo(one.decisionId);
      case 'policy':
        return this.#setPolicy(one);
      case 'terms':
        return this.#saveTerms(one);
      case 'schema': {
        const [spansBefore, spans] = [this.spans, withSchemaFrom(this.spans, one)];
        if (JSON.stringify(spans) === JSON.stringify(spansBefore) || !this.#putSpans(spans)) return false;
        this.#schemaChanges.push({ id: one.decisionId, spansBefore });
        return true;
      }
      case 'pass':
        if (one.lastOver <= this.#lastOver) return false;
        this.#lastOver = one.lastOver;
        return true;
    }
  }

  /** How the class is counted. */
  counting(spans = this.spans): Counting {
    return joinedCounting(
      spans.map(({ firstDay, schemaId }) => ({ ...this.#schema(schemaId ?? ''), firstDay })),
    );
  }

  #schema = (id: string) => this.schemas.get(id) ?? { terms: [], policies: [] };

  /** What the rolls say, with the decision that covers the day. */
  held(sessions: readonly OracleSession[]): HeldSession[] {
    return sessions.map((session) => {
      const leave = [...this.leaves.values()].find(
        ({ status, firstDay, lastDay }) =>
          (status === 'APPROVED' || status === 'ACKNOWLEDGED') &&
          firstDay <= session.day &&
          session.day <= lastDay,
      );
      const told = [...this.explanations.values()].find((one) => one.sessionId === session.sessionId);
      return {
        ...session,
        mark: this.#marks.get(session.sessionId) ?? null,
        leave: (leave?.status ?? null) as LeaveDecision | null,
        explanation: told && told.status !== 'PENDING' ? told.status : null,
      };
    });
  }

  #undecided() {
    return { status: 'PENDING' as const, adminComments: '', decidedAt: null, decidedBy: null };
  }

  #isFree(days: { firstDay: Day; lastDay: Day }, exceptId: string): boolean {
    return [...this.leaves].every(
      ([id, other]) => id === exceptId || other.status === 'WITHDRAWN' || !overlaps(other, days),
    );
  }

  #ask({ leaveId, firstDay, lastDay }: Happening & { kind: 'ask' }): boolean {
    if (!this.#isFree({ firstDay, lastDay }, leaveId)) return false;
    this.leaves.set(leaveId, { ...this.#undecided(), firstDay, lastDay, decisionIds: [] });
    return true;
  }

  #change({ leaveId, firstDay, lastDay }: Happening & { kind: 'change' }): boolean {
    const leave = this.leaves.get(leaveId);
    if (!leave || !isInHandsOfStudent(leave.status)) return false;
    if (!this.#isFree({ firstDay, lastDay }, leaveId)) return false;
    Object.assign(leave, { firstDay, lastDay });
    return true;
  }

  #decide<Status extends string>(
    of: Decided<Status> & { decisionIds: string[] },
    { decisionId, status }: { decisionId: string; status: Status },
  ): boolean {
    this.#decisions.set(decisionId, previousOf(of) as Previous<LeaveStatus>);
    of.decisionIds.push(decisionId);
    this.#hour += 1;
    const decidedAt = new Date(Date.UTC(2026, 0, 1, this.#hour));
    Object.assign(of, { status, adminComments: `By ${decisionId}.`, decidedAt, decidedBy: decisionId });
    return true;
  }

  #setPolicy({ schemaId = 'A', termId, policy }: Happening & { kind: 'policy' }): boolean {
    const { terms, policies } = this.#schema(schemaId);
    const term = terms.find(({ id }) => id === termId);
    const isOpen = term
      ? term.lastDay > this.#lastOver
      : terms.every(({ lastDay }) => lastDay > this.#lastOver);
    if (!isOpen) return false;
    const firstDay = term?.firstDay ?? FROM_THE_BEGINNING;
    const others = policies.filter((one) => one.firstDay !== firstDay);
    const added = { ...policy, firstDay, termId } as DatedPolicy;
    this.schemas.set(schemaId, { terms, policies: [...others, added] });
    return true;
  }

  #saveTerms({ schemaId = 'A', terms }: Happening & { kind: 'terms' }): boolean {
    const before = this.#schema(schemaId);
    const wanted = terms.map((term) => ({ ...term, name: term.id }));
    if (termsProblem(wanted, before.terms, this.#lastOver)) return false;
    const policies = policiesOfTerms(before.policies, wanted);
    const wasOver = wanted.filter(({ id }) =>
      before.terms.some((term) => term.id === id && term.lastDay <= this.#lastOver),
    );
    if (!keepsOver(before, { terms: wasOver, policies }, this.#lastOver)) return false;
    this.schemas.set(schemaId, { terms: wanted, policies });
    return true;
  }

  #putSpans(spans: readonly SchemaSpan[]): boolean {
    if (!keepsOver(this.counting(), this.counting(spans), this.#lastOver)) return false;
    this.spans = spans;
    return true;
  }

  #undo(decisionId: string): boolean {
    const change = this.#schemaChanges.at(-1);
    if (change?.id === decisionId) {
      if (!this.#putSpans(change.spansBefore)) return false;
      this.#schemaChanges.pop();
      return true;
    }
    const of = [...this.leaves.values(), ...this.explanations.values()].find(
      ({ decisionIds }) => decisionIds.at(-1) === decisionId,
    );
    const decision = this.#decisions.get(decisionId);
    if (!of || !decision) return false;
    of.decisionIds.pop();
    Object.assign(of, restored<string>(decision));
    return true;
  }
}
