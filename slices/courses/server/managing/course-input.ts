import type { Tx } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { cleanRichText } from '#kit/rich-text/clean-rich-text.ts';
import type { UncleanHtml } from '#kit/rich-text/unclean-html.ts';
import { findCategory } from '#slices/categories/server/api.ts';
import { findTeacher } from '#slices/teachers/server/api.ts';
import {
  checkCourse,
  checkCourseTexts,
  DESCRIPTION_HTML_MAX,
  type CourseKind,
  type CourseValues,
  type CourseTexts,
} from '#slices/courses/rules/course.ts';

export interface CourseInputShape {
  code: string;
  ownLocale: string;
  teacherId?: string | null | undefined;
  categoryId?: string | null | undefined;
  credits: number;
  kind: CourseKind;
  hidden: boolean;
}

/** What a form says about a course, without blanks around it, or its refusal. */
export function parseCourse(input: CourseInputShape): CourseValues {
  const parsed = {
    code: input.code.trim(),
    ownLocale: input.ownLocale,
    teacherId: input.teacherId ?? null,
    categoryId: input.categoryId ?? null,
    credits: input.credits,
    kind: input.kind,
    hidden: input.hidden,
  };
  const problem = checkCourse(parsed);
  if (problem) throw new RuleError(problem);
  return parsed;
}

export interface CourseTextsInputShape {
  name: string;
  description: UncleanHtml;
}

export function parseTexts({ name, description }: CourseTextsInputShape): CourseTexts {
  // Taking markup apart is work, which nobody can make us do on more than could be kept.
  if (description.length > DESCRIPTION_HTML_MAX) throw new RuleError('courseDescriptionTooLong');
  const parsed = { name: name.trim(), description: cleanRichText(description) };
  const problem = checkCourseTexts(parsed);
  if (problem) throw new RuleError(problem);
  return parsed;
}

/** Refuses what a course newly names and is not there, or is for other things. */
export async function checkNamed(
  tx: Tx,
  ctx: Context,
  { teacherId, categoryId }: Partial<Pick<CourseValues, 'teacherId' | 'categoryId'>>,
): Promise<void> {
  if (categoryId && !(await findCategory(tx, categoryId))?.uses.includes('COURSES'))
    throw new RuleError('categoryUnknown');
  // The catalogue is the whole college's: a course may be taught by somebody of another campus.
  const everywhere = ctx.unscopedWithin(tx, 'teachers whom a course may name');
  if (teacherId && !(await findTeacher(everywhere, teacherId))) throw new RuleError('courseTeacherUnknown');
}
