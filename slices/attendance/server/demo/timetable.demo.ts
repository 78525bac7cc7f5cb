import type { Day } from '#kit/calendar/day.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { WEEKDAYS } from '../../rules/meeting.ts';

type WeekdayName = (typeof WEEKDAYS)[number];

interface Slot {
  weekdays: WeekdayName[];
  startTime: string;
  endTime: string;
}

const slots = (days: readonly WeekdayName[][], times: readonly (readonly [string, string])[]): Slot[] =>
  days.flatMap((weekdays) => times.map(([startTime, endTime]) => ({ weekdays, startTime, endTime })));

/** By day twice a week, or once on Friday; in the evening once a week. */
const SLOTS: Readonly<Record<'DAY' | 'EVENING', readonly Slot[]>> = {
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
};

interface Taught {
  regionId: string;
  groupId: string;
  courseId: string;
  /** Those of the campus who can teach it: first the one whose course it is. */
  teacherIds: readonly string[];
  session: keyof typeof SLOTS;
  classNumber: number;
  firstDay: Day;
  lastDay: Day;
  createdAt: Date;
}

/**
 * When the classes meet: for every course of every term at a time at which neither class nor teacher is elsewhere. Of the first
 * years that have been archived only the grades were kept.
 */
export async function seedTimetable({ client, now, random }: Demo): Promise<void> {
  const { rows } = await client.query<Taught>(
    `select cg.region_id as "regionId", cg.group_id as "groupId", cg.course_id as "courseId", g.session,
       (select array_agg(t.id order by t.id = c.teacher_id desc, hashtext(cg.id::text || t.id::text), t.id) from teacher t
         where t.region_id = cg.region_id and (t.id = c.teacher_id or t.person_id is null)) as "teacherIds",
       dense_rank() over (partition by cg.region_id, cg.first_day order by cg.group_id)::int as "classNumber",
       cg.first_day as "firstDay", cg.last_day as "lastDay", cg.created_at as "createdAt"
     from course_group cg join course c on c.id = cg.course_id join student_group g on g.id = cg.group_id
     where g.study_year is not null and g.session in ('DAY', 'EVENING') and cg.last_day is not null
       and not (g.study_year = 1 and g.archived_at is not null)
     order by cg.first_day, cg.region_id, cg.group_id, cg.position, cg.id`,
  );
  const ids = random.branch('timetable');
  const taken = new Set<string>();
  await bulkInsert(
    client,
    'weeklyMeeting',
    rows.map(({ session, classNumber, teacherIds, ...taught }) => ({
      id: ids.id(taught.createdAt),
      ...taught,
      ...freeSlot(session, { ...taught, teacherIds: teacherIds ?? [] }, taken),
      room: `Room ${100 + classNumber}`,
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

/** The first time at which the class and a teacher are free; where no teacher ever is, the first of the class. */
function freeSlot(
  session: keyof typeof SLOTS,
  { groupId, teacherIds, firstDay }: Omit<Taught, 'session' | 'classNumber'>,
  taken: Set<string>,
): Slot & { teacherId: string | null } {
  const timed = SLOTS[session].map((slot, index) => {
    const when = `${firstDay} ${session} ${index}`;
    return { slot, when, ofGroup: `${when} ${groupId}` };
  });
  const open = timed.filter(({ ofGroup }) => !taken.has(ofGroup));
  const free = teacherIds.flatMap((teacherId) =>
    open.map((one) => ({ ...one, teacherId })).filter(({ when }) => !taken.has(`${when} ${teacherId}`)),
  );
  const [first] = open.length > 0 ? open : timed;
  const chosen = free[0] ?? (first && { ...first, teacherId: teacherIds[0] ?? null });
  if (!chosen) throw new Error(`Classes ${session} have no times.`);
  taken.add(chosen.ofGroup).add(`${chosen.when} ${chosen.teacherId}`);
  return { ...chosen.slot, teacherId: chosen.teacherId };
}

/** By day, one class of every campus has a session now, also when its timetable has none. */
async function seedRunningSessions(client: Demo['client'], now: Date): Promise<void> {
  await client.query(
    `insert into class_session (id, region_id, group_id, course_id, teacher_id, room, starts_at, ends_at, is_changed, created_at, updated_at)
     select distinct on (g.region_id) md5('now' || g.id)::uuid, g.region_id, g.id, c.id,
       (select t.id from teacher t where t.region_id = g.region_id and (t.id = c.teacher_id or t.person_id is null)
         order by t.id = c.teacher_id desc, t.id limit 1), 'Chapel',
       date_trunc('hour', $1::timestamptz), date_trunc('hour', $1::timestamptz) + interval '2 hours', true, $1, $1
     from student_group g join region r on r.id = g.region_id join course_group cg on cg.group_id = g.id
     join course c on c.id = cg.course_id
     where g.session = 'DAY' and g.study_year is not null and g.archived_at is null
       and extract(hour from $1::timestamptz at time zone r.time_zone) between 8 and 17
       and ($1::timestamptz at time zone r.time_zone)::date between cg.first_day - 120 and cg.last_day + 60
       and not exists (select from class_session s where s.region_id = g.region_id
         and $1::timestamptz between s.starts_at and s.ends_at)
     order by g.region_id, g.study_year, cg.last_day desc, g.id, cg.id`,
    [now],
  );
}
