import { randomUUID } from 'node:crypto';
import type { Browser } from '#testing/browser.ts';
import type { College, TestPerson } from '#testing/college.ts';

const DAY_MS = 86_400_000;

interface Places {
  regionId: string;
  groupId: string;
  courseId: string;
  courseOfferingId: string;
}

export interface PartFacts {
  title?: string;
  /** Days from now; below zero, the deadline has passed. */
  dueInDays?: number;
}

/** A course that a group takes, with exams and assignments whose grades are known. */
export class GradedCourse implements Places {
  readonly college: College;
  readonly regionId: string;
  readonly groupId: string;
  readonly courseId: string;
  readonly courseOfferingId: string;

  private constructor(college: College, places: Places) {
    this.college = college;
    this.regionId = places.regionId;
    this.groupId = places.groupId;
    this.courseId = places.courseId;
    this.courseOfferingId = places.courseOfferingId;
  }

  static async open(
    college: College,
    { regionId, teacherId }: { regionId?: string; teacherId?: string } = {},
  ): Promise<GradedCourse> {
    const region = regionId ?? (await college.region({ timeZone: 'Asia/Jakarta' })).id;
    const { id: groupId } = await college.group({ regionId: region });
    const { id: courseId } = await college.course({ groupIds: [groupId], ...(teacherId && { teacherId }) });
    const { rows } = await college.database.owner.query<{ id: string }>(
      `update course_group set term = 'Spring 2026' where course_id = $1 and group_id = $2 returning id`,
      [courseId, groupId],
    );
    return new GradedCourse(college, {
      regionId: region,
      groupId,
      courseId,
      courseOfferingId: rows[0]?.id ?? '',
    });
  }

  student(): Promise<Browser & { person: TestPerson }> {
    return this.college.signedIn({ regionIds: [this.regionId], groupIds: [this.groupId] });
  }

  manager(): Promise<Browser & { person: TestPerson }> {
    return this.college.signedIn({ roles: ['user', 'manager'], regionIds: [this.regionId] });
  }

  /** Lets the course have ended yesterday. */
  async end(): Promise<void> {
    await this.#write(`update course_group set last_day = $2 where id = $1`, [
      this.courseOfferingId,
      new Date(this.college.now().getTime() - 2 * DAY_MS).toISOString().slice(0, 10),
    ]);
  }

  async exam({ title = 'Final exam', dueInDays = 7 }: PartFacts = {}): Promise<string> {
    const id = randomUUID();
    await this.#write('insert into exam (id, course_id, limit_minutes) values ($1, $2, 600)', [
      id,
      this.courseId,
    ]);
    await this.#write(`insert into exam_text (exam_id, locale, title) values ($1, 'en', $2)`, [id, title]);
    await this.#write(
      `insert into exam_group (exam_id, group_id, region_id, opens_at, deadline)
       values ($1, $2, $3, '2025-01-05', $4)`,
      [id, this.groupId, this.regionId, this.#inDays(dueInDays)],
    );
    return id;
  }

  /** More time for a student in every exam, until an instant. */
  async accommodate(personId: string, extraPercent: number, endsAt: Date): Promise<void> {
    await this.#write(
      `insert into exam_accommodation (person_id, extra_percent, extra_attempts, reason, last_day, ends_at, granted_at)
       values ($1, $2, 1, '', $3::timestamptz::date, $3, now())`,
      [personId, extraPercent, endsAt],
    );
  }

  async assignment({
    title = 'Essay',
    dueInDays = 7,
    kind = 'GRADED',
  }: PartFacts & { kind?: 'GRADED' | 'COMPLETION' } = {}): Promise<string> {
    const id = randomUUID();
    await this.#write('insert into assignment (id, course_id, kind) values ($1, $2, $3)', [
      id,
      this.courseId,
      kind,
    ]);
    await this.#write(`insert into assignment_text (assignment_id, locale, title) values ($1, 'en', $2)`, [
      id,
      title,
    ]);
    await this.#write(
      'insert into assignment_group (assignment_id, group_id, region_id, due_at) values ($1, $2, $3, $4)',
      [id, this.groupId, this.regionId, this.#inDays(dueInDays)],
    );
    return id;
  }

  /** A user sat an exam and reached so many percent. */
  async sat(examId: string, personId: string, percent: number): Promise<void> {
    await this.#write(
      `insert into exam_attempt (id, exam_id, person_id, group_id, region_id, number, locale, asked, device_id, started_at,
         deadline, last_seen_at, ended_at, ending, score, passed)
       select $1, $2, $3, $4, $5, 1 + count(*), 'en', '[]', $1, $6, $6, $6, $6, 'SUBMITTED', $7, $7 >= 7000
       from exam_attempt where exam_id = $2 and person_id = $3`,
      [randomUUID(), examId, personId, this.groupId, this.regionId, this.college.now(), percent * 100],
    );
  }

  /** A user's work was graded: so many percent, or complete or not. */
  async graded(assignmentId: string, personId: string, grade: number | boolean): Promise<void> {
    const [score, complete] = typeof grade === 'number' ? [grade * 100, null] : [null, grade];
    await this.#write(
      `insert into submission (assignment_id, person_id, group_id, region_id, submitted_at, graded_at, score, complete)
       values ($1, $2, $3, $4, $5, $5, $6, $7)`,
      [assignmentId, personId, this.groupId, this.regionId, this.college.now(), score, complete],
    );
  }

  #inDays(days: number): Date {
    return new Date(this.college.now().getTime() + days * DAY_MS);
  }

  async #write(statement: string, values: readonly unknown[]): Promise<void> {
    await this.college.database.owner.query(statement, [...values]);
  }
}
