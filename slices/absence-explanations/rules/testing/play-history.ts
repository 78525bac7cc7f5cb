import { countTerms } from '#slices/attendance/rules/count.ts';
import { deductionsFrom } from '#slices/attendance/rules/deductions.ts';
import { standingFrom } from '#slices/attendance/rules/falling-behind.ts';
import { effectOf } from '#slices/leave-requests/rules/effect.ts';
import { OUTSIDE, oracleTerms, partName } from './attendance-oracle.ts';
import type { Happening } from './history.ts';
import { BEGINNING, happening, isAllowed, SESSIONS, type Dice } from './random-history.ts';
import { RememberedClass } from './remembered-class.ts';

/** All that the rules tell of a class: terms, courses, the deduction of a course, and the count of falling behind. */
function told(world: RememberedClass) {
  const counting = world.counting();
  const held = world.held(SESSIONS);
  const misses = held
    .filter(({ mark }) => mark?.kind === 'ABSENT' || mark?.kind === 'LATE')
    .map((row) => ({ ...row, personId: 'p', groupId: 'g' }));
  const deductions = deductionsFrom(misses.toReversed(), new Map([['g', counting]]));
  return countTerms(held, counting).map(({ term, policy, standing, records, courses }) => ({
    part: term ? partName(term) : OUTSIDE,
    termId: term?.id ?? null,
    percent: standing.percent,
    deduction: standing.deduction,
    records: records.map(({ sessionId, status, percent }) => ({ sessionId, status, percent })),
    courses: courses.map(({ courseId, percent }) => ({ courseId, percent })),
    ofCourse: term
      ? deductions({ personId: 'p', groupId: 'g', firstDay: term.firstDay, lastDay: term.lastDay })
      : 0,
    // Nobody falls behind outside the terms.
    behind: term
      ? standingFrom(
          {
            rolls: records.length,
            marks: records.flatMap(({ mark, leave, explanation }) =>
              mark ? [{ mark, leave, explanation, count: 1 }] : [],
            ),
          },
          policy,
        ).percent
      : standing.percent,
  }));
}

/** As letters that can be compared, whatever the order of terms and fields. */
const byTerm = (terms: readonly { part: string }[]): string =>
  JSON.stringify(
    terms.map(inOrder).toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
  );

