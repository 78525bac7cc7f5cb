import { percent } from '#kit/percent/percent.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gradeCourse, type CourseFacts, type PartFacts } from './course-grade.ts';
import { projectCourse } from './projection.ts';

const part = (whole: number | null, facts: Partial<PartFacts> = {}): PartFacts => ({
  id: 'part',
  kind: 'EXAM',
  weight: 1,
  state: whole === null ? 'TO_COME' : 'GRADED',
  score: whole === null ? null : percent(whole),
  complete: null,
  atMost: percent(whole ?? 100),
  entered: null,
  ...facts,
});
const last = (facts: Partial<PartFacts> = {}) => part(null, { id: 'last', ...facts });
const course = (parts: PartFacts[], facts: Partial<CourseFacts> = {}): CourseFacts => ({
  parts,
  deductions: [],
  entered: null,
  isOver: false,
  ...facts,
});

const needs = (whole: number) => ({ kind: 'NEEDED', score: whole * 100, partIds: ['last'] });

test.each([
  ['74 on the last exam, where the others have 66', course([part(66), last()]), needs(74)],
  ['less where the last exam weighs more', course([part(60), last({ weight: 3 })]), needs(74)],
  ['what makes up for a deduction', course([part(70), last()], { deductions: [percent(2)] }), needs(74)],
  ['a whole percent, rounded up', course([part(70.01), last()]), needs(70)],
  [
    'a late exam, as far as the cap',
    course([part(70), last({ state: 'MISSED', atMost: percent(70) })]),
    needs(70),
  ],
  [
    'what only the parts that are not capped can reach',
    course([part(66), part(null, { id: 'capped', state: 'MISSED', atMost: percent(70) }), last()]),
    needs(74),
  ],
  ['nothing, where the grade is safe', course([part(100), last({ weight: 0 }), part(40)]), null],
  ['nothing, where the course is graded by hand', course([part(20), last()], { entered: percent(20) }), null],
  ['nothing, where nothing is open', course([part(20)]), null],
])('a student needs %s', (_, facts, projection) => {
  expect(projectCourse(facts)).toEqual(projection);
});

test('a student passes whatever comes, or cannot pass any more', () => {
  expect(projectCourse(course([part(100, { weight: 3 }), last()]))?.kind).toBe('SECURED');
  expect(projectCourse(course([part(20), last()]))?.kind).toBe('OUT_OF_REACH');
  expect(projectCourse(course([part(60), last({ atMost: percent(70) })]))?.kind).toBe('OUT_OF_REACH');
});

test('nothing is safe while work that has to be complete is not', () => {
  const journal = (complete: boolean | null) =>
    part(null, { kind: 'COMPLETION', state: complete === null ? 'TO_COME' : 'GRADED', complete });
  const safe = part(100, { weight: 3 });
  expect(projectCourse(course([safe, last(), journal(null)]))).toBeNull();
  expect(projectCourse(course([safe, last(), journal(false)]))).toBeNull();
  expect(projectCourse(course([safe, last(), journal(true)]))?.kind).toBe('SECURED');
});

test('who reaches what is needed passes, and who reaches a percent less does not', () => {
  const graded = fc.record({
    score: fc.integer({ min: 0, max: 100 }),
    weight: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(
      fc.array(graded, { minLength: 1, maxLength: 6 }),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
      (done, open) => {
        const has = done.map(({ score, weight }) => part(score, { weight }));
        const projection = projectCourse(course([...has, ...open.map((weight) => last({ weight }))]));
        const gradeAt = (score: number) =>
          gradeCourse(course([...has, ...open.map((weight) => part(score / 100, { weight }))])).score ?? 0;
        const needed =
          projection?.kind === 'NEEDED' ? projection.score : projection?.kind === 'SECURED' ? 0 : 10_100;
        expect(needed > 10_000 || gradeAt(needed) >= 7_000).toBe(true);
        expect(needed === 0 || gradeAt(needed - 100) < 7_000).toBe(true);
      },
    ),
  );
});

test('what was due before a student joined takes nothing out of reach', () => {
  const leftOut = part(null, { state: 'NOT_REQUIRED', atMost: percent(0) });
  const log = part(null, { kind: 'COMPLETION', state: 'NOT_REQUIRED' });
  expect(projectCourse(course([leftOut, log, last()]))).toEqual(needs(70));
  expect(projectCourse(course([part(90), log, last({ weight: 0.1 })]))).toMatchObject({ kind: 'SECURED' });
});
