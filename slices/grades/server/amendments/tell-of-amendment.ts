import type { Tx } from '#kit/db/database.ts';
import { languageTag, localeOrDefault } from '#kit/messages/locales.ts';
import { writtenPercent, type Percent } from '#kit/percent/percent.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { findPerson } from '#slices/people/server/api.ts';
import { findAmendment, type AmendmentRecord } from './amendment.queries.ts';

const isAccepted = ({ status }: AmendmentRecord): boolean => status === 'ACCEPTED';

/** Tells the student of a final grade that is another one now, or is as it was again. */
export async function tellOfAmendment(
  whole: Tx,
  amendment: AmendmentRecord,
  before: AmendmentRecord,
): Promise<void> {
  const { id, personId, regionId, previousScore, score } = amendment;
  if (isAccepted(amendment) === isAccepted(before) || previousScore === score) return;
  const student = await findPerson(whole, personId);
  if (!student) return;
  const locale = localeOrDefault(student.locale);
  const written = (grade: Percent): string =>
    new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 2 }).format(
      writtenPercent(grade) / 100,
    );
  const [from, to] = isAccepted(amendment) ? [previousScore, score] : [score, previousScore];
  const courseName = (await findAmendment(whole, id, locale))?.courseName ?? amendment.courseName;
  await notify(whole, {
    name: 'finalGradeAmended',
    facts: { courseName, previousGrade: written(from), grade: written(to) },
    path: '/student/grades',
    recipients: [{ personId, regionId }],
  });
}
