import { useMemo } from 'react';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { readCues, type Cue } from '../rules/cue.ts';
import { localeIn } from '../rules/watching/playback.ts';
import { transcriptFile, transcriptOf, type TranscriptLine } from '../rules/transcript.ts';
import { subtitlesOfLesson } from './lesson.graphql.generated.ts';
import { playerChoices } from './player-choices.ts';
import type { TranscriptFile } from './transcript-panel.tsx';

const address = (type: string, words: string): string =>
  `data:${type};charset=utf-8,${encodeURIComponent(words)}`;

interface Subtitles {
  cues: readonly Cue[];
  lines: readonly TranscriptLine[];
  locales: readonly string[];
  /** The language shown over the film; null when they are switched off. */
  shown: string | null;
  files: readonly TranscriptFile[];
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
  const answer = useQuery(subtitlesOfLesson, { lessonId: lesson._id, locale: locale ?? '' });
  const vtt = answer.data?.lessonSubtitles ?? '';
  const cues = useMemo(() => readCues(vtt), [vtt]);
  const lines = useMemo(() => transcriptOf(cues), [cues]);
  const name = `${lesson.title} (${locale ?? ''})`;
  const files: TranscriptFile[] = [
    {
      kind: 'transcriptAsText',
      url: address('text/plain', transcriptFile(lesson.title, lines)),
      name: `${name}.txt`,
    },
    { kind: 'transcriptAsVtt', url: address('text/vtt', vtt), name: `${name}.vtt` },
  ];
  return { cues, lines, locales, shown: showsSubtitles ? locale : null, files: vtt ? files : [] };
}
