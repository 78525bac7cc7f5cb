import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { CampusName, DemoPerson, StudyYear } from '#kit/demo/college.ts';
import { addDays, dayOf, daysBetween, type Day } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { DemoGroup, DemoGroups, NamedGroup } from './groups.demo.ts';

interface Membership {
  group: DemoGroup;
  personId: string;
  firstDay: Day;
  lastDay: Day | null;
}

/** Puts everybody who studies into the classes they have been in, and whoever signed up into the free course. */
export async function seedMembers(
  demo: Demo,
  groups: DemoGroups,
  people: readonly DemoPerson[],
  alsoIn: ReadonlyMap<string, readonly NamedGroup[]>,
): Promise<void> {
  const random = demo.random.branch('group members');
  const memberships = people.flatMap((person): Membership[] => {
    const { id: personId, kind, status, createdAt } = person;
    const joins = (group: DemoGroup): Membership => ({
      group,
      personId,
      firstDay: laterDay(group.firstDay, dayOf(createdAt)),
      lastDay: null,
    });
    if (kind === 'ONLINE') return status === 'UNVERIFIED' ? [] : [joins(groups.freeCourse)];
    const named = (alsoIn.get(person.email) ?? []).map((name) => joins(groups[name]));
    return [...classesOf(groups, person), ...named].map((membership) =>
      kind === 'LEFT' ? { ...membership, lastDay: leavingDay(membership) } : membership,
    );
    function leavingDay({ group }: Membership): Day {
      return addDays(
        group.firstDay,
        random.int(20, daysBetween(group.firstDay, group.lastDay ?? demo.today) - 10),
      );
    }
  });
  await bulkInsert(
    demo.client,
    'groupMember',
    memberships.map(({ group, ...days }) => ({ groupId: group.id, regionId: group.regionId, ...days })),
  );
}

/** The class of now or the last one, and before it the class of each earlier year, as far back as there are classes. */
function classesOf(groups: DemoGroups, { id, home, studies }: DemoPerson): Membership[] {
  if (!studies) return [];
  return Array.from({ length: studies.year }, (_, earlier) =>
    groups.classOf(home as CampusName, {
      ...studies,
      year: (studies.year - earlier) as StudyYear,
      yearsAgo: studies.yearsAgo + earlier,
    }),
  ).flatMap((group) =>
    group ? [{ group, personId: id, firstDay: group.firstDay, lastDay: group.lastDay }] : [],
  );
}

const laterDay = (a: Day, b: Day): Day => (a > b ? a : b);
