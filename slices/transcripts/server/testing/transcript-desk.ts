import { randomUUID } from 'node:crypto';
import type { Browser } from '#testing/browser.ts';
import type { College, TestPerson } from '#testing/college.ts';

export interface Result {
  code?: string;
  name?: string;
  term?: string;
  credits?: number;
  kind?: 'CORE' | 'ELECTIVE';
  /** In percent. */
  grade?: number;
}

/** A campus that issues transcripts: its manager, a group, and students whose grades are final. */
export class TranscriptDesk {
  readonly college: College;
  readonly manager: Browser & { person: TestPerson };
  readonly regionId: string;
  readonly groupId: string;

  private constructor(
    college: College,
    manager: Browser & { person: TestPerson },
    places: { regionId: string; groupId: string },
  ) {
    this.college = college;
    this.manager = manager;
    this.regionId = places.regionId;
    this.groupId = places.groupId;
  }

  static async open(college: College, slug: string): Promise<TranscriptDesk> {
    const { id: regionId } = await college.region({ name: `Campus ${slug}`, slug, timeZone: 'Asia/Jakarta' });
    const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [regionId] });
    const { id: groupId } = await college.group({ regionId });
    return new TranscriptDesk(college, manager, { regionId, groupId });
  }

  student(): Promise<Browser & { person: TestPerson }> {
    return this.college.signedIn({ regionIds: [this.regionId], groupIds: [this.groupId] });
  }

  /** The grades of a course are final for one student. */
  async finalised(personId: string, result: Result = {}): Promise<void> {
    const {
      code = 'BIB-101',
      name = 'Romans',
      term = 'Autumn 2025',
      credits = 3,
      kind = 'CORE',
      grade = 84,
    } = result;
    const { owner } = this.college.database;
    const { id: courseId } = await this.college.course({ name, groupIds: [] });
    const finalisationId = randomUUID();
    await owner.query(
      `insert into finalisation (id, course_id, group_id, region_id, finalised_at) values ($1, $2, $3, $4, $5)`,
      [finalisationId, courseId, this.groupId, this.regionId, this.college.now()],
    );
    await owner.query(
      `insert into course_result (finalisation_id, person_id, region_id, course_id, group_id, code, teacher_name, term,
         first_day, last_day, credits, kind, score, state, parts, steps)
       values ($1, $2, $3, $4, $5, $6, 'Ruth Adler', $7, '2025-09-01', '2025-12-12', $8, $9, $10::integer,
         case when $10::integer >= 7000 then 'PASSED' else 'FAILED' end, '[]', '[]')`,
      [
        finalisationId,
        personId,
        this.regionId,
        courseId,
        this.groupId,
        code,
        term,
        credits,
        kind,
        grade * 100,
      ],
    );
  }
}
