import { addDays, type Day } from '#kit/calendar/day.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import { instantOn } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { readGift } from '#slices/exams/rules/authoring/gift.ts';
import { withOpaqueNames } from '#slices/exams/rules/authoring/opaque-names.ts';
import { seedAttempts } from './attempts.demo.ts';
import { PLANNED_EXAMS, type DemoExam, type DemoQuestion, type PlannedExam } from './exam-plan.demo.ts';
import { scheduleOf } from './exam-times.demo.ts';
import { DEMO_MAP } from './map-of.demo.ts';
import { writeDemoMap } from './write-demo-map.ts';

interface CourseOffering {
  groupId: string;
  regionId: string;
  firstDay: Day;
  lastDay: Day | null;
}

interface TaughtCourse {
  id: string;
  code: string;
  name: string;
  /** In other languages. */
  names?: Readonly<Record<string, string>>;
  courseOfferings: readonly CourseOffering[];
}

/** What a question is worth, by how much there is to answer. */
const POINTS = {
  SINGLE_CHOICE: 2,
  TRUE_FALSE: 1,
  FILL_IN: 2,
  MULTIPLE_CHOICE: 3,
  MATCHING: 4,
  ESSAY: 8,
} as const;

/** The exams of the demo college, when its classes sit them, and how that went. */
export async function seedExams(demo: Demo, courses: readonly TaughtCourse[]): Promise<void> {
  const random = demo.random.branch('exams');
  const writtenAt = instantOn(addDays(demo.today, -780), 9);
  const planned = PLANNED_EXAMS.flatMap((plan) => {
    const course = courses.find(({ code }) => code === plan.code);
    return course ? [{ plan, course, id: random.id(writtenAt) }] : [];
  });
  await bulkInsert(
    demo.client,
    'exam',
    planned.map(({ id, course, plan }) => ({
      id,
      courseId: course.id,
      limitMinutes: plan.limitMinutes,
      openBook: plan.openBook ?? false,
      review: plan.review ?? 'AFTER_LAST',
      createdAt: writtenAt,
    })),
  );
  await bulkInsert(
    demo.client,
    'examText',
    planned.flatMap(({ id, course, plan }) =>
      Object.entries({ ...titlesOf(course), ...plan.titles }).map(([locale, title]) => ({
        examId: id,
        locale,
        title,
      })),
    ),
  );
  const { rows } = await demo.client.query<{ id: string; zone: string }>(
    'select id, time_zone as zone from region',
  );
  const zones = new Map(rows.map(({ id, zone }) => [id, zone]));
  await seedMap(demo, writtenAt);
  const exams: DemoExam[] = [];
  for (const { id, course, plan } of planned)
    exams.push({
      ...plan,
      id,
      questions: await seedQuestions(demo, id, plan, writtenAt),
      schedules: course.courseOfferings.map((courseOffering) => ({
        groupId: courseOffering.groupId,
        regionId: courseOffering.regionId,
        ...scheduleOf(plan.sitting, courseOffering, {
          now: demo.now,
          timeZone: zones.get(courseOffering.regionId) ?? 'UTC',
        }),
      })),
    });
  await bulkInsert(
    demo.client,
    'examGroup',
    exams.flatMap(({ id: examId, schedules }) => schedules.map((schedule) => ({ examId, ...schedule }))),
  );
  await seedAttempts(demo, exams);
}

/** The map that a question shows. It is drawn when the server has started: the database is filled without the store. */
const TITLES: Readonly<Record<string, (course: string) => string>> = {
  de_DE: (course) => `${course}: Abschlussprüfung`,
  es_MX: (course) => `${course}: examen final`,
  id_ID: (course) => `${course}: ujian akhir`,
};

/** In every language that the name of the course is known in. */
const titlesOf = ({ name, names = {} }: TaughtCourse): Record<string, string> => ({
  en: `${name}: final exam`,
  ...Object.fromEntries(
    Object.entries(names).flatMap(([locale, course]) => {
      const title = TITLES[locale]?.(course);
      return title ? [[locale, title]] : [];
    }),
  ),
});

async function seedMap({ client }: Demo, keptAt: Date): Promise<void> {
  await bulkInsert(client, 'questionImage', [{ ...DEMO_MAP, keptAt }]);
  await client.query(`select app.enqueue($1, '{}'::json, null, null, 10)`, [writeDemoMap.name]);
}

/** The questions of one exam, in every language it is written in: what is at the same place is the same question. */
async function seedQuestions(
  { client, random: trunk }: Demo,
  examId: string,
  { code, questions: texts, map }: PlannedExam,
  writtenAt: Date,
): Promise<DemoQuestion[]> {
  const random = trunk.branch(`questions of ${code}`);
  const read = Object.entries(texts).map(([locale, text]) => ({
    locale,
    questions: readGift(text).questions,
  }));
  const made = (read[0]?.questions ?? []).map(({ title, key: written }, index) => {
    const { key, texts: inAll } = withOpaqueNames(
      {
        key: written,
        texts: read.flatMap(({ locale, questions }) => {
          const question = questions[index];
          return question ? [{ locale, ...question }] : [];
        }),
      },
      new Set(),
      () => random.int(0, 2 ** 40).toString(36),
    );
    const [{ options, matches } = { options: [], matches: [] }] = inAll;
    const accepted = inAll.flatMap((one) => (one.key.kind === 'FILL_IN' ? one.key.accepted : []));
    return {
      id: random.id(writtenAt),
      versionId: random.id(writtenAt),
      category: title,
      points: POINTS[key.kind],
      key: key.kind === 'FILL_IN' ? { kind: key.kind, accepted } : key,
      ease: random.next(),
      options: options.map(({ id }) => id),
      matches: matches.map(({ id }) => id),
      inAll,
      position: index + 1,
      showsMap: map !== undefined && index + 1 === read[0]?.questions.length,
    };
  });
  await bulkInsert(
    client,
    'question',
    made.map(({ id, category, position }) => ({ id, examId, category, position, createdAt: writtenAt })),
  );
  await bulkInsert(
    client,
    'questionVersion',
    made.map(({ id, versionId, key: { kind }, points, showsMap }) => ({
      id: versionId,
      questionId: id,
      number: 1,
      kind,
      points,
      imageId: showsMap ? DEMO_MAP.id : null,
      writtenAt,
    })),
  );
  await bulkInsert(
    client,
    'questionText',
    made.flatMap(({ versionId, inAll, showsMap }) =>
      inAll.map(({ locale, words, options, matches }) => ({
        versionId,
        locale,
        words,
        imageAlt: showsMap ? (map?.[locale] ?? '') : '',
        options: JSON.stringify(options),
        matches: JSON.stringify(matches),
      })),
    ),
  );
  await bulkInsert(
    client,
    'questionKey',
    made.map(({ versionId, key, inAll }) => ({
      versionId,
      key: JSON.stringify(key),
      explanations: JSON.stringify(
        Object.fromEntries(inAll.map(({ locale, explanation }) => [locale, explanation])),
      ),
    })),
  );
  return made;
}
