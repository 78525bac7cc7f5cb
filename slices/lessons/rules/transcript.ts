import { searchForm } from '#kit/messages/search-form.ts';
import type { Cue } from './cue.ts';
import { clock } from './watching/playback.ts';

/** What is said, as it is read: a sentence or a few, and when they begin. */
export interface TranscriptLine {
  startsAt: number;
  endsAt: number;
  words: string;
}

/** Subtitles are short to fit under a film; a line of the transcript goes on until it has lasted this long. */
const MIN_SECONDS = 8;
/** A person who never ends a sentence is interrupted. */
const MAX_SECONDS = 24;
/** After a silence like this a new line begins. */
const PAUSE_SECONDS = 4;

const SENTENCE_END = /[.!?…。！？]["'”’»)\]]*$/u;

/** Scripts without spaces between words have none between lines either. */
const WITHOUT_SPACES = /[\u3040-\u30FF\u4E00-\u9FFF\u3000-\u303F\uFF00-\uFFEF]/u;

const joinedWords = (before: string, after: string): string =>
  WITHOUT_SPACES.test(before.at(-1) ?? '') && WITHOUT_SPACES.test(after[0] ?? '')
    ? before + after
    : `${before} ${after}`;

function isOver({ startsAt, endsAt, words }: TranscriptLine, next: Cue): boolean {
  const seconds = endsAt - startsAt;
  return (
    next.startsAt - endsAt >= PAUSE_SECONDS ||
    seconds >= MAX_SECONDS ||
    (seconds >= MIN_SECONDS && SENTENCE_END.test(words))
  );
}

export function transcriptOf(cues: readonly Cue[]): TranscriptLine[] {
  const lines: TranscriptLine[] = [];
  for (const cue of cues) {
    const line = lines.at(-1);
    if (!line || isOver(line, cue)) lines.push({ ...cue });
    else {
      line.words = joinedWords(line.words, cue.words);
      line.endsAt = Math.max(line.endsAt, cue.endsAt);
    }
  }
  return lines;
}

/** The line that is being said at a second, or the one said last; none before the first. */
export function lineAt(lines: readonly TranscriptLine[], second: number): number {
  return lines.findLastIndex(({ startsAt }) => startsAt <= second);
}

const wordsOf = (search: string): string[] => searchForm(search).split(/\s+/).filter(Boolean);

/** The lines that hold every word a person looks for; capitals and accents do not count. All, while they look for nothing. */
export function linesWith(lines: readonly TranscriptLine[], search: string): TranscriptLine[] {
  const wanted = wordsOf(search);
  return lines.filter(({ words }) => wanted.every((word) => searchForm(words).includes(word)));
}

/** A stretch of what is said, and whether a person looks for it. */
export interface MarkedTexts {
  words: string;
  isFound: boolean;
}

export function markedTexts(words: string, search: string): MarkedTexts[] {
  const characters = [...words.normalize('NFC')];
  // One character may be looked for as several, or as none: places says which one each of them stands for.
  const places = characters.flatMap((one, index) => [...searchForm(one)].map(() => index));
  const said = characters.flatMap((one) => [...searchForm(one)]);
  const found = new Set<number>();
  for (const word of wordsOf(search)) {
    const letters = [...word];
    for (let at = 0; at + letters.length <= said.length; at += 1)
      if (letters.every((letter, step) => said[at + step] === letter))
        for (const place of places.slice(at, at + letters.length)) found.add(place);
  }
  const marked: MarkedTexts[] = [];
  for (const [index, one] of characters.entries()) {
    const last = marked.at(-1);
    if (last?.isFound === found.has(index)) last.words += one;
    else marked.push({ words: one, isFound: found.has(index) });
  }
  return marked;
}

/** The transcript as a person prints it: its title, and every line behind the time it begins at. */
export const transcriptFile = (title: string, lines: readonly TranscriptLine[]): string =>
  [title, ...lines.map(({ startsAt, words }) => `${clock(startsAt)}  ${words}`)].join('\n\n') + '\n';
