import { day, line, optional, type ValuesOf } from '#kit/record/field.ts';

/** How a course is taught to a group; days are those of the group's campus. */
export const courseOffering = {
  term: line({ max: 40, default: '', problem: 'termInvalid' }),
  firstDay: day({ about: 'A day of the group’s campus: 2026-09-07.' }),
  lastDay: optional(day({ about: 'A day of the group’s campus.' })),
};
export type CourseOfferingValues = ValuesOf<typeof courseOffering>;

export const areDaysReversed = ({ firstDay, lastDay }: CourseOfferingValues): boolean =>
  lastDay !== null && lastDay < firstDay;

/** As many groups as can be given a course at once. */
export const MAX_GROUPS_AT_ONCE = 100;

interface CourseOfferingKey {
  course: { code: string } | null;
  groupName: string;
  regionName: string;
  term: string;
}

/** Which course is taught where and when, in a line. Groups are often named after their term; it is not said twice. */
export const offeringLine = ({ course, groupName, regionName, term }: CourseOfferingKey): string =>
  [course?.code, groupName, regionName, groupName.endsWith(term) ? '' : term].filter(Boolean).join(' · ');

/** A list in which one thing stands at another place, the others in the order they had. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): Item[] => {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...list.slice(from, from + 1));
};
