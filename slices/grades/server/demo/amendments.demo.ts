import type { Insertable } from 'kysely';
import type { DB } from '#kit/db/db.generated.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { NO_PERCENT, percent, writtenPercent, type Percent } from '#kit/percent/percent.ts';
import type { DemoNotice } from '#slices/notifications/server/notifications.demo.ts';
import type { AmendmentStatus } from '../../rules/amendment.ts';
import type { PastCourse, PastStudent } from './past-courses.demo.ts';

/** What an absence had taken off when the grade was settled; it has been excused since. */
export const EXCUSED_SINCE = percent(2);

const ACCOUNT = 'student@berea.test';

/** At each campus one amendment waits and one was left; that of the student's account was accepted. */
export class AmendedGrades {
  readonly #newest = new Map<string, string>();
  readonly #turns = new Map<string, AmendmentStatus[]>();

  constructor(courses: readonly PastCourse[]) {
    for (const course of courses)
      for (const { email } of course.students) this.#newest.set(email, keyOf(course));
  }

  /** What became of the amendment that a grade has in the demo college, if it has one. */
  fateOf(
    course: Omit<PastCourse, 'students'>,
    student: PastStudent,
    deduction: Percent,
  ): AmendmentStatus | null {
    if (this.#newest.get(student.email) !== keyOf(course)) return null;
    if (student.email === ACCOUNT) return 'ACCEPTED';
    if (deduction === NO_PERCENT || student.email.endsWith('@berea.test')) return null;
    const turns = this.#turns.get(course.regionId) ?? ['LEFT', 'PENDING'];
    this.#turns.set(course.regionId, turns);
    return turns.pop() ?? null;
  }
}

const keyOf = ({ courseId, groupId }: { courseId: string; groupId: string }): string =>
  `${courseId} ${groupId}`;

export interface DemoAmendment {
  finalisationId: string;
  personId: string;
  regionId: string;
  courseId: string;
  status: AmendmentStatus;
  previous: Settled;
  now: Settled;
}

interface Settled {
  score: Percent;
  state: 'PASSED' | 'FAILED' | 'INCOMPLETE';
  deduction: Percent;
  steps: string;
}

const DAY_MS = 86_400_000;

/** Writes them with what was decided, and says whom that told. */
export async function seedAmendments(
  demo: Demo,
  amendments: readonly DemoAmendment[],
  { adminId }: { adminId: string },
): Promise<DemoNotice[]> {
  const random = demo.random.branch('amendments');
  const offeredAt = new Date(demo.now.getTime() - 4 * DAY_MS);
  const decidedAt = new Date(demo.now.getTime() - 3 * DAY_MS);
  const rows = amendments.map(({ finalisationId, personId, regionId, status, previous, now }) => ({
    id: random.id(offeredAt),
    finalisationId,
    personId,
    regionId,
    status,
    previousScore: previous.score,
    previousState: previous.state,
    previousDeduction: previous.deduction,
    score: now.score,
    state: now.state,
    deduction: now.deduction,
    steps: now.steps,
    createdAt: offeredAt,
    ...(status !== 'PENDING' && { decidedAt, decidedBy: adminId }),
  }));
  const decisions: Insertable<DB['gradeAmendmentDecision']>[] = rows.flatMap(
    ({ id: amendmentId, personId, regionId, status }) =>
      status === 'ACCEPTED' || status === 'LEFT'
        ? [
            {
              id: random.id(decidedAt),
              amendmentId,
              personId,
              regionId,
              status,
              adminComments: '',
              decidedAt,
              decidedBy: adminId,
              previousStatus: 'PENDING' as const,
              previousAdminComments: '',
            },
          ]
        : [],
  );
  await bulkInsert(
    demo.client,
    'gradeAmendment',
    rows.filter(({ status }) => status === 'PENDING'),
  );
  await bulkInsert(
    demo.client,
    'gradeAmendment',
    rows.filter(({ status }) => status !== 'PENDING'),
  );
  await bulkInsert(demo.client, 'gradeAmendmentDecision', decisions);
  const names = await courseNames(demo);
  return amendments
    .filter(({ status }) => status === 'ACCEPTED')
    .map(({ personId, regionId, courseId, previous, now }) => ({
      personId,
      regionId,
      name: 'finalGradeAmended',
      facts: {
        courseName: names.get(courseId) ?? '',
        previousGrade: `${writtenPercent(previous.score)}%`,
        grade: `${writtenPercent(now.score)}%`,
      },
      path: '/student/grades',
      at: decidedAt,
    }));
}

async function courseNames({ client }: Demo): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; name: string }>(
    `select course_id as id, name from course_text where locale = 'en'`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
