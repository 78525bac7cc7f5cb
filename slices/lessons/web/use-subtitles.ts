import { useMemo } from 'react';
import { useAppState } from '#kit/client/app-state.ts';
import { useCall } from '#kit/client/use-call.ts';
import { readCues, type Cue } from '../rules/cue.ts';
import { localeIn } from '../rules/playback.ts';
import { transcriptOf, type TranscriptLine } from '../rules/transcript.ts';
import { subtitlesOfLesson } from './lesson.graphql.generated.ts';
import { playerChoices } from './player-choices.ts';

interface Subtitles {
  cues: readonly Cue[];
  lines: readonly TranscriptLine[];
  locales: readonly string[];
  /** The language shown over the film; null when they are switched off. */
  shown: string | null;
  file: { url: string; name: string } | null;
}

/** The subtitles of a lesson in the chosen language, else in the one that is read. The transcript is made of them. */
export function useSubtitles(lesson: {
  _id: string;
  title: string;
  locale: string;
  subtitles: readonly { locale: string }[];
}): Subtitles {
  const { readLocale } = useAppState();
  const { showsSubtitles, subtitleLocale } = playerChoices.use();
  const locales = lesson.subtitles.map(({ locale }) => locale);
  const locale = localeIn(locales, subtitleLocale, readLocale, lesson.locale);
  const answer = useCall(subtitlesOfLesson, { lessonId: lesson._id, locale: locale ?? '' });
  const vtt = answer.data?.lessonSubtitles ?? '';
  const cues = useMemo(() => readCues(vtt), [vtt]);
  const lines = useMemo(() => transcriptOf(cues), [cues]);
  const file = {
    url: `data:text/vtt;charset=utf-8,${encodeURIComponent(vtt)}`,
    name: `${lesson.title} (${locale ?? ''}).vtt`,
  };
  return { cues, lines, locales, shown: showsSubtitles ? locale : null, file: vtt ? file : null };
}
