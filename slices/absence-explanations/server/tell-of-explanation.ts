import { universalMidnight } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import type { Tx } from '#kit/db/database.ts';
import { languageTag, localeOrDefault } from '#kit/messages/locales.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { findPerson } from '#slices/people/server/api.ts';
import type { ExplanationStatus } from '../rules/explanation.ts';
import { findExplanation, type ExplanationRecord } from './explanation.queries.ts';

const OWN_EXPLANATIONS = '/student/attendance?tab=absence-explanations';

/** As students read them, in mails and notices (TRAP-32). */
const WRITTEN: Readonly<Record<ExplanationStatus, string>> = {
  PENDING: 'Pending',
  EXPLAINED: 'Explained',
  EXCUSED: 'Excused',
};

/** Tells the student what became of an explanation (HOLE-49), in their own language. */
export async function tellStudent(whole: Tx, explanation: ExplanationRecord): Promise<void> {
  const { id, personId, regionId, status, adminComments, startsAt, timeZone } = explanation;
  const student = await findPerson(whole, personId);
  if (!student) return;
  const locale = localeOrDefault(student.locale);
  const course = (await findExplanation(whole, { id, locale }))?.courseName ?? '';
  const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    universalMidnight(dayIn(startsAt, timeZone)),
  );
  await notify(whole, {
    name: 'absenceExplanationDecided',
    facts: { status: WRITTEN[status], day, course, adminComments },
    path: OWN_EXPLANATIONS,
    recipients: [{ personId, regionId }],
  });
}