const inOrder = (term: object): object =>
  Object.fromEntries(Object.entries(term).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const expected = (history: readonly Happening[]) =>
  byTerm(
    [...oracleTerms(history, SESSIONS)].map(([part, term]) => ({
      ...term,
      part,
      ofCourse: term.deduction,
      behind: term.percent,
    })),
  );

/** Plays a history with the rules; what they refuse is left out. Says where they and the history do not agree. */
function play(rolls: readonly Dice[]): {
  world: RememberedClass;
  history: Happening[];
  mistakes: string[];
  /** How many changes of schemas, terms or parameters were refused. */
  refused: number;
} {
  const world = new RememberedClass();
  const history = [...BEGINNING];
  const mistakes: string[] = [];
  let refused = 0;
  for (const one of history) world.apply(one);
  const rowsBefore = new Map<string, string>();
  for (const [n, roll] of rolls.entries()) {
    const one = happening(roll, history, n);
    const isFine = isAllowed(one, history);
    if (one.kind === 'decideLeave') rowsBefore.set(one.decisionId, rowOf(world, one.leaveId));
    if (one.kind === 'decideExplanation') rowsBefore.set(one.decisionId, rowOf(world, one.explanationId));
    const spansBefore = JSON.stringify(world.spans);
    if (world.apply(one) !== isFine) mistakes.push(`${one.kind} after ${history.length}`);
    if (!isFine && ['schema', 'terms', 'policy'].includes(one.kind)) refused += 1;
    if (!isFine) continue;
    if (one.kind === 'schema') rowsBefore.set(one.decisionId, spansBefore);
    if (one.kind === 'undo' && !restoredRows(world).has(rowsBefore.get(one.decisionId) ?? ''))
      mistakes.push(`not restored by ${one.decisionId}`);
    history.push(one);
  }
  return { world, history, mistakes, refused };
}

const rowOf = ({ leaves, explanations }: RememberedClass, id: string): string =>
  JSON.stringify([id, leaves.get(id) ?? explanations.get(id)]);

const restoredRows = ({ leaves, explanations, spans }: RememberedClass): Set<string> =>
  new Set([...leaves, ...explanations, spans].map((row) => JSON.stringify(row)));

const letters = (world: RememberedClass): string => JSON.stringify([...restoredRows(world), ...told(world)]);

/** Decides once more, looks at what was foretold, and takes it back. Says what is then not as it should be. */
function thereAndBack(world: RememberedClass, history: readonly Happening[]): string[] {
  const before = letters(world);
  const mistakes: string[] = [];
  const compare = (what: string, found: string, wanted: string): void => {
    if (found !== wanted) mistakes.push(`${what}: ${found} in place of ${wanted}`);
  };
  for (const [leaveId, leave] of world.leaves) {
    for (const status of ['APPROVED', 'ACKNOWLEDGED'] as const) {
      const decide: Happening = { kind: 'decideLeave', leaveId, decisionId: 'again', status };
      const facts = {
        ...world.counting(),
        held: world.held(SESSIONS),
      };
      const foretold = effectOf({ ...facts, open: [] }, leave, status);
      if (!world.apply(decide)) continue;
      const then = oracleTerms([...history, decide], SESSIONS);
      for (const { termId: id, firstDay, after } of foretold.terms)
        compare(
          `foretold of ${leaveId}`,
          JSON.stringify([after.percent, after.deduction]),
          JSON.stringify([
            then.get(partName({ id, firstDay }))?.percent,
            then.get(partName({ id, firstDay }))?.deduction,
          ]),
        );
      compare(`decided about ${leaveId}`, byTerm(told(world)), expected([...history, decide]));
      world.apply({ kind: 'undo', decisionId: 'again' });
      compare(`taken back of ${leaveId}`, letters(world), before);
    }
  }
  for (const explanationId of world.explanations.keys()) {
    const decide = {
      kind: 'decideExplanation',
      explanationId,
      decisionId: 'again',
      status: 'EXCUSED',
    } as const;
    world.apply(decide);
    compare(`decided about ${explanationId}`, byTerm(told(world)), expected([...history, decide]));
    world.apply({ kind: 'undo', decisionId: 'again' });
    compare(`taken back of ${explanationId}`, letters(world), before);
  }
  return mistakes;
}

/** How often something happened in some histories: those in which nothing does would prove nothing. */
export interface Seen {
  undo: number;
  decided: number;
  excused: number;
  costly: number;
  schemas: number;
  movedTerms: number;
  refusedOver: number;
}

export const nothingSeen = (): Seen => ({
  undo: 0,
  decided: 0,
  excused: 0,
  costly: 0,
  schemas: 0,
  movedTerms: 0,
  refusedOver: 0,
});

/** Plays a history, counts what happened in it, and says where rules and history do not agree. */
export function mistakesIn(rolls: readonly Dice[], seen: Seen): string[] {
  const { world, history, mistakes, refused } = play(rolls);
  const now = told(world);
  const found = byTerm(now);
  const wanted = expected(history);
  seen.undo += history.filter(({ kind }) => kind === 'undo').length;
  seen.decided += history.filter((one) => one.kind !== 'undo' && 'decisionId' in one).length;
  seen.schemas += history.filter(({ kind }) => kind === 'schema').length;
  seen.movedTerms += history.filter(({ kind }) => kind === 'terms').length - 2;
  seen.refusedOver += refused;
  seen.excused += now.some(({ records }) => records.some(({ status }) => status === 'EXCUSED')) ? 1 : 0;
  seen.costly += now.some(({ deduction }) => deduction > 0) ? 1 : 0;
  return found === wanted ? mistakes : [...mistakes, `${found} in place of ${wanted}`];
}

/** What a decision more, and taking it back, leave otherwise than they should. */
export function mistakesThereAndBack(rolls: readonly Dice[]): string[] {
  const { world, history } = play(rolls);
  return thereAndBack(world, history);
}

/** Whether so many histories were such that they prove something. */
export const isTelling = (seen: Seen, count: number): boolean =>
  seen.undo > count / 2 &&
  seen.decided > count * 1.5 &&
  seen.schemas > count / 2 &&
  seen.movedTerms > count / 2 &&
  seen.refusedOver > count * 0.15 &&
  seen.excused > count / 4 &&
  seen.costly > count / 4;
