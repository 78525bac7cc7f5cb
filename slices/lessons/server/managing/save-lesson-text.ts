import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { cleanRichText } from '#kit/rich-text/clean-rich-text.ts';
import type { UncleanHtml } from '#kit/rich-text/unclean-html.ts';
import { checkLessonTexts, type LessonTexts } from '#slices/lessons/rules/lesson.ts';
import { checkLocale, loadLessonForUpdate } from './load-lesson-for-update.ts';
import type { LessonRecord } from '../lesson.queries.ts';
import { deleteText, findTexts, storeText } from '../lesson-texts.queries.ts';
import { countChange } from './lesson-writing.queries.ts';

interface Change {
  lessonId: string;
  version: number;
  locale: string;
  words: WrittenText;
}

type WrittenText = Omit<LessonTexts, 'description'> & { description: UncleanHtml };

const parseTexts = ({ title, description, chapters }: WrittenText): LessonTexts => ({
  title: title.trim(),
  description: cleanRichText(description),
  chapters: chapters.map(({ startsAt, title: name }) => ({ startsAt, title: name.trim() })),
});

/**
 * Says what a lesson is about in one language, unless it was changed since the form was opened. No title takes the
 * language away, as long as there is another to read the lesson in.
 */
export async function saveLessonText(ctx: Context, change: Change): Promise<LessonRecord> {
  const { lessonId, locale, version } = change;
  const parsed = parseTexts(change.words);
  const isRemoval = parsed.title === '' && parsed.description === '' && parsed.chapters.length === 0;
  const problem = checkLocale(locale) ?? (isRemoval ? null : checkLessonTexts(parsed));
  if (problem) throw new RuleError(problem);
  return transaction(ctx.db, async (tx) => {
    const lesson = await loadLessonForUpdate(tx, ctx, lessonId);
    const texts = await findTexts(tx, [lessonId]);
    const before = texts.find((text) => text.locale === locale) ?? null;
    const isSame = before ? JSON.stringify(wordsOf(before)) === JSON.stringify(parsed) : isRemoval;
    if (isSame) return lesson;
    if (version !== lesson.version) throw new RuleError('changedMeanwhile');
    if (isRemoval && texts.length === 1) throw new RuleError('lessonTitleInvalid');
    await (isRemoval ? deleteText(tx, lessonId, locale) : storeText(tx, { lessonId, locale, ...parsed }));
    await countChange(tx, lessonId);
    await audit(tx, ctx, {
      action: 'saveLessonText',
      entity: 'lesson',
      entityId: lessonId,
      before: before && { locale, ...wordsOf(before) },
      after: isRemoval ? null : { locale, ...parsed },
    });
    return loadLessonForUpdate(tx, ctx, lessonId);
  });
}

const wordsOf = ({ title, description, chapters }: LessonTexts): LessonTexts => ({
  title,
  description,
  chapters: chapters.map(({ startsAt, title: name }) => ({ startsAt, title: name })),
});
