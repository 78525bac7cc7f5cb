import type { Tx } from '#kit/db/database.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { cleanRichText } from '#kit/rich-text/clean-rich-text.ts';
import type { UncleanHtml } from '#kit/rich-text/unclean-html.ts';
import { findPerson, lockPerson } from '#slices/people/server/api.ts';
import { checkTeacher, type TeacherValues } from '../rules/teacher.ts';
import { isTaken } from './teacher.queries.ts';

export interface TeacherInputShape {
  name: string;
  biography?: UncleanHtml | null | undefined;
  personId?: string | null | undefined;
}

/** What a form says about a teacher, without blanks around it and without what could run, or its refusal. */
export function parseTeacher(input: TeacherInputShape): TeacherValues {
  const parsed = {
    name: input.name.trim(),
    biography: cleanRichText(input.biography ?? ''),
    personId: input.personId ?? null,
  };
  const problem = checkTeacher(parsed);
  if (problem) throw new RuleError(problem);
  return parsed;
}

/** Refuses an account that is none of the campus, or that another teacher of the campus has. */
export async function checkAccount(
  tx: Tx,
  { id, regionId, personId }: { id: string; regionId: string; personId: string | null },
): Promise<void> {
  if (!personId) return;
  // Two teachers who are given the same account at the same time come here one after the other.
  await lockPerson(tx, personId);
  const person = await findPerson(tx, personId);
  if (!person?.regionIds.includes(regionId)) throw new RuleError('teacherAccountElsewhere', 'NOT_FOUND');
  if (await isTaken(tx, { id, regionId, personId })) throw new RuleError('teacherAccountTaken');
}
