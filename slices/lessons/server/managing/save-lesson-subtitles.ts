import { actOnRecord } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkSubtitles, readCues, writeVtt } from '#slices/lessons/rules/cue.ts';
import { checkLocale, lessonToChange } from './load-lesson-for-update.ts';
import type { LessonRecord } from '../lesson.queries.ts';
import { findSubtitles, storeSubtitles } from '../lesson-texts.queries.ts';

interface Sent {
  lessonId: string;
  locale: string;
  /** A WebVTT or SubRip file; nothing takes the subtitles away. */
  file: string;
}

/** Gives a lesson subtitles in a language. They are written again from what was read, so that nothing else is kept. */
export async function saveLessonSubtitles(
  ctx: Context,
  { lessonId, locale, file }: Sent,
): Promise<LessonRecord> {
  checkLocale(locale);
  const problem = file === '' ? null : checkSubtitles(file);
  if (problem) throw new RuleError(problem);
  const cues = readCues(file);
  const vtt = cues.length > 0 ? writeVtt(cues) : null;
  return actOnRecord(ctx, lessonToChange, lessonId, async (tx) => {
    const before = await findSubtitles(tx, lessonId, locale);
    if (before === vtt) return null;
    await storeSubtitles(tx, { lessonId, locale, vtt, now: ctx.services.now() });
    return {
      action: vtt ? 'saveLessonSubtitles' : 'removeLessonSubtitles',
      before: before === null ? null : { locale, cues: readCues(before).length },
      after: vtt === null ? null : { locale, cues: cues.length },
    };
  });
}
