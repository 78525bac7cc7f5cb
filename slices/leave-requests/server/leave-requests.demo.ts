import { addDays, type Day } from '#kit/calendar/day.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import { dayOf, instantIn } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { Random } from '#kit/demo/random.ts';
import type { LeaveStatus } from '../rules/leave-request.ts';
import { LEAVE_REASONS, STAFF_NOTES, STUDENT_NOTES } from './leave-texts.demo.ts';

interface Missed {
  personId: string;
  groupId: string;
  day: Day;
}

interface Offer {
  groupId: string;
  regionId: string;
  timeZone: string;
  typeIds: readonly string[];
  /** Who decides on its campus. */
  adminId: string | null;
  /** On which it has class in the weeks to come. */
  comingDays: readonly Day[];
}

type Away = Missed & Offer;

interface Plan extends Away {
  lastDay: Day;
  status: LeaveStatus;
  createdAt: Date;
  decidedAt: Date | null;
}

const HOUR_MS = 3_600_000;

/**
 * What students of two years have asked for: one absence in eight has a request, of which most were approved; in every class some ask to be
 * away in the weeks to come, and wait. The student with an account has asked for more.
 */
export async function seedLeaveRequests(demo: Demo, { studentId }: { studentId: string }): Promise<void> {
  const random = demo.random.branch('leave requests');
  const offers = await offersOf(demo);
  const offered = (missed: Missed): Away[] => {
    const offer = offers.get(missed.groupId);
    return offer && offer.typeIds.length > 0 ? [{ ...missed, ...offer }] : [];
  };
  const past = (await daysMissed(demo, studentId)).flatMap(offered);
  const coming = (await daysAhead(demo, studentId)).flatMap(offered);
  const plans = [
    ...past.map((away) => decidedPlan(away, random, demo)),
    ...coming
      .filter(({ comingDays }) => comingDays.length > 0)
      .map((away) => pendingPlan(away, random, demo)),
  ];
  const rows = withoutOverlaps(plans).map((plan) => rowOf(plan, random));
  await bulkInsert(demo.client, 'leaveRequest', rows);
  await bulkInsert(
    demo.client,
    'leaveDecision',
    rows.flatMap((row) => {
      const { id: requestId, status, adminComments, decidedAt, decidedBy, regionId, personId } = row;
      if (!decidedAt || (status !== 'APPROVED' && status !== 'ACKNOWLEDGED')) return [];
      return {
        id: random.id(decidedAt),
        requestId,
        regionId,
        personId,
        status,
        adminComments,
        decidedAt,
        decidedBy,
        previousStatus: 'PENDING' as const,
        previousAdminComments: '',
      };
    }),
  );
}

async function offersOf({ client, now }: Demo): Promise<Map<string, Offer>> {
  const { rows } = await client.query<Offer>(
    `select g.id as "groupId", g.region_id as "regionId",
       r.time_zone as "timeZone", array(select t.id from leave_type t join group_schema gs on gs.schema_id = t.schema_id
         where gs.group_id = g.id and t.archived_at is null order by t.position, t.id) as "typeIds",
       (select p.id from person p where 'admin' = any (p.roles) and g.region_id = any (p.region_ids)
         and p.status = 'ACTIVE' order by p.created_at, p.id limit 1) as "adminId",
       array(select distinct ((s.starts_at at time zone r.time_zone)::date)::text from class_session s
         where s.group_id = g.id and s.cancelled_at is null and s.starts_at > $1::timestamptz + interval '1 day'
           and s.starts_at < $1::timestamptz + interval '25 days' order by 1) as "comingDays"
     from student_group g join region r on r.id = g.region_id`,
    [now],
  );
  return new Map(rows.map((offer) => [offer.groupId, offer]));
}

async function daysMissed({ client }: Demo, studentId: string): Promise<Missed[]> {
  const { rows } = await client.query<Missed>(
    `select distinct k.person_id as "personId", s.group_id as "groupId",
       ((s.starts_at at time zone r.time_zone)::date)::text as day
     from attendance_mark k join class_session s on s.id = k.session_id join region r on r.id = s.region_id
     where k.kind = 'ABSENT' and (k.person_id = $1
       or abs(hashtextextended(k.person_id::text || (s.starts_at at time zone r.time_zone)::date::text, 3)) % 1000 < 125)
     order by 1, 2, 3`,
    [studentId],
  );
  return rows;
}

