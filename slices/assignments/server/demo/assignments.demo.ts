import { addDays, type Day } from '#kit/calendar/day.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import { instantIn, instantOn } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { DEMO_COMMENTS, PLANNED_ASSIGNMENTS } from './assignment-plan.demo.ts';
import { seedSubmissions, type DemoAssignment } from './submissions.demo.ts';
import { writeDemoEssays } from './write-demo-essays.ts';

interface TaughtCourse {
  id: string;
  code: string;
  courseOfferings: readonly CourseOffering[];
}

interface CourseOffering {
  groupId: string;
  regionId: string;
  firstDay: Day;
  lastDay: Day | null;
}

const LAST_MINUTE = '23:59';

/** The assignments of the demo college, when its classes hand them in, and what they have handed in. */
export async function seedAssignments(
  demo: Demo,
  courses: readonly TaughtCourse[],
  { adminId }: { adminId: string },
): Promise<void> {
  const random = demo.random.branch('assignments');
  const writtenAt = instantOn(addDays(demo.today, -770), 9);
  const planned = PLANNED_ASSIGNMENTS.flatMap((plan) => {
    const course = courses.find(({ code }) => code === plan.course);
    return course ? [{ plan, course, id: random.id(writtenAt) }] : [];
  });
  await bulkInsert(
    demo.client,
    'assignment',
    planned.map(({ id, course, plan: { kind } }) => ({
      id,
      courseId: course.id,
      kind,
      createdAt: writtenAt,
    })),
  );
  await bulkInsert(
    demo.client,
    'assignmentText',
    planned.flatMap(({ id, plan: { title, german, spanish, content } }) => [
      { assignmentId: id, locale: 'en', title, content },
      { assignmentId: id, locale: 'de_DE', title: german, content },
      { assignmentId: id, locale: 'es_MX', title: spanish, content },
    ]),
  );
  const { rows } = await demo.client.query<{ id: string; zone: string }>(
    'select id, time_zone as zone from region',
  );
  const zones = new Map(rows.map(({ id, zone }) => [id, zone]));
  const assignments: DemoAssignment[] = planned.map(({ id, course, plan }) => ({
    id,
    course: plan.course,
    title: plan.title,
    kind: plan.kind,
    dues: course.courseOfferings.map((courseOffering) => ({
      groupId: courseOffering.groupId,
      regionId: courseOffering.regionId,
      dueAt: instantIn(
        zones.get(courseOffering.regionId) ?? 'UTC',
        dueDayOf(demo, plan.dueInDays, courseOffering),
        LAST_MINUTE,
      ),
    })),
  }));
  await bulkInsert(
    demo.client,
    'assignmentGroup',
    assignments.flatMap(({ id: assignmentId, dues }) => dues.map((due) => ({ assignmentId, ...due }))),
  );
  await bulkInsert(
    demo.client,
    'bankComment',
    DEMO_COMMENTS.map((words) => ({
      id: random.id(writtenAt),
      personId: adminId,
      words,
      createdAt: writtenAt,
    })),
  );
  await seedSubmissions(demo, assignments, adminId);
  await demo.client.query(`select app.enqueue($1, '{}'::json, null, null, 10)`, [writeDemoEssays.name]);
}

const isGoingOn = ({ firstDay, lastDay }: CourseOffering, today: Day): boolean =>
  firstDay <= today && (lastDay === null || lastDay >= today);

/** A class of now by the plan; one whose term is over a week before its end, one that has not begun a month after that. */
function dueDayOf({ today }: Demo, dueInDays: number, courseOffering: CourseOffering): Day {
  const { firstDay, lastDay } = courseOffering;
  if (isGoingOn(courseOffering, today)) return addDays(today, dueInDays);
  return lastDay !== null && lastDay < today ? addDays(lastDay, -7) : addDays(firstDay, 30);
}
