import type { Context } from '#kit/graphql/context.ts';
import { actOnRecord, parsedInput } from '#kit/graphql/change-record.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { cleanRichText } from '#kit/rich-text/clean-rich-text.ts';
import type { InputOf } from '#kit/record/field.ts';
import { checkChapters, type Chapter } from '#slices/lessons/rules/chapter.ts';
import { lessonTexts, type LessonTexts } from '#slices/lessons/rules/lesson.ts';
import { checkLocale, lessonToChange } from './load-lesson-for-update.ts';
import type { LessonRecord } from '../lesson.queries.ts';
import { deleteText, findTexts, storeText } from '../lesson-texts.queries.ts';
import { countChange } from './lesson-writing.queries.ts';

interface Change {
  lessonId: string;
  version: number;
  locale: string;
  words: LessonTextsInput;
}

interface LessonTextsInput extends InputOf<typeof lessonTexts> {
  chapters: readonly Chapter[];
}

function parseTexts(input: LessonTextsInput, before: LessonTexts | null): LessonTexts {
  const texts = parsedInput(lessonTexts, input, before ?? undefined);
  const chapters = input.chapters.map(({ startsAt, title }) => ({ startsAt, title: title.trim() }));
  const problem = checkChapters(chapters);
  if (problem) throw new RuleError(problem);
  return { ...texts, chapters };
}

const isEmpty = ({ title, description, chapters }: LessonTextsInput): boolean =>
  title.trim() === '' && chapters.length === 0 && cleanRichText(description ?? '') === '';

/**
 * Says what a lesson is about in one language, unless it was changed since the form was opened. No title takes the
 * language away, as long as there is another to read the lesson in.
 */
export async function saveLessonText(ctx: Context, change: Change): Promise<LessonRecord> {
  const { lessonId, locale, version } = change;
  checkLocale(locale);
  return actOnRecord(ctx, lessonToChange, lessonId, async (tx, lesson) => {
    const texts = await findTexts(tx, [lessonId]);
    const before = texts.find((text) => text.locale === locale) ?? null;
    const parsed = isEmpty(change.words) ? null : parseTexts(change.words, before);
    const isSame = JSON.stringify(before && textsOf(before)) === JSON.stringify(parsed);
    if (isSame) return null;
    if (version !== lesson.version) throw new RuleError('changedMeanwhile');
    if (!parsed && texts.length === 1) throw new RuleError('lessonTitleInvalid');
    await (parsed ? storeText(tx, { lessonId, locale, ...parsed }) : deleteText(tx, lessonId, locale));
    await countChange(tx, lessonId);
    return {
      action: 'saveLessonText',
      before: before && { locale, ...textsOf(before) },
      after: parsed && { locale, ...parsed },
    };
  });
}

const textsOf = ({ title, description, chapters }: LessonTexts): LessonTexts => ({
  title,
  description,
  chapters: chapters.map(({ startsAt, title: name }) => ({ startsAt, title: name })),
});
