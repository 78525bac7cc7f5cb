import type { Actor } from '#kit/access/actor.ts';
import type { Day } from '#kit/calendar/day.ts';
import { countTerms, type Held } from '#slices/attendance/rules/count.ts';
import { can } from '#slices/attendance/rules/permissions.ts';
import { termOn } from '#slices/attendance/rules/policy.ts';
import { needsReason } from '#slices/attendance/rules/roll.ts';
import { statusOf } from '#slices/attendance/rules/status.ts';
import { isHolidayAt } from '#slices/calendar/server/api.ts';
import { countingOf, factsOf, read, type Row } from './attendance-rows.ts';
import {
  GRID_GROUP,
  GRID_MARKS,
  GRID_SESSIONS,
  GRID_STUDENTS,
  GROUPS_OF_STUDENT,
  RECORDS,
  UNTAKEN,
} from './attendance-statements.ts';

const CODES = { PRESENT: 'P', LATE: 'L', ABSENT: 'A', EXCUSED: 'E' } as const;

export async function grid(groupId: string): Promise<object> {
  const [group] = await read('group', GRID_GROUP, [groupId]);
  if (!group) throw new Error('There is no such group.');
  const span = [groupId, group.first_day, group.last_day];
  const [sessions, students, marks] = await Promise.all([
    read('sessions', GRID_SESSIONS, span),
    read('students', GRID_STUDENTS, span),
    read('marks', GRID_MARKS, span),
  ]);
  const byCell = new Map(marks.map((mark) => [`${mark.session_id} ${mark.person_id}`, mark]));
  const policy = { minutesLateThreshold: group.minutes_late_threshold };
  const now = new Date();
  const today = now.toISOString().slice(0, 10) as Day;
  const summaries = {
    percents: [] as (number | null)[],
    absences: [] as number[],
    lates: [] as number[],
    excused: [] as number[],
    sessions: [] as number[],
    deductions: [] as number[],
  };
  const cells = students.map((member) => {
    const rolls = new Set((member.rolls ?? '').split(' '));
    const counts = { PRESENT: 0, LATE: 0, ABSENT: 0, EXCUSED: 0 };
    const line = sessions.map((session, index) => {
      const isIn = member.first_day <= session.day;
      if (!isIn && !rolls.has(String(index))) return '-';
      const mark = byCell.get(`${session.id} ${member.id}`);
      const status = mark ? statusOf(factsOf(mark), policy).status : 'PRESENT';
      if (session.roll_taken_at !== null && rolls.has(String(index))) counts[status] += 1;
      if (!mark) return '.';
      const counted = status === mark.kind ? '' : `=${CODES[status]}`;
      return `${CODES[mark.kind ?? 'PRESENT']}${mark.minutes_late ?? ''}:${mark.version}${counted}`;
    });
    const { PRESENT, LATE, ABSENT, EXCUSED } = counts;
    const all = PRESENT + LATE + ABSENT;
    summaries.percents.push(all === 0 ? null : Math.round(((PRESENT + LATE) * 10_000) / all) / 100);
    summaries.absences.push(ABSENT);
    summaries.lates.push(LATE);
    summaries.excused.push(EXCUSED);
    summaries.sessions.push(all + EXCUSED);
    summaries.deductions.push(
      (Math.max(0, ABSENT - group.grace_absents_per_term) * group.absence_deduction +
        Math.max(0, LATE - group.grace_lates_per_term) * group.late_deduction) /
        100,
    );
    return line.join(' ');
  });
  const term = {
    _id: group.term_id,
    name: group.term_name,
    firstDay: group.first_day,
    lastDay: group.last_day,
  };
  return {
    attendanceGrid: {
      _id: group.id,
      groupName: group.name,
      regionName: group.region_name,
      timeZone: group.time_zone,
      span: 'TERM',
      firstDay: group.first_day,
      lastDay: group.last_day,
      term,
      terms: [term],
      sessions: sessions.map((session) => ({
        _id: session.id,
        day: session.day,
        startsAt: session.starts_at,
        endsAt: session.ends_at,
        courseName: session.course_name,
        isCancelled: session.cancelled_at !== null,
        isHoliday: session.holidays !== null,
        isOpen: session.starts_at < now,
        needsReason: needsReason(session.day, today),
        rollTakenAt: session.roll_taken_at,
        rollVersion: session.roll_version,
        ...policy,
      })),
      cells,
      personIds: students.map(({ id }) => id),
      fullNames: students.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
      givenNames: students.map(({ first_name }) => first_name),
      familyNames: students.map(({ last_name }) => last_name),
      studentNumbers: students.map(({ number }) => number),
      mayNotMark: [],
      summaries,
    },
  };
}

const byWhom = (step: string): 'taken_by' | 'granted_by' | 'excused_by' => {
  if (step === 'MARKED') return 'taken_by';
  return step.startsWith('LEAVE') ? 'granted_by' : 'excused_by';
};

interface StudentRow extends Held {
  row: Row;
}

export async function student(personId: string, caller: Actor): Promise<object> {
  const [rows, groups, untaken] = await Promise.all([
    read('records', RECORDS, [personId]),
    read('groups', GROUPS_OF_STUDENT, [personId]),
    read('untaken', UNTAKEN, [personId]),
  ]);
  const today = new Date().toISOString().slice(0, 10);
  const byGroup = Map.groupBy(rows, (row) => row.group_id);
  const missing = untaken.filter(({ holidays, ...session }) => !isHolidayAt(holidays ?? [], session));
  const all = groups.flatMap((group) => {
    if (!can.readAttendance(caller, { personId, regionId: group.region_id })) return [];
    const counting = countingOf(group);
    const held = (byGroup.get(group.id) ?? []).map((row): StudentRow => ({
      row,
      day: row.day,
      courseId: row.course_id,
      ...factsOf(row),
    }));
    return countTerms(held, counting).map((counted) => ({
      ...counted,
      group,
      untakenCount: missing.filter(
        ({ group_id, day }) => group_id === group.id && termOn(counting.terms, day)?.id === counted.term?.id,
      ).length,
    }));
  });
  all.sort((one, other) => ((one.term?.firstDay ?? '') < (other.term?.firstDay ?? '') ? 1 : -1));
  return {
    attendance: {
      _id: personId,
      terms: all.map(({ term, policy, standing, courses, records, group, untakenCount }) => ({
        __typename: 'TermAttendance',
        timeZone: group.time_zone,
        _id: `${personId}:${group.id}:${term?.id ?? ''}`,
        groupName: group.name,
        name: term?.name ?? null,
        isNow: term !== null && term.firstDay <= today && today <= term.lastDay,
        gradingParameters: policy,
        lowPercent: group.low_percent,
        untakenCount,
        ...standing,
        courses: courses.map(({ courseId, counts, percent }) => ({
          __typename: 'CourseAttendance',
          _id: `${group.id}:${term?.id ?? ''}:${courseId ?? ''}`,
          name: records.find((record) => record.courseId === courseId)?.row.course_name ?? null,
          counts,
          percent,
        })),
      })),
      records: (all[0]?.records ?? []).toReversed().map(({ row, status, steps, percent }) => ({
        __typename: 'AttendanceRecord',
        _id: `${row.id}:${personId}`,
        sessionId: row.id,
        day: row.day,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        courseName: row.course_name,
        status,
        percent,
        isExplained: row.explanation_id !== null,
        steps: steps.map((step) => ({
          ...step,
          byName: row[byWhom(step.kind)],
          byCode: step.kind === 'MARKED' && row.by_code,
        })),
      })),
    },
  };
}
