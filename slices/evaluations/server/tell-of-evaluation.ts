import type { Tx } from '#kit/db/database.ts';
import { localeOrDefault } from '#kit/messages/locales.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { findPerson } from '#slices/people/server/api.ts';
import { inLanguage } from '../rules/evaluation-form.ts';
import { OWN_EVALUATIONS_PAGE } from '../rules/evaluation-pages.ts';
import type { EvaluationRecord } from './evaluation.queries.ts';

/** Tells the student that there is something to read. */
export async function tellOfEvaluation(
  whole: Tx,
  { personId, regionId, names }: EvaluationRecord,
): Promise<void> {
  const student = await findPerson(whole, personId);
  if (!student) return;
  await notify(whole, {
    name: 'evaluationPublished',
    facts: { formName: inLanguage(names, localeOrDefault(student.locale)) },
    path: OWN_EVALUATIONS_PAGE,
    recipients: [{ personId, regionId }],
  });
}
