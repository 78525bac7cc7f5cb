import type { AnswerKey } from '../question.ts';

export interface ImportedQuestion {
  line: number;
  title: string;
  category: string;
  points: number;
  words: string;
  options: { id: string; words: string }[];
  matches: { id: string; words: string }[];
  key: AnswerKey;
  explanation: string;
}

export interface ImportProblem {
  line: number;
  reason:
    | 'giftWithoutAnswer'
    | 'giftUnclosed'
    | 'giftNumberUnknown'
    | 'giftNoRightAnswer'
    | 'importWithoutQuestion'
    | 'importPoints';
}

export interface Imported {
  questions: ImportedQuestion[];
  problems: ImportProblem[];
}

/** Questions in GIFT, the text format that Moodle and others write: one after the other, an empty line between them. */
export function readGift(text: string): Imported {
  const questions: ImportedQuestion[] = [];
  const problems: ImportProblem[] = [];
  for (const { line, words, category } of blocksOf(text)) {
    const read = readBlock(words);
    if (typeof read === 'string') problems.push({ line, reason: read });
    else questions.push({ line, category, points: 1, ...read });
  }
  return { questions, problems };
}

interface Block {
  line: number;
  words: string;
  category: string;
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  let category = '';
  for (const [index, line] of text.replaceAll(/\r\n?/g, '\n').split('\n').entries()) {
    const named = /^\s*\$CATEGORY:(.*)$/.exec(line)?.[1];
    // Categories of categories are written with slashes; the last one says what the questions are about.
    if (named !== undefined) category = named.split('/').at(-1)?.trim() ?? '';
    else if (line.trim() === '') open = null;
    else if (/^\s*\/\//.test(line)) continue;
    else if (open) open.words += `\n${line}`;
    else blocks.push((open = { line: index + 1, words: line, category }));
  }
  return blocks;
}

const unescaped = (words: string): string =>
  words
    .replaceAll('\\n', '\n')
    .replaceAll(/\\([~=#{}:\\])/g, '$1')
    .replace(/^\[(?:html|plain|moodle|markdown)\]/, '')
    .trim();

/** Splits where a mark stands that is not written as an ordinary letter by a backslash before it. */
const splitAt = (words: string, mark: RegExp): string[] =>
  words.split(new RegExp(`(?<!\\\\)(?=${mark.source})`));

type ReadQuestion = Omit<ImportedQuestion, 'line' | 'category' | 'points'>;

function readBlock(block: string): ReadQuestion | ImportProblem['reason'] {
  const [, title = '', rest = block] = /^\s*::((?:[^:]|\\:|:(?!:))*?)::([^]*)$/.exec(block) ?? [];
  const begin = rest.search(/(?<!\\)\{/);
  if (begin < 0) return 'giftWithoutAnswer';
  const end = rest.slice(begin).search(/(?<!\\)\}/);
  if (end < 0) return 'giftUnclosed';
  const before = unescaped(rest.slice(0, begin));
  const after = unescaped(rest.slice(begin + end + 1));
  const gap = /^[.,;:!?)]/.test(after) ? '_____' : '_____ ';
  const words = after === '' ? before : `${before} ${gap}${after}`;
  const [answers = '', ...general] = rest.slice(begin + 1, begin + end).split(/(?<!\\)####/);
  const about = { title: unescaped(title), words, explanation: unescaped(general.join(' ')) };
  return readAnswers(answers.trim(), about);
}

type About = Pick<ImportedQuestion, 'title' | 'words' | 'explanation'>;

const withoutFeedback = (words: string): string => unescaped(words.split(/(?<!\\)#/)[0] ?? '');

function readAnswers(answers: string, about: About): ReadQuestion | ImportProblem['reason'] {
  const none = { options: [], matches: [] };
  if (answers === '') return { ...about, ...none, key: { kind: 'ESSAY' } };
  const truth = /^(T|TRUE|F|FALSE)(?:#[^]*)?$/i.exec(answers)?.[1];
  if (truth) return { ...about, ...none, key: { kind: 'TRUE_FALSE', isTrue: /^t/i.test(truth) } };
  if (answers.startsWith('#')) return 'giftNumberUnknown';
  const parts = splitAt(answers, /[=~]/).filter((part) => part.trim() !== '');
  if (parts.every((part) => part.startsWith('=') && part.includes('->'))) return readMatching(parts, about);
  if (parts.every((part) => part.startsWith('='))) {
    const accepted = parts.map((part) => withoutFeedback(part.slice(1).replace(/^%[\d.]+%/, '')));
    return { ...about, ...none, key: { kind: 'FILL_IN', accepted } };
  }
  return readChoices(parts, about);
}

function readMatching(parts: readonly string[], about: About): ReadQuestion {
  const pairs = parts.map((part) => part.slice(1).split('->').map(withoutFeedback));
  const sides = pairs.filter(([left]) => left !== '');
  const matches = [...new Set(pairs.map(([, right = '']) => right))].map((words, index) => ({
    id: `m${index + 1}`,
    words,
  }));
  const options = sides.map(([words = ''], index) => ({ id: `o${index + 1}`, words }));
  const idOf = (right: string | undefined): string => matches.find(({ words }) => words === right)?.id ?? '';
  const key = Object.fromEntries(sides.map(([, right], index) => [`o${index + 1}`, idOf(right)]));
  return { ...about, options, matches, key: { kind: 'MATCHING', pairs: key } };
}

/** Several right answers are written with weights: those above zero are right. */
function readChoices(parts: readonly string[], about: About): ReadQuestion | 'giftNoRightAnswer' {
  const options = parts.map((part, index) => {
    const weight = /^~%(-?[\d.]+)%/.exec(part)?.[1];
    const words = withoutFeedback(part.slice(1).replace(/^%-?[\d.]+%/, ''));
    return { id: `o${index + 1}`, words, isRight: part.startsWith('=') || Number(weight ?? 0) > 0 };
  });
  const right = options.filter(({ isRight }) => isRight).map(({ id }) => id);
  const [only, ...others] = right;
  if (only === undefined) return 'giftNoRightAnswer';
  const key: AnswerKey =
    others.length === 0
      ? { kind: 'SINGLE_CHOICE', option: only }
      : { kind: 'MULTIPLE_CHOICE', options: right };
  return { ...about, options: options.map(({ id, words }) => ({ id, words })), matches: [], key };
}
