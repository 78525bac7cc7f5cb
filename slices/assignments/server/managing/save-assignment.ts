import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isLocale } from '#kit/messages/locales.ts';
import { cleanRichText } from '#kit/rich-text/clean-rich-text.ts';
import type { UncleanHtml } from '#kit/rich-text/unclean-html.ts';
import { courseToRead, refuseIfShared } from '#slices/courses/server/api.ts';
import { checkAssignmentTexts, type AssignmentKind } from '#slices/assignments/rules/assignment.ts';
import { loadAssignmentForUpdate, assignmentToChange } from './load-assignment-for-update.ts';
import type { AssignmentRecord } from '../assignment-record.ts';
import {
  insertAssignment,
  isGradedForSomebody,
  lockAssignment,
  storeArchived,
  storeAssignmentTexts,
  updateKind,
} from './assignment-writing.queries.ts';

interface SavedAssignment {
  assignmentId: string;
  courseId: string;
  /** The version the change is based on; none for a new assignment. */
  version: number | null;
  kind: AssignmentKind;
  words: { locale: string; title: string; content: UncleanHtml };
}

/** Writes an assignment in one language, new or changed, unless it was changed since the form was opened. */
export async function saveAssignment(ctx: Context, saved: SavedAssignment): Promise<AssignmentRecord> {
  const { assignmentId, courseId, version, kind } = saved;
  const { locale, title, content } = saved.words;
  const words = { locale, title: title.trim(), content: cleanRichText(content) };
  const problem = isLocale(locale) ? checkAssignmentTexts(words) : 'localeUnknown';
  if (problem) throw new RuleError(problem);
  if (!(await courseToRead(ctx, courseId))) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(ctx.db, async (tx) => {
    await refuseIfShared(tx, ctx, courseId);
    const isNew = version === null && (await insertAssignment(tx, { id: assignmentId, courseId, kind }));
    const before = await lockAssignment(tx, assignmentId);
    if (!before || before.courseId !== courseId) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (!isNew && version !== before.version) throw new RuleError('changedMeanwhile');
    if (before.kind !== kind && (await isGradedForSomebody(tx, assignmentId)))
      throw new RuleError('assignmentKindSettled');
    if (!isNew) await updateKind(tx, assignmentId, kind);
    await storeAssignmentTexts(tx, { assignmentId, ...words });
    await audit(tx, ctx, {
      action: isNew ? 'createAssignment' : 'updateAssignment',
      entity: 'assignment',
      entityId: assignmentId,
      after: { kind, locale, title: words.title },
    });
    return loadAssignmentForUpdate(tx, ctx, assignmentId);
  });
}

/** Gives an assignment to nobody any more, or again. What was handed in stays. */
export const archiveAssignment = (
  ctx: Context,
  { assignmentId, archived }: { assignmentId: string; archived: boolean },
): Promise<AssignmentRecord> =>
  transaction(ctx.db, async (tx) => {
    const before = await assignmentToChange(tx, ctx, assignmentId);
    if (before.archived === archived) return before;
    await storeArchived(tx, assignmentId, archived ? ctx.services.now() : null);
    await audit(tx, ctx, {
      action: archived ? 'archiveAssignment' : 'restoreAssignment',
      entity: 'assignment',
      entityId: assignmentId,
    });
    return loadAssignmentForUpdate(tx, ctx, assignmentId);
  });
