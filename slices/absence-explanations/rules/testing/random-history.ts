import { addDays, type Day } from '#kit/calendar/day.ts';
import { explanationOn, leaveIn, standingDecision, type OracleSession } from './attendance-oracle.ts';
import { AT_FIRST, changesDays, lastOverIn, leavesOverAlone, partsIn, termsOf } from './counting-oracle.ts';
import { standing, type Happening } from './history.ts';

const FIRST: Day = '2026-09-01';
const DAYS = 60;
const dayAt = (at: number): Day => addDays(FIRST, at);
/** One of several, by a number of any size. */
const of = <T>(items: readonly T[], at: number): T => {
  const found = items[at % items.length];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
};
const DAY = Array.from({ length: DAYS + 1 }, (_, at) => dayAt(at));
const day = (at: number): Day => of(DAY, at);

/** A class every fourth day, of two courses in turn and now and then of none. */
export const SESSIONS: readonly OracleSession[] = Array.from({ length: 14 }, (_, at) => ({
  sessionId: `s${at}`,
  day: dayAt(at * 4 + 1),
  courseId: at % 5 === 4 ? null : `course ${at % 2}`,
}));
const TERMS = [
  { id: 'one', firstDay: dayAt(2), lastDay: dayAt(20) },
  { id: 'two', firstDay: dayAt(21), lastDay: dayAt(36) },
  { id: 'three', firstDay: dayAt(41), lastDay: dayAt(57) },
];
/** Those of the other schema, to which the class may change. */
const OTHER_TERMS = [
  { id: 'left', firstDay: dayAt(0), lastDay: dayAt(29) },
  { id: 'right', firstDay: dayAt(33), lastDay: dayAt(59) },
];
const USUAL = {
  minutesLateThreshold: 15,
  graceAbsentsPerTerm: 1,
  graceLatesPerTerm: 1,
  absenceDeduction: 300,
  lateDeduction: 100,
};
/** What a class has from the beginning on. */
export const BEGINNING: readonly Happening[] = [
  { kind: 'terms', terms: TERMS },
  { kind: 'policy', termId: null, policy: USUAL },
  { kind: 'terms', schemaId: 'B', terms: OTHER_TERMS },
  { kind: 'policy', schemaId: 'B', termId: null, policy: { ...USUAL, graceAbsentsPerTerm: 0 } },
];

const KINDS = [
  'mark',
  'mark',
  'mark',
  'mark',
  'mark',
  'ask',
  'ask',
  'change',
  'withdraw',
  'decideLeave',
  'decideLeave',
  'decideLeave',
  'explain',
  'explain',
  'unexplain',
  'decideExplanation',
  'decideExplanation',
  'undo',
  'undo',
  'undo',
  'policy',
  'terms',
  'terms',
  'schema',
  'schema',
  'pass',
] as const;

/** Five numbers of which something is made that fits what has happened so far. */
export type Dice = readonly [number, number, number, number, number];

export function happening([kind, a, b, c, d]: Dice, before: readonly Happening[], n: number): Happening {
  const ids = (asked: 'ask' | 'explain') =>
    before.flatMap((one) =>
      one.kind === asked
        ? [one.kind === 'ask' ? one.leaveId : one.kind === 'explain' ? one.explanationId : '']
        : [],
    );
  const pick = (from: readonly string[]) => from[a % Math.max(1, from.length)] ?? 'nobody';
  const [firstDay, lastDay] = [day(b), day(Math.min(DAYS, (b % (DAYS + 1)) + (c % 9)))];
  switch (KINDS[kind % KINDS.length]) {
    case 'ask':
      return { kind: 'ask', leaveId: `leave ${n}`, firstDay, lastDay };
    case 'change':
      return { kind: 'change', leaveId: pick(ids('ask')), firstDay, lastDay };
    case 'withdraw':
      return { kind: 'withdraw', leaveId: pick(ids('ask')) };
    case 'decideLeave': {
      const status = d % 3 === 0 ? 'ACKNOWLEDGED' : 'APPROVED';
      return { kind: 'decideLeave', leaveId: pick(ids('ask')), decisionId: `d${n}`, status };
    }
    case 'explain':
      return { kind: 'explain', explanationId: `why ${n}`, sessionId: of(SESSIONS, a).sessionId };
    case 'unexplain':
      return { kind: 'unexplain', explanationId: pick(ids('explain')) };
    case 'decideExplanation': {
      const status = d % 3 === 0 ? 'EXPLAINED' : 'EXCUSED';
      return { kind: 'decideExplanation', explanationId: pick(ids('explain')), decisionId: `d${n}`, status };
    }
    case 'undo': {
      const decisions = before.flatMap((one) =>
        one.kind !== 'undo' && 'decisionId' in one ? [one.decisionId] : [],
      );
      return { kind: 'undo', decisionId: (b % 3 > 0 ? decisions.at(-1) : undefined) ?? pick(decisions) };
    }
    case 'policy': {
      const schemaId = a % 3 === 0 ? 'B' : AT_FIRST;
      const terms = termsOf(before, schemaId);
      return {
        kind: 'policy',
        schemaId,
        termId: b % 4 === 3 ? null : of(terms, b).id,
        policy: {
          minutesLateThreshold: b % 40,
          graceAbsentsPerTerm: c % 4,
          graceLatesPerTerm: d % 3,
          absenceDeduction: (b % 11) * 50,
          lateDeduction: (c % 7) * 25,
        },
      };
    }
    case 'terms': {
      const schemaId = d % 3 === 0 ? 'B' : AT_FIRST;
      const terms = termsOf(before, schemaId);
      const days = (b % 9) - 4;
      return {
        kind: 'terms',
        schemaId,
        terms: terms.map((term, at) => {
          if (at !== a % terms.length) return term;
          return c % 2 === 0
            ? { ...term, firstDay: addDays(term.firstDay, days) }
            : { ...term, lastDay: addDays(term.lastDay, days) };
        }),
      };
    }
    case 'schema': {
      const schemaId = of([AT_FIRST, 'B', 'B', null], a);
      const terms = termsOf(before, schemaId ?? AT_FIRST);
      return {
        kind: 'schema',
        decisionId: `d${n}`,
        schemaId,
        firstDay: c % 2 ? of(terms, b).firstDay : day(b),
      };
    }
    case 'pass':
      return { kind: 'pass', lastOver: addDays(FIRST, (before.length * 3 + (a % 6)) % DAYS) };
    default: {
      const word = of(['ABSENT', 'ABSENT', 'LATE', 'LATE', 'PRESENT', 'EXCUSED'] as const, b);
      const minutesLate = word === 'LATE' && c % 4 > 0 ? (c % 45) + 1 : null;
      return { kind: 'mark', sessionId: of(SESSIONS, a).sessionId, word, minutesLate };
    }
  }
}

