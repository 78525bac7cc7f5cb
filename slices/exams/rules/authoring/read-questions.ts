import { readCsv } from '#kit/csv/read-csv.ts';
import { readGift, type Imported, type ImportedQuestion, type ImportProblem } from './gift.ts';
import type { AnswerKey } from '../question.ts';

interface Choice {
  words: string;
  isRight: boolean;
}

type Answer = Pick<ImportedQuestion, 'options' | 'matches' | 'key'>;

const NONE = { options: [], matches: [] };
const TRUTH = /^(true|false)$/i;

const truthOf = (choices: readonly Choice[], right: readonly Choice[]): boolean | null => {
  const [only] = right;
  const isTruth = choices.length <= 2 && choices.every(({ words }) => TRUTH.test(words));
  return isTruth && right.length === 1 && only ? /^true$/i.test(only.words) : null;
};

/** Without answers an essay, all of them right a word to fill in, "true" or "false" that, else choices. */
function choicesOf(choices: readonly Choice[]): Answer | ImportProblem['reason'] {
  if (choices.length === 0) return { ...NONE, key: { kind: 'ESSAY' } };
  const right = choices.filter(({ isRight }) => isRight);
  if (right.length === 0) return 'giftNoRightAnswer';
  const isTrue = truthOf(choices, right);
  if (isTrue !== null) return { ...NONE, key: { kind: 'TRUE_FALSE', isTrue } };
  if (right.length === choices.length)
    return { ...NONE, key: { kind: 'FILL_IN', accepted: right.map(({ words }) => words) } };
  const options = choices.map(({ words }, index) => ({ id: `o${index + 1}`, words }));
  const rightIds = options.filter((_, index) => choices[index]?.isRight).map(({ id }) => id);
  const [only = ''] = rightIds;
  const key: AnswerKey =
    rightIds.length === 1
      ? { kind: 'SINGLE_CHOICE', option: only }
      : { kind: 'MULTIPLE_CHOICE', options: rightIds };
  return { options, matches: [], key };
}

/** More at once are two imports. */
export const MAX_IMPORTED = 500;

/**
 * Questions as they were pasted or come from a file: GIFT, where answers stand in braces; a table, where the first line
 * names a column "question"; else plain text.
 */
export function readQuestions(text: string): Imported {
  if (/(?<!\\)\{[^]*(?<!\\)\}/.test(text)) return readGift(text);
  return headerOf(text).includes('question') ? readTable(text) : readPlain(text);
}

const headerOf = (text: string): string[] =>
  (readCsv(text.split(/\r?\n/, 1)[0] ?? '')[0] ?? []).map((name) => name.trim().toLowerCase());

type Read = ImportedQuestion | ImportProblem['reason'];

function gather(read: readonly { line: number; question: Read }[]): Imported {
  const questions: ImportedQuestion[] = [];
  const problems: ImportProblem[] = [];
  for (const { line, question } of read)
    if (typeof question === 'string') problems.push({ line, reason: question });
    else questions.push(question);
  return { questions, problems };
}

/** Columns: question, right and wrong (each as often as needed), points, category, explanation, in any order. */
function readTable(text: string): Imported {
  const [header = [], ...rows] = readCsv(text);
  const names = header.map((name) => name.trim().toLowerCase());
  let line = header.join('').split('\n').length;
  const read = rows.flatMap((cells) => {
    line += 1;
    const at = line;
    // A cell may hold line breaks, so that rows and lines are not the same.
    line += cells.join('').split('\n').length - 1;
    if (cells.every((cell) => cell.trim() === '')) return [];
    return [{ line: at, question: readRow(names, cells, at) }];
  });
  return gather(read);
}

function readRow(names: readonly string[], cells: readonly string[], line: number): Read {
  const all = (wanted: string): string[] =>
    cells.map((cell) => cell.trim()).filter((cell, index) => names[index] === wanted && cell !== '');
  const [words] = all('question');
  if (words === undefined) return 'importWithoutQuestion';
  const [points = '1'] = all('points');
  if (!/^\d{1,3}$/.test(points) || Number(points) < 1 || Number(points) > 100) return 'importPoints';
  const choices: Choice[] = [
    ...all('right').map((one) => ({ words: one, isRight: true })),
    ...all('wrong').map((one) => ({ words: one, isRight: false })),
  ];
  const answer = choicesOf(choices);
  if (typeof answer === 'string') return answer;
  const [category = ''] = all('category');
  const [explanation = ''] = all('explanation');
  return { line, title: '', words, category, points: Number(points), explanation, ...answer };
}

/** One question after the other, an empty line between them; each answer on a line of its own, a star before the right ones. */
function readPlain(text: string): Imported {
  const blocks: { line: number; lines: string[] }[] = [];
  let open: { line: number; lines: string[] } | null = null;
  for (const [index, line] of text.replaceAll(/\r\n?/g, '\n').split('\n').entries()) {
    if (line.trim() === '') open = null;
    else if (open) open.lines.push(line.trim());
    else blocks.push((open = { line: index + 1, lines: [line.trim()] }));
  }
  return gather(blocks.map(({ line, lines }) => ({ line, question: readLines(lines, line) })));
}

/** "a)", "B." and "-" before an answer, "12." before a question. */
const ANSWER_MARK = /^(?:[A-Za-z][.)]|[-•–])\s+/;
const QUESTION_MARK = /^\d+[.)]\s+/;

function readLines([first = '', ...rest]: readonly string[], line: number): Read {
  const words = first.replace(QUESTION_MARK, '');
  const choices = rest.map((one): Choice => {
    // The star may stand before the letter or behind it.
    const isRight = /^(?:[A-Za-z][.)]\s*)?\*/.test(one);
    return {
      words: one
        .replace(/^\*\s*/, '')
        .replace(ANSWER_MARK, '')
        .replace(/^\*\s*/, ''),
      isRight,
    };
  });
  const answer = choicesOf(choices);
  if (typeof answer === 'string') return answer;
  return { line, title: '', words, category: '', points: 1, explanation: '', ...answer };
}
