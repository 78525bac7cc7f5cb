import { addDays, weekdayOf, type Day } from '#kit/calendar/day.ts';
import { instantAt } from '#kit/calendar/zone.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { WEEKDAYS } from '../../rules/meeting.ts';
import { seedRunningSessions } from './running-sessions.demo.ts';

type WeekdayName = (typeof WEEKDAYS)[number];

interface Slot {
  weekdays: WeekdayName[];
  startTime: string;
  endTime: string;
}

const slots = (days: readonly WeekdayName[][], times: readonly (readonly [string, string])[]): Slot[] =>
  days.flatMap((weekdays) => times.map(([startTime, endTime]) => ({ weekdays, startTime, endTime })));

/** By day twice a week, or once on Friday; in the evening and online once a week. */
const SLOTS: Readonly<Record<'DAY' | 'EVENING' | 'ONLINE', readonly Slot[]>> = {
  DAY: slots(
    [['MONDAY', 'WEDNESDAY'], ['TUESDAY', 'THURSDAY'], ['FRIDAY']],
    [
      ['08:30', '10:00'],
      ['10:15', '11:45'],
      ['13:00', '14:30'],
    ],
  ),
  EVENING: slots(
    [['MONDAY'], ['TUESDAY'], ['WEDNESDAY'], ['THURSDAY'], ['FRIDAY']],
    [
      ['18:00', '19:15'],
      ['19:30', '20:45'],
    ],
  ),
  ONLINE: slots(
    [['MONDAY'], ['TUESDAY'], ['WEDNESDAY'], ['THURSDAY'], ['SATURDAY']],
    [
      ['19:00', '19:45'],
      ['20:00', '20:45'],
    ],
  ),
};

interface Taught {
  regionId: string;
  groupId: string;
  courseId: string;
  /** Who can teach it: first the one whose course it is, on whichever campus at home; then others of the campus. */
  teacherIds: readonly string[];
  session: keyof typeof SLOTS;
  classNumber: number;
  firstDay: Day;
  lastDay: Day;
  timeZone: string;
  createdAt: Date;
}

/**
 * When the classes meet: for every course of every term at a time at which neither class nor teacher is elsewhere. Those who learn
 * online meet their teacher in a call; a course without an end has one such evening a week, planned year by year.
 */
export async function seedTimetable({ client, now, random, today }: Demo): Promise<void> {
  const { rows } = await client.query<Taught>(
    `select cg.region_id as "regionId", cg.group_id as "groupId", cg.course_id as "courseId", g.session,
       (select array_agg(t.id order by t.id = c.teacher_id desc, hashtext(cg.id::text || t.id::text), t.id) from teacher t
         where (t.id = c.teacher_id and (t.region_id = cg.region_id
           or exists (select from teacher_region given where given.teacher_id = t.id and given.region_id = cg.region_id)))
           or (t.region_id = cg.region_id and t.person_id is null)) as "teacherIds", r.time_zone as "timeZone",
       dense_rank() over (partition by cg.region_id, span.first_day order by cg.group_id)::int as "classNumber",
       span.first_day as "firstDay", span.last_day as "lastDay", cg.created_at as "createdAt"
     from course_group cg join course c on c.id = cg.course_id join student_group g on g.id = cg.group_id join region r on r.id = cg.region_id
     cross join lateral (
       select cg.first_day, cg.last_day where cg.last_day is not null
       union all
       select greatest(cg.first_day, $1::date + years * 364), $1::date + years * 364 + 363 from generate_series(-2, 0) years
       where cg.last_day is null and cg.first_day <= $1::date + years * 364 + 363 and not exists (
         select from course_group other where other.group_id = cg.group_id and other.last_day is null
           and (other.position, other.id) < (cg.position, cg.id))) span
     where g.session in ('DAY', 'EVENING', 'ONLINE')
     order by span.first_day, cg.region_id, cg.group_id, cg.position, cg.id`,
    [today],
  );
  const ids = random.branch('timetable');
  const taken: Taken = { byGroup: new Set(), byTeacher: new Map() };
  await bulkInsert(
    client,
    'weeklyMeeting',
    rows.map(({ session, classNumber, teacherIds, timeZone, ...taught }) => ({
      id: ids.id(taught.createdAt),
      ...taught,
      ...freeSlot(session, { ...taught, timeZone, teacherIds: teacherIds ?? [] }, taken),
      room: session === 'ONLINE' ? 'Online' : `Room ${100 + classNumber}`,
      updatedAt: taught.createdAt,
    })),
  );
  await client.query(
    `insert into class_session (id, region_id, group_id, course_id, teacher_id, room, starts_at, ends_at, meeting_id, planned_day,
       created_at, updated_at)
     select md5(m.id::text || day::date)::uuid, m.region_id, m.group_id, m.course_id, m.teacher_id, m.room,
       (day::date + m.start_time::time) at time zone r.time_zone, (day::date + m.end_time::time) at time zone r.time_zone,
       m.id, day::date, m.created_at, m.created_at
     from weekly_meeting m join region r on r.id = m.region_id
     cross join generate_series(m.first_day::timestamp, m.last_day::timestamp, interval '1 day') day
     where (array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])[extract(isodow from day)::int]
       = any (m.weekdays)`,
  );
  await seedRunningSessions(client, now);
}