/** Whether it may happen, by the history alone. */
export function isAllowed(one: Happening, before: readonly Happening[]): boolean {
  const leaveIds = before.flatMap((other) => (other.kind === 'ask' ? [other.leaveId] : []));
  const meetsNoOther = (leaveId: string, { firstDay, lastDay }: { firstDay: Day; lastDay: Day }) =>
    leaveIds.every((id) => {
      const other = id === leaveId ? null : leaveIn(before, id);
      if (!other || other.status === 'WITHDRAWN') return true;
      return lastDay < other.firstDay || other.lastDay < firstDay;
    });
  switch (one.kind) {
    case 'ask':
      return meetsNoOther(one.leaveId, one);
    case 'change':
      return leaveIn(before, one.leaveId)?.status === 'PENDING' && meetsNoOther(one.leaveId, one);
    case 'withdraw':
      return leaveIn(before, one.leaveId)?.status === 'PENDING';
    case 'decideLeave':
      return ['PENDING', 'APPROVED', 'ACKNOWLEDGED'].includes(leaveIn(before, one.leaveId)?.status ?? '');
    case 'explain':
      return explanationOn(before, one.sessionId) === null;
    case 'unexplain':
    case 'decideExplanation': {
      const asked = before.find(
        (other) => other.kind === 'explain' && other.explanationId === one.explanationId,
      );
      const told = asked?.kind === 'explain' ? explanationOn(before, asked.sessionId) : null;
      const isThere = told?.explanationId === one.explanationId;
      return isThere && (one.kind === 'decideExplanation' || told.status === 'PENDING');
    }
    case 'undo':
      if (newestSchemaChange(before) === one.decisionId) return leavesOverAlone(before, one);
      return before.some(
        (other) =>
          (other.kind === 'decideLeave' && standingDecision(before, other.leaveId) === one.decisionId) ||
          (other.kind === 'decideExplanation' &&
            standingDecision(before, other.explanationId) === one.decisionId),
      );
    case 'schema':
      return changesDays(before, one) && leavesOverAlone(before, one);
    case 'policy': {
      const lastOver = lastOverIn(before);
      const terms = termsOf(before, one.schemaId ?? AT_FIRST);
      const term = terms.find(({ id }) => id === one.termId);
      return term ? term.lastDay > lastOver : terms.every(({ lastDay }) => lastDay > lastOver);
    }
    case 'pass':
      return one.lastOver > lastOverIn(before);
    case 'terms':
      return (
        keepsTermsOver(one, before) &&
        one.terms.every(
          (term, at) =>
            term.firstDay <= term.lastDay &&
            one.terms.slice(0, at).every((earlier) => earlier.lastDay < term.firstDay),
        )
      );
    default:
      return true;
  }
}

/** The change to another schema that can be taken back: the newest of those that stand. */
const newestSchemaChange = (history: readonly Happening[]): string | null =>
  standing(history).findLast((one) => one.kind === 'schema')?.decisionId ?? null;

/** What is over of a schema keeps its days and its parameters. */
function keepsTermsOver(one: Happening & { kind: 'terms' }, before: readonly Happening[]): boolean {
  const schemaId = one.schemaId ?? AT_FIRST;
  const lastOver = lastOverIn(before);
  // As if the class had never had another one.
  const alone = before.filter(({ kind }) => kind !== 'schema' && kind !== 'undo');
  const whole = (history: readonly Happening[]) =>
    partsIn([...history, { kind: 'schema', decisionId: 'alone', schemaId, firstDay: '2000-01-01' }]);
  const then = whole([...alone, one]);
  return whole(alone)
    .filter(({ lastDay }) => lastDay <= lastOver)
    .every((part) => then.some((other) => JSON.stringify(other) === JSON.stringify(part)));
}
