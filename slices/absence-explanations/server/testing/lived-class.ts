import { randomUUID } from 'node:crypto';
import type { Day } from '#kit/calendar/day.ts';
import { takeRoll } from '#slices/attendance/server/testing/class-with-roll.ts';
import { said } from '#slices/attendance/server/testing/desk.ts';
import { LeaveDesk } from '#slices/leave-requests/server/testing/leave-desk.ts';
import type { Browser } from '#testing/browser.ts';
import type { College, TestPerson } from '#testing/college.ts';
import type { OracleSession } from '../../rules/testing/attendance-oracle.ts';
import type { Happening, OraclePolicy } from '../../rules/testing/history.ts';
import { AbsenceDesk } from './absence-desk.ts';

type SignedIn = Browser & { person: TestPerson };

const SET_POLICY = `mutation setAttendancePolicy($schemaId: ID!, $version: Int!, $termId: ID, $policyInput: AttendancePolicyInput!) {
  setAttendancePolicy(schemaId: $schemaId, version: $version, termId: $termId, policyInput: $policyInput) { version } }`;
const MARK = `mutation takeRoll($sessionId: ID!, $mark: AttendanceMarkInput!) {
  takeRoll(sessionId: $sessionId, marks: [$mark], reason: "Proof") { conflicts } }`;
const READ = `query attendance($personId: ID!, $earlier: String) { attendance(personId: $personId) {
  terms { _id percent deduction } records { sessionId status percent } earlier: records(termId: $earlier) { sessionId status percent } } }`;
const BEHIND = `query fallingBehind { fallingBehind(first: 100) { rows { personId percent deduction absences } } }`;

interface Record {
  sessionId: string;
  status: string;
  percent: number | null;
}

export interface ClassAnswer {
  terms: { percent: number | null; deduction: number }[];
  /** In the order in which the classes were held. */
  records: Record[];
}

/** A class whose students live through random histories in the real college: rolls, leaves, explanations, schemas. */
export class LivedClass {
  readonly students: readonly SignedIn[];
  readonly sessions: readonly OracleSession[];
  readonly terms: readonly [Term, Term];
  readonly #desk: LeaveDesk;
  readonly #absences: AbsenceDesk;
  readonly #staff: { chief: SignedIn; keeper: SignedIn };

  private constructor(
    parts: Pick<LivedClass, 'students' | 'sessions' | 'terms'>,
    desk: LeaveDesk,
    absences: AbsenceDesk,
    staff: { chief: SignedIn; keeper: SignedIn },
  ) {
    this.students = parts.students;
    this.sessions = parts.sessions;
    this.terms = parts.terms;
    this.#desk = desk;
    this.#absences = absences;
    this.#staff = staff;
  }

  /** With classes on these days ago, whose rolls were taken; one term is over, the other runs. */
  static async open(
    college: College,
    { students: count, daysAgo }: { students: number; daysAgo: readonly number[] },
  ): Promise<LivedClass> {
    const desk = await LeaveDesk.open(college);
    const { owner } = college.database;
    const { regionId, groupId, schemaId } = desk;
    const spans = [
      { firstDay: desk.day(-60), lastDay: desk.day(-15) },
      { firstDay: desk.day(-14), lastDay: desk.day(60) },
    ];
    await owner.query('delete from attendance_term where schema_id = $1', [schemaId]);
    const { rows: terms } = await owner.query<Term>(
      `insert into attendance_term (schema_id, name, first_day, last_day)
       select $1, 'Term of ' || f, f, l from unnest($2::date[], $3::date[]) t (f, l)
       returning id, first_day as "firstDay", last_day as "lastDay"`,
      [schemaId, spans.map(({ firstDay }) => firstDay), spans.map(({ lastDay }) => lastDay)],
    );
    const [earlier, now] = spans.map((span, at) => ({ ...span, id: terms[at]?.id ?? '' }));
    if (!earlier || !now) throw new Error('There are no terms.');
    const days = daysAgo.map((ago) => desk.day(-ago));
    const { rows: made } = await owner.query<{ id: string }>(
      `insert into class_session (region_id, group_id, starts_at, ends_at)
       select $1, $2, d + time '01:00', d + time '02:00' from unnest($3::date[]) d returning id`,
      [regionId, groupId, days],
    );
    const sessions = days.map((day, at) => ({ sessionId: made[at]?.id ?? '', day, courseId: null }));
    const students = await Promise.all(Array.from({ length: count }, () => desk.student()));
    const chief = await college.signedIn({
      roles: ['user', 'admin', 'manager'],
      regionIds: [regionId],
      regionRoles: [{ regionId, roleNames: ['admin', 'manager', 'attendanceAdmin'] }],
    });
    const keeper = await college.signedIn({ roles: ['user', 'superadmin'] });
    for (const { sessionId } of sessions) await takeRoll(chief, sessionId, [], 'Proof');
    const parts = { students, sessions, terms: [earlier, now] as const };
    return new LivedClass(parts, desk, await AbsenceDesk.open(college), { chief, keeper });
  }

