import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { NoticeFacts, NoticeName } from '../rules/notices.ts';

/** Whom the notifications are for. */
interface Told {
  id: string;
  regionIds: readonly string[];
  audience: keyof typeof PLANS;
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

const FOR_EVERYBODY: readonly Planned[] = [
  ...planned('newsPosted', { title: 'Chapel moves to 10 a.m. this week' }, '/news', 3),
  ...planned('newsPosted', { title: 'Registration for the winter term is open' }, '/news', 100),
  ...planned('newsPosted', { title: 'Library closed on Friday' }, '/news', 340),
  ...planned('helpAnswered', {}, '/help', 52),
];

const exam = (examName: string, hoursAgo: number) =>
  planned('examGraded', { examName }, '/student/assessments?tab=results', hoursAgo);

const FOR_STUDENTS: readonly Planned[] = [
  ...FOR_EVERYBODY,
  ...planned('examClosing', { examName: 'Old Testament Survey' }, '/student/assessments', 1),
  ...planned('attemptReinstated', { examName: 'Hermeneutics', days: '14' }, '/student/assessments', 26),
  ...exam('Romans', 20),
  ...exam('Hebrew I', 20.1),
  ...exam('Church History', 20.2),
  ...exam('Hermeneutics', 20.3),
  ...exam('Galatians', 20.4),
  ...planned(
    'assignmentGraded',
    { assignmentName: 'Essay: creation and covenant' },
    '/student/assessments',
    27,
  ),
  ...planned('invoiceIssued', {}, '/student/transactions', 75),
  ...planned('paymentFailed', {}, '/student/transactions', 76),
  ...planned('leaveDecided', {}, '/student/attendance?tab=leave-requests', 150),
  ...planned('absenceExplanationDecided', {}, '/student/attendance', 151),
  ...planned('assignmentGraded', { assignmentName: 'Word study: hesed' }, '/student/assessments', 200),
  ...exam('Pastoral Epistles', 410),
  ...exam('New Testament Survey', 640),
  ...planned('invoiceIssued', {}, '/student/transactions', 800),
  ...planned('leaveDecided', {}, '/student/attendance?tab=leave-requests', 900),
  ...exam('Biblical Theology', 1_100),
  ...planned('newsPosted', { title: 'Welcome to the new academic year' }, '/news', 1_500),
];

const asked = (studentName: string, ...hoursAgo: number[]) =>
  planned('questionAsked', { studentName }, '/help/questions', ...hoursAgo);
const leave = (studentName: string, ...hoursAgo: number[]) =>
  planned('leaveRequested', { studentName }, '/attendance-leave-requests', ...hoursAgo);

const FOR_STAFF: readonly Planned[] = [
  ...FOR_EVERYBODY,
  ...leave('Abigail Lindqvist', 2),
  ...leave('Mateo Herrera', 2.4),
  ...leave('Hanna Kowalczyk', 2.8),
  ...asked('Abigail Lindqvist', 5),
  ...asked('Mateo Herrera', 30),
  ...leave('Mateo Herrera', 120, 480),
  ...asked('Abigail Lindqvist', 260),
];

const FOR_OWNERS: readonly Planned[] = [
  ...FOR_STAFF,
  ...planned(
    'gradesChanged',
    { personName: 'Samuel Okafor', behind: 'none', grades: '34', courses: 'BIB 101, THE 202' },
    '/logits/grades',
    220,
  ),
];

const FOR_GRADUATES: readonly Planned[] = [
  ...FOR_EVERYBODY,
  ...planned('ministryApproved', { ministryName: 'Street kitchen on Larimer' }, '/alumni', 33),
  ...planned('newsPosted', { title: 'Reunion of the graduates in May' }, '/news', 700),
];

const PLANS = {
  student: FOR_STUDENTS,
  staff: FOR_STAFF,
  owner: FOR_OWNERS,
  graduate: FOR_GRADUATES,
} as const;

const UNREAD_HOURS = 48;
const HOUR_MS = 3_600_000;

/** What the accounts of the demo college were told over two months, each kind at least once, the last two days unread. */
export async function seedNotifications(demo: Demo, told: readonly Told[]): Promise<void> {
  const random = demo.random.branch('notifications');
  const { rows: definitions } = await demo.client.query<{ id: string; name: string }>(
    'select id, name from notification_definition',
  );
  const idOf = new Map(definitions.map(({ id, name }) => [name, id]));
  const ago = (hours: number): Date => new Date(demo.now.getTime() - hours * HOUR_MS);
  const notifications = told.flatMap(({ id: personId, regionIds, audience }) =>
    PLANS[audience].map(({ name, facts, path, hoursAgo }, place) => {
      const createdAt = ago(hoursAgo);
      const wasRead = hoursAgo > UNREAD_HOURS;
      return {
        id: random.id(createdAt),
        personId,
        // Who acts on several campuses hears from all of them.
        regionId: regionIds[place % regionIds.length] ?? '',
        definitionId: idOf.get(name) ?? '',
        facts: JSON.stringify(facts),
        path,
        mail: place % 4 === 3 ? ('UNWANTED' as const) : ('SENT' as const),
        readAt: wasRead ? ago(Math.max(UNREAD_HOURS, hoursAgo - 6)) : null,
        createdAt,
      };
    }),
  );
  await bulkInsert(demo.client, 'notification', notifications);
  const lastReadAt = ago(UNREAD_HOURS);
  await bulkInsert(
    demo.client,
    'notificationReading',
    told.map(({ id: personId }) => ({ personId, lastReadAt })),
  );
}
