import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { whoFellBehind, type FellBehind } from './fell-behind.demo.ts';
import type { NoticeFacts, NoticeName } from '../rules/notices.ts';

/** Whom the notifications are for. */
interface DemoNotification {
  id: string;
  regionIds: readonly string[];
  audience: keyof typeof PLANS;
  /** Whether they look after students, and so hear who falls behind. */
  looksAfterStudents: boolean;
}

interface Planned {
  name: NoticeName;
  facts: NoticeFacts[NoticeName];
  path: string;
  /** Hours before now; what is younger than two days is unread. */
  hoursAgo: number;
}

const planned = <Name extends NoticeName>(
  name: Name,
  facts: NoticeFacts[Name],
  path: string,
  ...hoursAgo: number[]
): Planned[] => hoursAgo.map((hours) => ({ name, facts, path, hoursAgo: hours }));

const FOR_SUPERADMINS: readonly Planned[] = [
  ...planned(
    'gradesChanged',
    { personName: 'Jonathan Whitfield', behind: 'none', grades: '43', courses: 'BI 104, MN 102' },
    '/logits/grades',
    220,
  ),
];

/** What the records of the college do not tell themselves. */
const PLANS = {
  student: [],
  staff: [],
  owner: FOR_SUPERADMINS,
  graduate: [],
} as const satisfies Record<string, readonly Planned[]>;

const UNREAD_HOURS = 48;
const HOUR_MS = 3_600_000;

/** What another part of the demo college has told somebody. */
export interface DemoNotice {
  personId: string;
  regionId: string;
  name: NoticeName;
  facts: NoticeFacts[NoticeName];
  path: string;
  at: Date;
}

/** What the accounts of the demo college were told over two months, each kind at least once, the last two days unread. */
export async function seedNotifications(
  demo: Demo,
  told: readonly DemoNotification[],
  notices: readonly DemoNotice[],
): Promise<void> {
  const random = demo.random.branch('notifications');
  const { rows: definitions } = await demo.client.query<{ id: string; name: string }>(
    'select id, name from notification_definition',
  );
  const idOf = new Map(definitions.map(({ id, name }) => [name, id]));
  const ago = (hours: number): Date => new Date(demo.now.getTime() - hours * HOUR_MS);
  const happened = await whatHappened(demo, told);
  const behind = await whoFellBehind(demo);
  const notifications = told.flatMap(({ id: personId, regionIds, audience, looksAfterStudents }) =>
    [
      ...PLANS[audience],
      ...(happened.get(personId) ?? []),
      ...toldOfBehind(behind, { personId, regionIds, audience, looksAfterStudents, now: demo.now }),
    ].map(({ name, facts, path, hoursAgo }, index) => {
      const createdAt = ago(hoursAgo);
      const wasRead = hoursAgo > UNREAD_HOURS;
      return {
        id: random.id(createdAt),
        personId,
        // Who acts on several campuses hears from all of them.
        regionId: regionIds[index % regionIds.length] ?? '',
        definitionId: idOf.get(name) ?? '',
        facts: JSON.stringify(facts),
        path,
        mail: index % 4 === 3 ? ('UNWANTED' as const) : ('SENT' as const),
        readAt: wasRead ? ago(Math.max(UNREAD_HOURS, hoursAgo - 6)) : null,
        createdAt,
      };
    }),
  );
  const noticed = notices.map(({ personId, regionId, name, facts, path, at: createdAt }) => ({
    id: random.id(createdAt),
    personId,
    regionId,
    definitionId: idOf.get(name) ?? '',
    facts: JSON.stringify(facts),
    path,
    mail: 'SENT' as const,
    readAt: createdAt < ago(UNREAD_HOURS) ? ago(UNREAD_HOURS) : null,
    createdAt,
  }));
  await bulkInsert(demo.client, 'notification', [...notifications, ...noticed]);
  const lastReadAt = ago(UNREAD_HOURS);
  await bulkInsert(
    demo.client,
    'notificationReading',
    told.map(({ id: personId }) => ({ personId, lastReadAt })),
  );
}

/** A student is told of their own absences, staff of the student on their campus who has the most. */
function toldOfBehind(
  behind: readonly FellBehind[],
  {
    personId,
    regionIds,
    audience,
    looksAfterStudents,
    now,
  }: Omit<DemoNotification, 'id'> & { personId: string; now: Date },
): Planned[] {
  const isStaff = audience === 'staff' || audience === 'owner';
  if (isStaff && !looksAfterStudents) return [];
  const one = behind.find((found) =>
    isStaff ? regionIds.includes(found.regionId) : found.personId === personId,
  );
  if (!one) return [];
  const facts = {
    limit: 'ABSENCES' as const,
    term: one.term,
    group: one.group,
    percent: '',
    lowPercent: '',
    absences: String(one.absences),
    deduction: `${(one.over * one.absenceDeduction) / 100}%`,
  };
  const hoursAgo = (now.getTime() - one.at.getTime()) / HOUR_MS;
  return isStaff
    ? planned(
        'studentFallingBehind',
        { ...facts, studentName: one.studentName },
        `/users/${one.personId}?tab=attendance`,
        hoursAgo,
      )
    : planned('fallingBehind', facts, '/student/attendance', hoursAgo);
}

