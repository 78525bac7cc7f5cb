import type { Tx } from '#kit/db/database.ts';
import { localeOrDefault, type Locale } from '#kit/messages/locales.ts';
import { leaveTypeName } from '#slices/attendance/rules/schema.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { findPeople, findPerson, findStaffOf } from '#slices/people/server/api.ts';
import { leaveToRead } from '../rules/addresses.ts';
import type { LeaveStatus } from '../rules/leave-request.ts';
import { writtenDays } from '../rules/written-days.ts';
import type { LeaveRecord } from './leave-request.queries.ts';

const QUEUE = '/attendance-leave-requests';
const OWN_REQUESTS = '/student/attendance?tab=leave-requests';

/** As students read them, in mails and notices (TRAP-32). */
const WRITTEN: Readonly<Record<LeaveStatus, string>> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  ACKNOWLEDGED: 'Acknowledged',
  WITHDRAWN: 'Withdrawn',
};

const factsIn = (request: LeaveRecord, locale: Locale, student: string) => ({
  student,
  group: request.groupName,
  days: writtenDays(request, locale),
  attendanceType: leaveTypeName(request.typeNames, locale),
  reason: request.reason,
  studentNotes: request.studentNotes,
});

/**
 * Tells the deans and admins of the campus that a student asks for leave (HOLE-47), each in their own language. Only
 * admins have the queue; deans are led to where they read the request. The whole college is given, since a student sees no staff.
 */
export async function tellStaff(whole: Tx, request: LeaveRecord): Promise<void> {
  const { personId, regionId } = request;
  const admins = new Set(await findStaffOf(whole, 'admin', [regionId]));
  const deans = await findStaffOf(whole, 'dean', [regionId]);
  const people = await findPeople(whole, [...new Set([...admins, ...deans, personId])]);
  const student = people.find(({ id }) => id === personId);
  const studentName = student ? fullName(student) : '';
  const staff = people.filter(({ id }) => id !== personId);
  const pathFor = ({ id }: { id: string }): string => (admins.has(id) ? QUEUE : leaveToRead(request.id));
  for (const [locale, speakers] of Map.groupBy(staff, (person) => localeOrDefault(person.locale)))
    for (const [path, readers] of Map.groupBy(speakers, pathFor))
      await notify(whole, {
        name: 'leaveRequested',
        facts: { studentName, ...factsIn(request, locale, studentName) },
        path,
        recipients: readers.map(({ id }) => ({ personId: id, regionId })),
      });
}

/** Tells the student what became of the request (ATT-18, ATT-20), and whom to ask. */
export async function tellStudent(whole: Tx, request: LeaveRecord, deciderId: string): Promise<void> {
  const { personId, regionId, status, adminComments } = request;
  const [student, decider] = [await findPerson(whole, personId), await findPerson(whole, deciderId)];
  if (!student) return;
  await notify(whole, {
    name: 'leaveDecided',
    facts: {
      status: WRITTEN[status],
      adminComments,
      adminEmail: decider?.email ?? '',
      ...factsIn(request, localeOrDefault(student.locale), fullName(student)),
    },
    path: OWN_REQUESTS,
    recipients: [{ personId, regionId }],
  });
}
