import { randomUUID } from 'node:crypto';
import type { Browser } from '#testing/browser.ts';
import type { GradedCourse } from './graded-course.ts';

/** A term around now that forgives one absence, each more costs 3 percent; and a student who misses classes of the course's group. */
export class LeaveChain {
  readonly course: GradedCourse;
  readonly personId: string;
  readonly #admin: Browser;

  private constructor(course: GradedCourse, personId: string, admin: Browser) {
    this.course = course;
    this.personId = personId;
    this.#admin = admin;
  }

  static async open(course: GradedCourse, personId: string): Promise<LeaveChain> {
    const admin = await course.college.signedIn({ roles: ['user', 'admin'], regionIds: [course.regionId] });
    const chain = new LeaveChain(course, personId, admin);
    await chain.#query(
      `with schema as (insert into attendance_schema (name) values ('Day') returning id),
       policy as (insert into attendance_policy (schema_id, first_day, minutes_late_threshold, grace_absents_per_term,
         grace_lates_per_term, absence_deduction, late_deduction) select id, '2000-01-01', 15, 1, 2, 300, 100 from schema),
       term as (insert into attendance_term (schema_id, name, first_day, last_day)
         select id, 'This term', $3::date - 400, $3::date + 400 from schema),
       type as (insert into leave_type (schema_id, names) select id, '{"en": "Illness"}' from schema)
       insert into group_schema (group_id, region_id, schema_id) select $1, $2, id from schema`,
      [course.groupId, course.regionId, course.college.now()],
    );
    return chain;
  }

  /** Away on a day some days ago. */
  async absence(daysAgo: number): Promise<void> {
    const { regionId, groupId, college } = this.course;
    await this.#query(
      `with session as (insert into class_session (region_id, group_id, starts_at, ends_at, roll_taken_at, roll_person_ids)
         values ($1, $2, $4::timestamptz - $5 * interval '1 day', $4::timestamptz - $5 * interval '1 day' + interval '1 hour', $4, array[$3::uuid])
         returning id)
       insert into attendance_mark (session_id, person_id, region_id, kind, taken_at) select id, $3, $1, 'ABSENT', $4 from session`,
      [regionId, groupId, this.personId, college.now(), daysAgo],
    );
  }

  /** The student asks for leave, from some days ago to fewer days ago. */
  async ask(from: number, to: number): Promise<void> {
    const { regionId, groupId, college } = this.course;
    await this.#query(
      `insert into leave_request (region_id, group_id, person_id, type_id, first_day, last_day, reason)
       select $1, $2, $3, t.id, $4::date - $5::int - 1, $4::date - $6::int + 1, 'Flu' from leave_type t
       where t.schema_id = (select schema_id from group_schema where group_id = $2)`,
      [regionId, groupId, this.personId, college.now(), from, to],
    );
  }

  /** An admin decides about it; answered with the decision. */
  async decide(status: 'APPROVED' | 'ACKNOWLEDGED'): Promise<string> {
    const { rows } = await this.#query<{ id: string; version: number }>(
      'select id, version from leave_request where person_id = $1',
      [this.personId],
    );
    const decisionId = randomUUID();
    await this.#call(
      `mutation decide($decisionId: ID!, $id: ID!, $version: Int!, $status: LeaveDecision!) {
        decideLeaveRequest(decisionId: $decisionId, requestId: $id, version: $version, status: $status, adminComments: "") {
          _id } }`,
      { decisionId, id: rows[0]?.id, version: rows[0]?.version, status },
    );
    return decisionId;
  }

  undo(decisionId: string): Promise<void> {
    return this.#call('mutation undo($id: ID!) { undoLeaveDecision(decisionId: $id) { _id } }', {
      id: decisionId,
    });
  }

  async #call(document: string, variables: Record<string, unknown>): Promise<void> {
    const { errors } = await this.#admin.call(document, variables);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
  }

  #query<Row extends object>(text: string, values: unknown[]) {
    return this.course.college.database.owner.query<Row>(text, values);
  }
}
