import type { ShownRequirementFragment } from '../readiness/readiness.graphql.generated.ts';

const NEEDED = { CORE_COURSES: 30, ELECTIVES: 9 } as const;

/** The courses of somebody who has passed all of them, or too few of one kind. */
export const requirements = (lacking?: {
  name: keyof typeof NEEDED;
  passed: number;
}): ShownRequirementFragment[] =>
  (['CORE_COURSES', 'ELECTIVES'] as const).map((name) => {
    const needed = NEEDED[name];
    const passed = lacking?.name === name ? lacking.passed : needed;
    return {
      __typename: 'Requirement',
      name,
      isMet: passed >= needed,
      value: `${passed} of ${needed}`,
      amount: passed,
      steps: [
        { __typename: 'RequirementStep', label: 'Required', value: String(needed) },
        { __typename: 'RequirementStep', label: 'Passed', value: String(passed) },
      ],
      path: '/users/ida?tab=grades',
    };
  });