  /** What a student, or another person about them, does; the problem that the college names where it refuses. */
  async live(who: number, one: Happening): Promise<string | null> {
    const student = this.students[who];
    if (!student) throw new Error('There is no such student.');
    try {
      await this.#do(student, one);
      return null;
    } catch (error) {
      return String(error).split(': ')[1] ?? String(error);
    }
  }

  /** Lets other parameters count from a term on. */
  async count(termId: string, policy: OraclePolicy): Promise<string | null> {
    const { schemaId, college } = this.#desk;
    const { rows } = await college.database.owner.query<{ version: number }>(
      'select version from attendance_schema where id = $1',
      [schemaId],
    );
    const policyInput = {
      ...policy,
      absenceDeduction: policy.absenceDeduction / 100,
      lateDeduction: policy.lateDeduction / 100,
    };
    return said(this.#staff.keeper, SET_POLICY, {
      schemaId,
      termId,
      version: rows[0]?.version ?? 0,
      policyInput,
    }).then(
      () => null,
      (error: unknown) => String(error).split(': ')[1] ?? '',
    );
  }

  /** What the student's page says. */
  async told(who: number): Promise<ClassAnswer> {
    const student = this.students[who];
    const personId = student?.person.id ?? '';
    const earlier = `${personId}:${this.#desk.groupId}:${this.terms[0].id}`;
    const answer = await said<ClassAnswer & { earlier: Record[] }>(this.#staff.chief, READ, {
      personId,
      earlier,
    });
    const { terms, records } = answer;
    return {
      terms: terms.map(({ percent, deduction }) => ({ percent, deduction })).toReversed(),
      records: [...records, ...answer.earlier].toReversed(),
    };
  }

  /** What the list of those who are falling behind says, by student. */
  async behind(): Promise<Map<string, { percent: number; deduction: number; absences: number }>> {
    const { rows } = await said<{
      rows: { personId: string; percent: number; deduction: number; absences: number }[];
    }>(this.#staff.chief, BEHIND, {});
    return new Map(rows.map(({ personId, ...row }) => [personId, row]));
  }

  /** All that is stored of a student's requests and explanations, to the letter. */
  async stored(who: number): Promise<string> {
    const { rows } = await this.#desk.college.database.owner.query(
      `select id, status, admin_comments, decided_at, decided_by, first_day, last_day from leave_request where person_id = $1
       union all select id, status, admin_comments, decided_at, decided_by, null, null from absence_explanation where person_id = $1
       order by id`,
      [this.students[who]?.person.id],
    );
    return JSON.stringify(rows);
  }

  async #do(student: SignedIn, one: Happening): Promise<void> {
    const { person } = student;
    const { chief } = this.#staff;
    const desk = this.#desk;
    switch (one.kind) {
      case 'mark': {
        const { conflicts } = await said<{ conflicts: string[] }>(chief, MARK, {
          sessionId: one.sessionId,
          mark: {
            key: randomUUID(),
            personId: person.id,
            kind: one.word,
            minutesLate: one.minutesLate,
            baseVersion: await this.#versionOf(one.sessionId, person.id),
          },
        });
        if (conflicts.length > 0) throw new Error('Mark: conflict');
        return;
      }
      case 'ask':
        await desk.ask(student, this.#days(one), one.leaveId);
        return;
      case 'change':
        await desk.change(student, await desk.read(chief, one.leaveId), this.#days(one));
        return;
      case 'withdraw':
        await desk.withdraw(student, await desk.read(chief, one.leaveId));
        return;
      case 'decideLeave':
        await desk.decide(
          chief,
          await desk.read(chief, one.leaveId),
          one.status,
          `For ${one.decisionId}`,
          one.decisionId,
        );
        return;
      case 'explain':
        await this.#absences.explain(student, one.sessionId, 'I was ill.', undefined, one.explanationId);
        return;
      case 'decideExplanation': {
        const { rows } = await desk.college.database.owner.query<{ version: number }>(
          'select version from absence_explanation where id = $1',
          [one.explanationId],
        );
        const explained = { _id: one.explanationId, version: rows[0]?.version ?? 0 } as Parameters<
          AbsenceDesk['decide']
        >[1];
        await this.#absences.decide(chief, explained, one.status, `For ${one.decisionId}`, one.decisionId);
        return;
      }
      case 'undo':
        await (one.ofLeave ? desk : this.#absences).undo(chief, one.decisionId);
        return;
      default:
        throw new Error(`Nobody does that: ${one.kind}`);
    }
  }

  async #versionOf(sessionId: string, personId: string): Promise<number> {
    const { rows } = await this.#desk.college.database.owner.query<{ version: number }>(
      'select version from attendance_mark where session_id = $1 and person_id = $2',
      [sessionId, personId],
    );
    return rows[0]?.version ?? 0;
  }

  #days({ firstDay, lastDay }: { firstDay: Day; lastDay: Day }): object {
    return { ...this.#desk.input(0), firstDay, lastDay };
  }
}

interface Term {
  id: string;
  firstDay: Day;
  lastDay: Day;
}
