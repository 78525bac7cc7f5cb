import type { Insertable } from 'kysely';
import { addDays, type Day } from '#kit/calendar/day.ts';
import type { DB } from '#kit/db/db.generated.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { percent, writtenPercent, type Percent } from '#kit/percent/percent.ts';
import type { DemoNotice } from '#slices/notifications/server/notifications.demo.ts';
import type { AmendmentStatus } from '../../rules/amendment.ts';
import type { PastCourse, PastStudent } from './past-courses.demo.ts';

/** What an absence had taken off when the grade was settled; it has been excused since. */
export const EXCUSED_SINCE = percent(2);

const ACCOUNT = 'student@berea.test';

/** Grades that were settled before are not looked at any more. */
const RECENT_DAYS = 365;

/** What becomes of amendments: at each campus one waits and one was left, and that of the student's account was accepted. */
export class AmendmentFates {
  readonly #since: Day;
  readonly #left = new Map<string, AmendmentStatus[]>([[ACCOUNT, ['ACCEPTED']]]);

  constructor(today: Day) {
    this.#since = addDays(today, -RECENT_DAYS);
  }

  #leftFor({ regionId }: Course, { email }: PastStudent): AmendmentStatus[] {
    const key = email.endsWith('@berea.test') ? email : regionId;
    const left = this.#left.get(key) ?? (key === email ? [] : ['LEFT', 'PENDING']);
    this.#left.set(key, left);
    return left;
  }

  isOpenFor(course: Course, student: PastStudent): boolean {
    return course.lastDay > this.#since && this.#leftFor(course, student).length > 0;
  }

  take(course: Course, student: PastStudent): AmendmentStatus {
    return this.#leftFor(course, student).pop() ?? 'WITHDRAWN';
  }
}

type Course = Omit<PastCourse, 'students'>;

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
