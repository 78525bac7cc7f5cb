import { addDays, yearOf, type Day } from '#kit/calendar/day.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import { instantOn } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { cleanRichText } from '#kit/rich-text/clean-rich-text.ts';
import { CATALOGUE, type CatalogueEntry, type Term } from './catalogue.demo.ts';
import { outlineOf } from './outline-of.demo.ts';
import { DEMO_OUTLINES, writeDemoOutlines } from './write-demo-outlines.ts';

/** A class as far as its courses depend on it. */
interface TaughtGroup {
  id: string;
  regionId: string;
  studyYear: number | null;
  firstDay: Day;
}

export interface DemoCourse extends CatalogueEntry {
  id: string;
  /** The groups that take it, and when. */
  courseOfferings: readonly { groupId: string; regionId: string; firstDay: Day; lastDay: Day | null }[];
}

interface Around {
  groups: readonly TaughtGroup[];
  teachers: readonly { id: string }[];
  /** The one with an account: teaches on their own campus alone. */
  facilitator: { id: string };
  categories: ReadonlyMap<string, string>;
}

/** When each term begins and ends, counted from the first day of September. */
const TERMS: Readonly<Record<Term, { name: string; from: number; to: number; isNextYear: boolean }>> = {
  AUTUMN: { name: 'Autumn', from: 6, to: 101, isNextYear: false },
  WINTER: { name: 'Winter', from: 131, to: 205, isNextYear: true },
  SPRING: { name: 'Spring', from: 216, to: 290, isNextYear: true },
};

/** What the facilitator teaches, one course a term: the exam of the first asks for essays, and was sat a few days ago. */
const OF_FACILITATOR: readonly string[] = ['MN 201', 'MN 202', 'MN 203'];

/** What stays with its graduates, to read and watch. */
const FOR_ALUMNI: ReadonlySet<string> = new Set([
  'BI 101',
  'BI 102',
  'BI 104',
  'BI 201',
  'ST 101',
  'LF 103',
  'TH 102',
  'MN 201',
  'CH 301',
]);

/** What the demo college teaches, written a year before the oldest class of now began. */
export async function seedCourses(
  demo: Demo,
  { groups, teachers, facilitator, categories }: Around,
): Promise<DemoCourse[]> {
  const random = demo.random.branch('courses');
  const writtenAt = instantOn(addDays(demo.today, -800), 9);
  const courses = CATALOGUE.map((entry) => ({
    ...entry,
    id: random.id(writtenAt),
    courseOfferings: groups
      .filter(({ studyYear }) => studyYear === entry.year)
      .map((group) => ({ groupId: group.id, regionId: group.regionId, ...daysOf(entry, group) })),
  }));
  await bulkInsert(
    demo.client,
    'course',
    courses.map(({ id, code, category, credits, kind }, at) => ({
      id,
      code,
      locale: 'en',
      teacherId: (OF_FACILITATOR.includes(code) ? facilitator : teachers[at % teachers.length])?.id ?? null,
      categoryId: categories.get(category) ?? null,
      credits,
      kind,
      forAlumni: FOR_ALUMNI.has(code),
      createdAt: writtenAt,
    })),
  );
  await seedTexts(demo, courses);
  await seedCourseOfferings(demo, courses);
  await letTeachersAct(demo, facilitator);
  await demo.client.query(`select app.enqueue($1, '{}'::json, null, null, 10)`, [writeDemoOutlines.name]);
  return courses;
}

/** The free course is always open; the others follow the terms of the year a class is in. */
function daysOf({ year, term }: CatalogueEntry, { firstDay }: TaughtGroup) {
  if (year === null) return { term: '', firstDay, lastDay: null };
  const { name, from, to, isNextYear } = TERMS[term];
  const calendarYear = yearOf(firstDay) + (isNextYear ? 1 : 0);
  return {
    term: `${name} ${calendarYear}`,
    firstDay: addDays(firstDay, from),
    lastDay: addDays(firstDay, to),
  };
}

/** Those who teach a course answer for it on every campus that takes it. */
async function letTeachersAct(demo: Demo, facilitator: { id: string }): Promise<void> {
  await demo.client.query(
    `insert into teacher_region (teacher_id, region_id, given_at)
     select c.teacher_id, g.region_id, min(g.created_at) from course c
     join teacher t on t.id = c.teacher_id
     join course_group g on g.course_id = c.id and g.region_id <> t.region_id
     where t.id <> $1 group by c.teacher_id, g.region_id`,
    [facilitator.id],
  );
}

async function seedTexts(demo: Demo, courses: readonly DemoCourse[]): Promise<void> {
  const english = courses.map((course) => ({
    courseId: course.id,
    locale: 'en',
    name: course.name,
    description: cleanRichText(`<p>${course.description}</p>`),
    outlineKey: `${DEMO_OUTLINES}${course.id}`,
    outlineName: `${course.code} ${course.name}.pdf`,
    outlineBytes: outlineOf(course).length,
  }));
  const others = courses.flatMap(({ id, names = {}, descriptions = {} }) =>
    Object.entries(names).map(([locale, name]) => ({
      courseId: id,
      locale,
      name,
      description: descriptions[locale] ? cleanRichText(`<p>${descriptions[locale]}</p>`) : '',
      outlineKey: null,
      outlineName: null,
      outlineBytes: null,
    })),
  );
  await bulkInsert(demo.client, 'courseText', [...english, ...others]);
}

async function seedCourseOfferings(demo: Demo, courses: readonly DemoCourse[]): Promise<void> {
  const random = demo.random.branch('teachings');
  const positions = new Map<string, number>();
  const rows = courses.flatMap(({ id, courseOfferings }) =>
    courseOfferings.map((courseOffering) => {
      const position = (positions.get(courseOffering.groupId) ?? 0) + 1;
      positions.set(courseOffering.groupId, position);
      const createdAt = instantOn(addDays(courseOffering.firstDay, -90), 8);
      return { ...courseOffering, id: random.id(createdAt), courseId: id, position, createdAt };
    }),
  );
  await bulkInsert(demo.client, 'courseGroup', rows);
}