/** The slots of the classes, and the quarters of hours of the teachers, who may be on several campuses. */
interface Taken {
  byGroup: Set<string>;
  byTeacher: Map<string, Set<number>>;
}

const QUARTER_MS = 15 * 60_000;

/** The first time at which the class and a teacher are free; where no teacher ever is, the first of the class. */
function freeSlot(
  session: keyof typeof SLOTS,
  taught: Omit<Taught, 'session' | 'classNumber'>,
  { byGroup, byTeacher }: Taken,
): Slot & { teacherId: string | null } {
  const { groupId, teacherIds, firstDay } = taught;
  const timed = SLOTS[session].map((slot, index) => ({
    slot,
    ofGroup: `${firstDay} ${session} ${index} ${groupId}`,
    quarters: quartersOf(slot, taught),
  }));
  const open = timed.filter(({ ofGroup }) => !byGroup.has(ofGroup));
  const isFree = (teacherId: string, quarters: readonly number[]): boolean => {
    const busy = byTeacher.get(teacherId);
    return !busy || !quarters.some((quarter) => busy.has(quarter));
  };
  const [free] = teacherIds.flatMap((teacherId) => {
    const found = open.find(({ quarters }) => isFree(teacherId, quarters));
    return found ? [{ ...found, teacherId }] : [];
  });
  const [first] = open.length > 0 ? open : timed;
  const chosen = free ?? (first && { ...first, teacherId: teacherIds[0] ?? null });
  if (!chosen) throw new Error(`Classes ${session} have no times.`);
  byGroup.add(chosen.ofGroup);
  if (chosen.teacherId) {
    const busy = byTeacher.get(chosen.teacherId) ?? new Set();
    for (const quarter of chosen.quarters) busy.add(quarter);
    byTeacher.set(chosen.teacherId, busy);
  }
  return { ...chosen.slot, teacherId: chosen.teacherId };
}

/** When a slot is held in a term, in quarters of an hour of universal time: the clocks of campuses change on different days. */
function quartersOf(
  { weekdays, startTime, endTime }: Slot,
  { firstDay, lastDay, timeZone }: Pick<Taught, 'firstDay' | 'lastDay' | 'timeZone'>,
): number[] {
  const held = new Set<number>(weekdays.map((weekday) => WEEKDAYS.indexOf(weekday) + 1));
  const [from, to] = [quarterOf(startTime), quarterOf(endTime)];
  const quarters: number[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    if (!held.has(weekdayOf(day))) continue;
    const midnight = midnightIn(day, timeZone) / QUARTER_MS;
    for (let quarter = from; quarter < to; quarter += 1) quarters.push(midnight + quarter);
  }
  return quarters;
}

function quarterOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 4 + minutes / 15;
}

const midnights = new Map<string, number>();

/** Remembered, since hundreds of classes are held on the same days. */
function midnightIn(day: Day, timeZone: string): number {
  const key = `${day} ${timeZone}`;
  const known = midnights.get(key) ?? instantAt(day, '00:00', timeZone).getTime();
  midnights.set(key, known);
  return known;
}