/** One in fifteen of each class, and the student with an account. */
async function daysAhead({ client, today }: Demo, studentId: string): Promise<Missed[]> {
  const { rows } = await client.query<Missed>(
    `select m.person_id as "personId", g.id as "groupId", $2::text as day
     from group_member m join student_group g on g.id = m.group_id
     where m.last_day is null and g.archived_at is null and (m.person_id = $1
       or abs(hashtextextended(m.person_id::text || g.id::text, 5)) % 1000 < 65)
     order by g.id, m.person_id`,
    [studentId, today],
  );
  return rows;
}

function decidedPlan(away: Away, random: Random, { now }: Demo): Plan {
  const { day, timeZone } = away;
  const at = (on: Day, from: number, to: number): Date =>
    instantIn(timeZone, on, `${String(random.int(from, to)).padStart(2, '0')}:${random.int(10, 59)}`);
  // Some know before, others ask when they are back.
  const createdAt = earlier(at(addDays(day, random.int(-6, 2)), 7, 21), now, 30);
  const decidedAt = at(addDays(dayOf(createdAt), random.int(1, 3)), 9, 16);
  const lastDay = random.chance(0.2) ? addDays(day, 1) : day;
  const drawn = random.next();
  if (drawn < 0.08) return { ...away, lastDay, createdAt, status: 'WITHDRAWN', decidedAt: null };
  if (decidedAt > now) return { ...away, lastDay, createdAt, status: 'PENDING', decidedAt: null };
  return { ...away, lastDay, createdAt, status: drawn < 0.75 ? 'APPROVED' : 'ACKNOWLEDGED', decidedAt };
}

function pendingPlan(away: Away, random: Random, { now }: Demo): Plan {
  const day = random.pick(away.comingDays);
  const createdAt = new Date(now.getTime() - random.int(2, 110) * HOUR_MS);
  const lastDay = addDays(day, random.chance(0.3) ? random.int(1, 4) : 0);
  return { ...away, day, lastDay, createdAt, status: 'PENDING', decidedAt: null };
}

const earlier = (at: Date, now: Date, hours: number): Date =>
  at < now ? at : new Date(now.getTime() - hours * HOUR_MS);

/** Requests of one person in one group share no day: of two that would, the first stays. */
function withoutOverlaps(plans: readonly Plan[]): Plan[] {
  const byOwner = Map.groupBy(plans, ({ personId, groupId }) => `${personId} ${groupId}`);
  return [...byOwner.values()].flatMap((own) => {
    let free: Day = '1900-01-01';
    return own
      .toSorted((one, other) => (one.day < other.day ? -1 : 1))
      .filter(({ day, lastDay }) => {
        if (day <= free) return false;
        free = lastDay;
        return true;
      });
  });
}

function rowOf({ typeIds, adminId, day: firstDay, ...plan }: Plan, random: Random) {
  const { status, createdAt, decidedAt } = plan;
  const place = random.int(0, typeIds.length - 1);
  const isDecided = status === 'APPROVED' || status === 'ACKNOWLEDGED';
  return {
    id: random.id(createdAt),
    personId: plan.personId,
    groupId: plan.groupId,
    regionId: plan.regionId,
    typeId: typeIds[place] ?? '',
    firstDay,
    lastDay: plan.lastDay,
    reason: random.pick(LEAVE_REASONS[place] ?? LEAVE_REASONS[0] ?? []),
    studentNotes: random.chance(0.3) ? random.pick(STUDENT_NOTES) : '',
    status,
    adminComments: isDecided && random.chance(0.6) ? random.pick(STAFF_NOTES[status]) : '',
    decidedAt,
    decidedBy: isDecided ? adminId : null,
    version: isDecided ? 2 : 1,
    createdAt,
    updatedAt: decidedAt ?? createdAt,
  };
}
