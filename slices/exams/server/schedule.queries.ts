import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import type { RowOf } from '#kit/db/rows.ts';
import type { Context } from '#kit/graphql/context.ts';

const COLUMNS = [
  'examId',
  'groupId',
  'regionId',
  'opensAt',
  'deadline',
  'closesAt',
  // Within which a student who has left may come back; 0 where leaving is the end.
  'returnSeconds',
  'version',
] as const;

export type ScheduleRecord = Pick<RowOf<'examGroup'>, (typeof COLUMNS)[number]>;

export async function findGroupOfExam(tx: Tx, examId: string, groupId: string) {
  const taught = await tx
    .selectFrom('courseGroup as g')
    .innerJoin('exam as e', 'e.courseId', 'g.courseId')
    .select('g.regionId')
    .where('e.id', '=', examId)
    .where('g.groupId', '=', groupId)
    .forNoKeyUpdate('g')
    .executeTakeFirst();
  if (!taught) return null;
  const [schedule] = await findSchedules(tx, [examId]).then((all) =>
    all.filter((one) => one.groupId === groupId),
  );
  const { version = null, returnSeconds = 0 } = schedule ?? {};
  return { regionId: taught.regionId, version, returnSeconds };
}

export const findSchedules = (db: Db | Tx, examIds: readonly string[]): Promise<ScheduleRecord[]> =>
  db
    .selectFrom('examGroup')
    .select(COLUMNS)
    .where('examId', '=', anyId(examIds))
    .orderBy('deadline')
    .orderBy('groupId')
    .execute();

export const storeSchedule = (
  tx: Tx,
  { examId, groupId, regionId, ...times }: Omit<ScheduleRecord, 'version'>,
): Promise<ScheduleRecord> =>
  tx
    .insertInto('examGroup')
    .values({ examId, groupId, regionId, ...times })
    .onConflict((conflict) =>
      conflict
        .columns(['examId', 'groupId'])
        .doUpdateSet((eb) => ({ ...times, version: eb('examGroup.version', '+', 1) })),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

interface OwnSchedules {
  personId: string;
  locale: string;
  now: Date;
  examId: string;
}

const ownSchedules = (isInApp: boolean) =>
  writtenOnce((db: Db, { personId, locale, now, examId }: OwnSchedules) =>
    db
      .selectFrom('examGroup as s')
      .innerJoin('exam as e', 'e.id', 's.examId')
      .innerJoin('course as c', 'c.id', 'e.courseId')
      .innerJoin('courseText as own', (join) =>
        join.onRef('own.courseId', '=', 'c.id').onRef('own.locale', '=', 'c.locale'),
      )
      .leftJoin('courseText as wanted', (join) =>
        join.onRef('wanted.courseId', '=', 'c.id').on('wanted.locale', '=', locale),
      )
      .innerJoin('studentGroup as g', 'g.id', 's.groupId')
      .innerJoin('groupMember as m', 'm.groupId', 's.groupId')
      .innerJoin('region as r', 'r.id', 's.regionId')
      .distinctOn('s.examId')
      .select([
        's.examId',
        's.groupId',
        's.regionId',
        's.opensAt',
        's.deadline',
        's.closesAt',
        's.returnSeconds',
        // An exam that is not whole in the student's language is sat in this one.
        'c.locale as courseLocale',
        'c.code as courseCode',
        sql<string>`coalesce(wanted.name, own.name)`.as('courseName'),
        'r.timeZone',
        'g.companionApp',
      ])
      .where('m.personId', '=', personId)
      .where('s.examId', '=', examId)
      .where('e.archivedAt', 'is', null)
      .where('c.archivedAt', 'is', null)
      .where('c.hidden', '=', false)
      .where('g.archivedAt', 'is', null)
      .where(
        sql<boolean>`${dayInZone(now, 'r.timeZone')} between m.first_day and coalesce(m.last_day, 'infinity')`,
      )
      .orderBy('s.examId')
      // A student in a group of the app, and in another, sits with the former there.
      .$if(isInApp, (query) => query.orderBy('g.companionApp', 'desc'))
      .orderBy('s.deadline', 'desc'),
  );

const ownOnWeb = ownSchedules(false);
const ownInApp = ownSchedules(true);

export type OwnSchedule = Awaited<ReturnType<typeof findOwnSchedules>>[number];

/** When a person sits an exam with the groups they are in today: once, with its latest deadline, or not at all. */
export const findOwnSchedules = (
  db: Db,
  { app, ...asker }: { personId: string; locale: string; now: Date; app: Context['app'] },
  examId: string,
) => (app === 'companion' ? ownInApp : ownOnWeb)(db, { ...asker, examId });