/** What the records of people tell themselves: posts for them, and for students exams and assignments with their grades. */
async function whatHappened(demo: Demo, told: readonly DemoNotification[]): Promise<Map<string, Planned[]>> {
  const { rows } = await demo.client.query<{
    personId: string;
    name: NoticeName;
    title: string;
    path: string;
    at: Date;
  }>(
    `with account as (select id, region_ids from person where id = any ($1::uuid[])),
     sat as (
       select a.id, a.person_id, a.exam_id, a.number, coalesce(a.ended_at, a.started_at) as at, a.score, t.title,
         row_number() over (partition by a.person_id order by a.started_at desc, a.id) as place
       from exam_attempt a join account p on p.id = a.person_id
       join exam_text t on t.exam_id = a.exam_id and t.locale = 'en'),
     posted as (
       select p.id as person_id, n.id, n.texts->'en'->>'title' as title, n.publish_at as at,
         row_number() over (partition by p.id order by n.publish_at desc, n.id) as place
       from account p join news_post n on n.publish_at <= $2
         and (n.audience = 'EVERYBODY' or (n.audience = 'REGIONS' and n.region_ids && p.region_ids))),
     asked as (
       select a.id as person_id, p.first_name || ' ' || p.last_name as student, l.created_at as at,
         case when 'admin' = any (rr.role_names) then '/attendance-leave-requests' else '/notifications' end as path,
         row_number() over (partition by a.id order by l.created_at desc, l.id) as place
       from account a join region_role rr on rr.person_id = a.id and rr.role_names && '{admin,dean}'
       join leave_request l on l.region_id = rr.region_id and l.created_at > $2::timestamptz - interval '30 days'
       join person p on p.id = l.person_id),
     graded as (
       select s.person_id, s.assignment_id, s.graded_at as at, t.title,
         row_number() over (partition by s.person_id order by s.graded_at desc, s.id) as place
       from submission s join account p on p.id = s.person_id
       join assignment_text t on t.assignment_id = s.assignment_id and t.locale = 'en'
       where s.graded_at is not null)
     select person_id as "personId", 'newsPosted' as name, title, '/news/' || id as path, at from posted where place <= 4
     union all
     select person_id, 'examGraded', title, '/student/exams/' || exam_id || '/results/' || id, at + interval '1 hour'
     from sat where place <= 7 and score is not null
     union all
     select person_id, 'examClosing', title, '/student/exams/' || exam_id, at - interval '20 hours' from sat where place = 1
     union all
     select person_id, 'attemptReinstated', title, '/student/exams/' || exam_id, at - interval '3 hours' from sat
     where place <= 7 and number = 2
     union all
     select person_id, 'leaveRequested', student, path, at from asked where place <= 5
     union all
     select d.person_id, 'leaveDecided', initcap(d.status), '/student/attendance?tab=leave-requests', d.decided_at
     from leave_decision d join account a on a.id = d.person_id where d.decided_at > $2::timestamptz - interval '60 days'
     union all
     select d.person_id, 'absenceExplanationDecided', initcap(d.status),
       '/student/attendance?tab=absence-explanations', d.decided_at
     from explanation_decision d join account a on a.id = d.person_id
     where d.decided_at > $2::timestamptz - interval '60 days'
     union all
     select i.person_id, 'invoiceIssued', i.title, '/student/transactions', i.issued_at
     from invoice i join account a on a.id = i.person_id where i.issued_at > $2::timestamptz - interval '100 days'
     union all
     select person_id, 'assignmentGraded', title, '/student/assignments/' || assignment_id, at from graded where place <= 3
     order by 1, 5, 4`,
    [told.map(({ id }) => id), demo.now],
  );
  const hours = (at: Date): number => (demo.now.getTime() - at.getTime()) / HOUR_MS;
  const factsOf = (name: NoticeName, title: string): NoticeFacts[NoticeName] => {
    if (name === 'newsPosted') return { title };
    if (name === 'invoiceIssued') return {};
    if (name === 'leaveDecided') return { status: title };
    if (name === 'absenceExplanationDecided') return { status: title, day: '' };
    if (name === 'leaveRequested') return { studentName: title };
    if (name === 'assignmentGraded') return { assignmentName: title };
    return name === 'attemptReinstated' ? { examName: title, days: '14' } : { examName: title };
  };
  return Map.groupBy(
    rows
      .filter(({ at }) => at <= demo.now)
      .map(({ personId, name, title, path, at }) => ({
        personId,
        name,
        facts: factsOf(name, title),
        path,
        hoursAgo: hours(at),
      })),
    ({ personId }) => personId,
  );
}
