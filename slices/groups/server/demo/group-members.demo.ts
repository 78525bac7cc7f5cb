import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { CampusName } from '#slices/regions/server/regions.demo.ts';
import type { DemoPerson, StudyYear } from '#slices/people/server/demo/people-plan.demo.ts';
import { addDays, daysBetween, type Day } from '#kit/calendar/day.ts';
import { dayOf } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { Random } from '#kit/demo/random.ts';
import type { DemoGroup, DemoGroups, NamedGroup } from './groups.demo.ts';

interface Membership {
  group: DemoGroup;
  firstDay: Day;
  lastDay: Day | null;
}

/** Puts everybody into the classes they have been in, and into the free course or the companion-app group. */
export async function seedMembers(
  demo: Demo,
  groups: DemoGroups,
  people: readonly DemoPerson[],
  alsoIn: ReadonlyMap<string, readonly NamedGroup[]>,
): Promise<void> {
  const random = demo.random.branch('group members');
  const rows = people.flatMap((person) => {
    const named = [...groupsOfKind(person), ...(alsoIn.get(person.email) ?? [])];
    const memberships = [
      ...classesOf(random, groups, person),
      ...named.map((name) => since(person, groups[name])),
    ];
    return memberships.map(({ group, ...days }) => ({
      groupId: group.id,
      personId: person.id,
      regionId: group.regionId,
      ...days,
    }));
  });
  await bulkInsert(demo.client, 'groupMember', rows);
}

/** A user who has signed up joins the free course by confirming the address. */
function groupsOfKind({ kind, status }: DemoPerson): NamedGroup[] {
  if (kind === 'COMPANION') return ['companion'];
  return kind === 'ONLINE' && status !== 'UNVERIFIED' ? ['freeCourse'] : [];
}

/** The class of now or the last one, and before it the class of each earlier year, as far back as there are classes. */
function classesOf(random: Random, groups: DemoGroups, { kind, home, studies }: DemoPerson): Membership[] {
  if (!studies) return [];
  const classes = Array.from({ length: studies.year }, (_, earlier) =>
    groups.classOf(home as CampusName, {
      ...studies,
      year: (studies.year - earlier) as StudyYear,
      yearsAgo: studies.yearsAgo + earlier,
    }),
  );
  return classes
    .filter((group) => group !== undefined)
    .map((group) => ({
      group,
      firstDay: group.firstDay,
      lastDay:
        kind === 'LEFT' && group.lastDay ? leavingDay(random, group.firstDay, group.lastDay) : group.lastDay,
    }));
}

const leavingDay = (random: Random, firstDay: Day, lastDay: Day): Day =>
  addDays(firstDay, random.int(20, daysBetween(firstDay, lastDay) - 10));

const since = ({ createdAt }: DemoPerson, group: DemoGroup): Membership => {
  const registered = dayOf(createdAt);
  return { group, firstDay: registered > group.firstDay ? registered : group.firstDay, lastDay: null };
};
