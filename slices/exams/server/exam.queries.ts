import type { Percent } from '#kit/percent/percent.ts';
import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { holdsText } from '#kit/db/list.ts';
import { writtenOnce } from '#kit/db/written-once.ts';

/** Exams with their words in the language asked for, else in the course's own, else in any. */
const examsIn = (db: Db | Tx, locale: string) =>
  db
    .selectFrom('exam as e')
    .innerJoin('course as c', 'c.id', 'e.courseId')
    .innerJoin('courseText as own', (join) =>
      join.onRef('own.courseId', '=', 'c.id').onRef('own.locale', '=', 'c.locale'),
    )
    .leftJoin('courseText as wanted', (join) =>
      join.onRef('wanted.courseId', '=', 'c.id').on('wanted.locale', '=', locale),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('examText as t')
          .select(['t.locale', 't.title', 't.instructions'])
          .whereRef('t.examId', '=', 'e.id')
          .orderBy(sql`t.locale = ${locale}`, 'desc')
          .orderBy(sql`t.locale = c.locale`, 'desc')
          .orderBy('t.locale')
          .limit(1)
          .as('t'),
      (join) => join.onTrue(),
    )
    .select([
      'e.id',
      'e.courseId',
      'c.code as courseCode',
      sql<string>`coalesce(wanted.name, own.name)`.as('courseName'),
      'e.passMark',
      'e.allowedAttempts',
      'e.limitMinutes',
      'e.openBook',
      'e.shuffles',
      'e.review',
      sql<boolean>`e.archived_at is not null`.as('archived'),
      'e.version',
      't.locale',
      't.title',
      't.instructions',
    ]);

export type ExamRecord = Awaited<ReturnType<typeof findExams>>[number];

const exams = writtenOnce((db: Db, { ids, locale }: { ids: readonly string[]; locale: string }) =>
  examsIn(db, locale).where('e.id', '=', anyId(ids)),
);

export const findExams = (db: Db | Tx, ids: readonly string[], locale: string) => exams(db, { ids, locale });

export const findExam = async (db: Db | Tx, id: string, locale: string): Promise<ExamRecord | null> =>
  (await findExams(db, [id], locale))[0] ?? null;

export const findExamsOfCourse = (db: Db, courseId: string, locale: string): Promise<ExamRecord[]> =>
  examsIn(db, locale)
    .where('e.courseId', '=', courseId)
    .where('e.archivedAt', 'is', null)
    .orderBy('e.createdAt')
    .orderBy('e.id')
    .execute();

/** How many exams courses have, also those that were taken out. */
export const countExams = (db: Db, courseIds: readonly string[]) =>
  db
    .selectFrom('exam as e')
    .select('e.courseId as id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('e.courseId', '=', anyId(courseIds))
    .groupBy('e.courseId')
    .execute();

interface TaughtExamsParams {
  reach: readonly string[] | null;
  locale: string;
  /** None for all. */
  search: string;
  max: number;
}

/** A course and an exam are found by their names in whatever language the screen speaks. */
const TEXTS = sql`app.search_form(c.code)
  || (select string_agg(t.search_text, '') from course_text t where t.course_id = c.id)
  || coalesce((select string_agg(app.search_form(t.title), '') from exam_text t where t.exam_id = e.id), '')`;

/** The exams of the courses that groups of some campuses are taught, or any group; by course, the oldest first. */
export const findTaughtExams = (
  db: Db,
  { reach, locale, search, max }: TaughtExamsParams,
): Promise<ExamRecord[]> =>
  examsIn(db, locale)
    .where('e.archivedAt', 'is', null)
    .where('c.archivedAt', 'is', null)
    .$if(search !== '', (query) => query.where(holdsText(search, TEXTS)))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('courseGroup as taught')
          .innerJoin('studentGroup as g', 'g.id', 'taught.groupId')
          .select('taught.groupId')
          .whereRef('taught.courseId', '=', 'e.courseId')
          .where('g.archivedAt', 'is', null)
          .$if(reach !== null, (query) => query.where('taught.regionId', '=', anyId(reach ?? []))),
      ),
    )
    .orderBy('c.code')
    .orderBy('e.createdAt')
    .orderBy('e.id')
    .limit(max)
    .execute();

export const findPassMark = async (db: Db | Tx, examId: string): Promise<Percent> =>
  (await db.selectFrom('exam').select('passMark').where('id', '=', examId).executeTakeFirstOrThrow())
    .passMark;

export const findExamTexts = (db: Db, examIds: readonly string[]) =>
  db
    .selectFrom('examText')
    .select(['examId', 'locale', 'title', 'instructions'])
    .where('examId', '=', anyId(examIds))
    .orderBy('locale')
    .execute();
