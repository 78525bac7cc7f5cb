import { createHash } from 'node:crypto';
import { isAboutActor, type Actor } from '#kit/access/actor.ts';
import type { Day } from '#kit/calendar/day.ts';
import { hundredths } from '#kit/percent/percent.ts';
import { policyOn } from '#slices/attendance/rules/count.ts';
import { crossedLimits, standingFrom, type CountedMarks } from '#slices/attendance/rules/falling-behind.ts';
import { can } from '#slices/attendance/rules/permissions.ts';
import { needsReason } from '#slices/attendance/rules/roll.ts';
import { statusOf } from '#slices/attendance/rules/status.ts';
import { actorOf, countingOf, factsOf, pool, read } from './attendance-rows.ts';
import { BEHIND, CALLER, ROLL } from './attendance-statements.ts';
import { grid, student } from './attendance-terms.ts';
import { serveCeiling } from './serve-ceiling.ts';

/**
 * The hand-written ceiling of the pages of attendance: who is calling, whether they may read it, and as few statements as bring
 * all of it, prepared, over bare node:http. No GraphQL, no second lock, no limits, no log. Who may read, how a group is counted
 * and what marks come to is worked out by the same rules, from the same facts, and the answers have the same fields.
 */
async function findCaller([sessionId = '', secret = '']: string[]): Promise<Actor | null> {
  const [row] = await read('who', CALLER, [sessionId]);
  const hash = createHash('sha256').update(Buffer.from(secret, 'base64url')).digest();
  return row?.secret_hash.equals(hash) ? actorOf(row, sessionId) : null;
}

async function roll(sessionId: string, caller: Actor): Promise<object> {
  const rows = await read('roll', ROLL, [sessionId]);
  const held = rows[0]?.held;
  if (!held) throw new Error('There is no such session.');
  const { region_id: regionId, teacher_person_ids: teacherPersonIds } = held;
  if (!can.takeRoll(caller, { regionId, teacherPersonIds })) return { roll: null };
  const now = new Date();
  const policy = policyOn(countingOf(held), held.day);
  const { minutesLateThreshold } = policy;
  return {
    roll: {
      __typename: 'Roll',
      _id: sessionId,
      minutesLateThreshold: Number.isFinite(minutesLateThreshold) ? minutesLateThreshold : null,
      checkIn: held.started_at && {
        _id: sessionId,
        state: held.stopped_at === null && now < new Date(held.ends_at) ? 'RUNNING' : 'STOPPED',
      },
      session: {
        __typename: 'RollSession',
        _id: sessionId,
        groupId: held.group_id,
        groupName: held.group_name,
        regionName: held.region_name,
        courseName: held.course_name,
        teacherName: held.teacher_name,
        room: held.room,
        day: held.day,
        startsAt: held.starts_at,
        endsAt: held.ends_at,
        timeZone: held.time_zone,
        isCancelled: held.cancelled_at !== null,
        isHoliday: held.holidays !== null,
        isOpen: new Date(held.starts_at) < now,
        needsReason: needsReason(held.day, now.toISOString().slice(0, 10) as Day),
        rollTakenAt: held.roll_taken_at,
        rollTakenByName: held.roll_taken_by_name,
        rollVersion: held.roll_version,
        exceptionCount: held.exceptions,
      },
      students: rows.map((row) => ({
        __typename: 'RollStudent',
        _id: `${sessionId}:${row.person_id}`,
        personId: row.person_id,
        fullName: `${row.first_name} ${row.last_name}`,
        givenName: row.first_name,
        familyName: row.last_name,
        studentNumber: row.number,
        pictureUrl: row.picture_id,
        isReader: isAboutActor(caller, { personId: row.person_id }),
        status: statusOf(factsOf(row), policy).status,
        mark:
          row.kind === null
            ? null
            : {
                kind: row.kind,
                minutesLate: row.minutes_late,
                version: row.version,
                takenByName: row.marked_by,
                takenAt: row.taken_at,
                byCode: row.by_code,
              },
        leave: row.leave === null ? null : { status: row.leave, typeName: row.names['en'] },
      })),
    },
  };
}

async function behind(groupId: string, caller: Actor): Promise<object> {
  const rows = await read('behind', BEHIND, [groupId]);
  const all = rows.flatMap((row) => {
    const marks: CountedMarks['marks'] = row.marks.map(({ kind, minutesLate, ...mark }) => ({
      ...mark,
      mark: { kind, minutesLate },
    }));
    if (!can.readSummaries(caller, { regionId: row.region_id })) return [];
    const standing = standingFrom({ rolls: row.roll_count, marks }, policyOn(countingOf(row), row.first_day));
    const lowPercent = row.low_percent === null ? null : hundredths(row.low_percent * 100);
    const limits = crossedLimits(standing, lowPercent);
    return limits.length === 0 ? [] : [{ row, standing, lowPercent, limits }];
  });
  all.sort(({ standing: one }, { standing: other }) => other.deduction - one.deduction);
  return {
    fallingBehind: {
      rows: all.slice(0, 20).map(({ row, standing, lowPercent, limits }) => ({
        __typename: 'FallingBehind',
        _id: `${groupId}:${row.id}`,
        personId: row.id,
        fullName: row.name,
        studentNumber: row.number,
        groupName: row.group_name,
        regionName: row.region_name,
        termName: row.term_name,
        percent: standing.percent,
        lowPercent,
        absences: standing.counts.ABSENT,
        absencesOverGrace: standing.absencesOverGrace,
        deduction: standing.deduction,
        limits,
      })),
      nextCursor: null,
      count: all.length,
      countIsOpen: false,
    },
  };
}

const PAGES: Readonly<Record<string, (id: string, caller: Actor) => Promise<object>>> = {
  grid,
  roll,
  student,
  behind,
};

serveCeiling(pool, async (request) => {
  const session = /sid=([\w.-]+)/.exec(request.headers.cookie ?? '')?.[1]?.split('.') ?? [];
  request.resume();
  const [, what = '', id = ''] = (request.url ?? '').split('/');
  const caller = await findCaller(session);
  if (!caller) return '{}';
  return JSON.stringify({ data: await PAGES[what]?.(id, caller) });
});
