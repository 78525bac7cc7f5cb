import fc from 'fast-check';
import { expect, test } from 'vitest';
import { can } from './permissions.ts';
import {
  attendanceMet,
  COURSES_ALONE,
  courseRequirements,
  evaluationsMet,
  hasPolicy,
  hoursMet,
  isAsked,
  meanHundredths,
  policyFault,
  shortfallsOf,
  type PromotionPolicy,
} from './readiness.ts';

const all = { corePassed: 30, coreNeeded: 30, electivesPassed: 9, electivesNeeded: 9 };

test.each([
  ['with everything passed', 'ACTIVE', all, []],
  ['who has never logged in', 'UNVERIFIED', all, []],
  ['who is deactivated', 'DISABLED', all, ['DEACTIVATED']],
  ['with a core course less', 'ACTIVE', { ...all, corePassed: 29 }, ['CORE_COURSES']],
  [
    'with nothing passed',
    'DISABLED',
    { ...all, corePassed: 0, electivesPassed: 0 },
    ['DEACTIVATED', 'CORE_COURSES', 'ELECTIVES'],
  ],
] as const)('a person %s', (_, status, courses, shortfalls) => {
  expect(shortfallsOf({ status }, courseRequirements(courses, '/users/ana'))).toEqual(shortfalls);
});

test('nothing but courses is asked where a campus has said nothing, and of those who graduate', () => {
  for (const name of ['HOURS', 'ATTENDANCE', 'EVALUATIONS', 'DUES'] as const)
    expect(isAsked(COURSES_ALONE, name)).toBe(false);
  expect(policyFault(COURSES_ALONE)).toBeNull();
  expect(hasPolicy({ step: 'PROMOTION', studyYear: 2 })).toBe(true);
  for (const studyYear of [3, null]) expect(hasPolicy({ step: 'PROMOTION', studyYear })).toBe(false);
  expect(hasPolicy({ step: 'GRADUATION', studyYear: 2 })).toBe(false);
});

const policies = fc.record<PromotionPolicy>({
  asksHours: fc.boolean(),
  minAttendance: fc.option(fc.integer({ min: 1, max: 100 })),
  minEvaluations: fc.option(fc.integer({ min: 1, max: 50 })),
  minScoreTenths: fc.option(fc.integer({ min: 10, max: 50 })),
  asksDues: fc.boolean(),
});

const facts = fc.record({
  hours: fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })), {
    maxLength: 5,
  }),
  /** Sessions that count, and how many of them the student was at. */
  sessions: fc
    .integer({ min: 0, max: 200 })
    .chain((held) => fc.tuple(fc.constant(held), fc.integer({ min: 0, max: held }))),
  /** The scores of each published evaluation. */
  evaluations: fc.array(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 6 }), { maxLength: 6 }),
});

test('random facts are judged as by hand: in fractions of whole numbers, one answer after the other', () => {
  fc.assert(
    fc.property(policies, facts, (policy, { hours, sessions: [held, there], evaluations }) => {
      let lacking = false;
      for (const [required, confirmed] of hours) if (confirmed < required) lacking = true;
      const totals = hours.map(([requiredMinutes, confirmedMinutes]) => ({
        requiredMinutes,
        confirmedMinutes,
      }));
      expect(hoursMet(totals)).toBe(!lacking);

      const hundredths = held === 0 ? null : Math.round((there * 10_000) / held);
      const asked = policy.minAttendance;
      // The share is known to the hundredth of a percent, so what is judged is the share as it is shown.
      const isThere = asked === null || (held > 0 && BigInt(hundredths ?? 0) >= BigInt(asked) * 100n);
      expect(attendanceMet(hundredths, policy)).toBe(isThere);

      const scores = evaluations.flat();
      const scoreSum = scores.reduce((sum, score) => sum + score, 0);
      let isSeen = policy.minEvaluations === null || evaluations.length >= policy.minEvaluations;
      if (policy.minScoreTenths !== null) {
        // Each score is as far above the limit as it is; together they have to be on the right side of it.
        const above = scores.reduce((sum, score) => sum + (score * 10 - (policy.minScoreTenths ?? 0)), 0);
        isSeen &&= scores.length > 0 && above >= 0;
      }
      const seen = { published: evaluations.length, scores: scores.length, scoreSum };
      expect(evaluationsMet(seen, policy)).toBe(isSeen);
      // What is shown never says more than what is judged.
      const mean = meanHundredths(seen);
      const reads = mean === null ? 0 : mean / 10;
      const isEnough = evaluationsMet(seen, { ...policy, minEvaluations: null });
      expect(isEnough || reads < (policy.minScoreTenths ?? 0)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['half a percent', { minAttendance: 79.5 }, 'attendanceShareInvalid'],
  ['no percent at all', { minAttendance: 0 }, 'attendanceShareInvalid'],
  ['more than everything', { minAttendance: 101 }, 'attendanceShareInvalid'],
  ['too many evaluations', { minEvaluations: 51 }, 'evaluationCountInvalid'],
  ['a score beyond the scale', { minEvaluations: 1, minScoreTenths: 51 }, 'meanScoreInvalid'],
  ['a score in hundredths', { minEvaluations: 1, minScoreTenths: 35.5 }, 'meanScoreInvalid'],
  ['a score of no evaluation', { minScoreTenths: 35 }, 'scoreNeedsEvaluations'],
] as const)('a policy cannot ask for %s', (_, differing, problem) => {
  expect(policyFault({ ...COURSES_ALONE, ...differing })?.problem).toBe(problem);
});

test('a policy is said by admins of the campus, and read by its managers', () => {
  const actor = (role: 'manager' | 'admin', regionId: string) => ({
    personId: 'dana',
    roles: ['user', role] as const,
    regionIds: [regionId],
    regionRoles: [],
    individualPermissions: [],
    isAlumnus: false,
    impersonatorId: null,
    sessionId: 's',
  });
  const at = { regionId: 'denver' };
  expect(can.setPolicy(actor('admin', 'denver'), at)).toBe(true);
  expect(can.setPolicy(actor('manager', 'denver'), at)).toBe(false);
  expect(can.setPolicy(actor('admin', 'walsall'), at)).toBe(false);
});
