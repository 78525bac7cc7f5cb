import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { CampusName } from '#slices/regions/server/regions.demo.ts';
import { instantOn } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { DemoGroups } from './groups.demo.ts';

interface DemoTeacher {
  id: string;
  campus: CampusName;
}

/** Two teachers of the campus teach each class of now, taking turns. */
export async function seedGroupTeachers(
  demo: Demo,
  { classes }: DemoGroups,
  teachers: readonly DemoTeacher[],
): Promise<void> {
  const current = classes.filter(({ lastDay }) => lastDay === null);
  const rows = current.flatMap(({ id, campus, regionId, firstDay }, turn) => {
    const there = teachers.filter((teacher) => teacher.campus === campus);
    const two = [turn, turn + 1].map((place) => there[place % there.length]);
    return [...new Set(two)]
      .filter((teacher) => teacher !== undefined)
      .map((teacher) => ({ groupId: id, teacherId: teacher.id, regionId, since: instantOn(firstDay, 8) }));
  });
  await bulkInsert(demo.client, 'groupTeacher', rows);
}

/** The teacher who has an account also teaches the day class of the second year, so that they can evaluate it. */
export async function seedGroupOfTeacher(
  demo: Demo,
  { classes }: DemoGroups,
  { id: teacherId, campus }: DemoTeacher,
): Promise<void> {
  const taught = classes.filter(
    (one) => one.campus === campus && one.lastDay === null && one.studyYear === 2 && one.session === 'DAY',
  );
  await bulkInsert(
    demo.client,
    'groupTeacher',
    taught.map(({ id, regionId, firstDay }) => ({
      groupId: id,
      teacherId,
      regionId,
      since: instantOn(firstDay, 8),
    })),
  );
}
