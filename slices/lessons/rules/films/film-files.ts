import { searchForm } from '#kit/messages/search-form.ts';
import { beginsWithNumberedBook, withoutBookNumbers } from '../numbered-book.ts';

/** What is taken for the film of a lesson. By their endings: not every browser knows what each of these is. */
export const FILM_FILES = {
  accept: ['.mp4', '.mov', '.m4v', '.webm', '.mkv', '.mpg', '.mpeg', '.m4a', '.mp3'],
};

/** A lesson as far as a file may be meant for it; they come in their order. */
interface Meant {
  _id: string;
  title: string;
}

/** This share of the words of a title in the name of a file, and it is meant. */
const ENOUGH_WORDS = 0.6;

/** How a camera or an editor calls the size of a picture, which is no number of a lesson. `_` parts words too. */
const NO_NUMBERS =
  /(?<![\p{L}\p{N}])(?:\d{4}[-_.]\d{2}[-_.]\d{2}|\d{3,4}p|\d+fps|v\d+|\dk)(?![\p{L}\p{N}])/gu;
/** One letter counts only right before the number: many languages have such words. */
const AFTER_LESSON_WORD =
  /(?<![\p{L}\p{N}])(?:(?:lesson|lecture|lektion|lezione|leccion|lecon|pelajaran|lecke|lekcja|les|session|ep)[ _.-]*|(?:s\d+)?e|l)0*(\d{1,3})(?![\p{L}\p{N}])/u;
/** A number that counts the files: it is written as one, or another one follows it. */
const BEFORE_TITLE = /^\s*(?:\d{4}[-_.]\d{2}[-_.]\d{2}|0\d*|\d+(?=\s*[_.-]|\s+\d))[\s_.-]+(?=.*\p{L})/u;
const PLAIN_NUMBER = /^\s*(\d+)\s+(?=\p{L})/u;

const stemOf = (name: string): string => name.replace(/\.\w{1,5}$/, '');

/** Numbers as they are counted: 02 is 2. */
const wordsIn = (text: string): string[] =>
  (searchForm(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/^0+(?=\d)/, ''));

/** How much of a title stands in the name of a file, between 0 and 1. */
function likeness(name: string, title: string): number {
  const wanted = wordsIn(title);
  const said = wordsIn(stemOf(name));
  const there = new Set(said);
  // "2 Samuel" is not most of "1 Samuel": the number tells them apart.
  const isOther = wanted.some((word) => /^\d+$/.test(word) && !there.has(word));
  if (wanted.length === 0 || isOther) return 0;
  const share = wanted.filter((word) => there.has(word)).length / wanted.length;
  const isItsBeginning = said.length > 1 && said.every((word, index) => word === wanted[index]);
  return isItsBeginning ? Math.max(share, ENOUGH_WORDS) : share;
}

/** The name of a file without what looks like the number of a lesson and is none. */
const countingPart = (name: string): string =>
  withoutBookNumbers(searchForm(stemOf(name)).replaceAll(NO_NUMBERS, ' '));

const numbersIn = (name: string): number[] => (countingPart(name).match(/\d+/g) ?? []).map(Number);

/** The number of a lesson in the name of a file. What stands in every name, such as that of the course, tells none apart. */
function numberIn(name: string, all: readonly string[], max: number): number | null {
  const spoken = AFTER_LESSON_WORD.exec(countingPart(name))?.[1];
  if (spoken !== undefined && Number(spoken) <= max) return Number(spoken);
  const isTelling = (number: number): boolean =>
    number <= max && (all.length === 1 || !all.every((other) => numbersIn(other).includes(number)));
  return numbersIn(name).find(isTelling) ?? null;
}

interface Guess {
  file: number;
  lessonId: string;
  /** The better it fits, the earlier it counts: a title is more telling than a number. */
  weight: number;
}

function guesses(names: readonly string[], lessons: readonly Meant[]): Guess[] {
  return names.flatMap((name, file) => {
    const byTitle = lessons
      .map(({ _id, title }) => ({ file, lessonId: _id, weight: 1 + likeness(name, title) }))
      .filter(({ weight }) => weight >= 1 + ENOUGH_WORDS);
    const numbered = lessons[(numberIn(name, names, lessons.length) ?? 0) - 1];
    return numbered ? [...byTitle, { file, lessonId: numbered._id, weight: 1 }] : byTitle;
  });
}

/** The lesson each file is meant for by its title or its number, none twice; null for a file that fits none. */
export function lessonsOfFiles(names: readonly string[], lessons: readonly Meant[]): (string | null)[] {
  const meant = new Map<number, string>();
  const given = new Set<string>();
  for (const { file, lessonId } of guesses(names, lessons).toSorted((a, b) => b.weight - a.weight)) {
    if (meant.has(file) || given.has(lessonId)) continue;
    meant.set(file, lessonId);
    given.add(lessonId);
  }
  return names.map((_, file) => meant.get(file) ?? null);
}

/** Whether "10 Ruth" is the tenth of these files; "10 commandments" is a title, unless others are counted beside it. */
function isCounted(name: string, all: readonly string[]): boolean {
  const others = all.filter((other) => other !== name);
  const number = PLAIN_NUMBER.exec(name)?.[1];
  return (
    number !== undefined &&
    others.some((other) => /^\s*\d/.test(other)) &&
    others.every((other) => Number.parseInt(other, 10) !== Number(number))
  );
}

/**
 * A title for a lesson that is made for a file: its name without the number before it, signs and ending. The files that
 * came with it tell whether a number counts them.
 */
export function titleOfFile(name: string, all: readonly string[] = [name]): string {
  const stem = stemOf(name).normalize('NFC');
  const isBook = beginsWithNumberedBook(searchForm(stem));
  const bare = isBook ? stem : stem.replace(isCounted(name, all) ? PLAIN_NUMBER : BEFORE_TITLE, '');
  const title = bare.replaceAll(/[\s_.-]+/g, ' ').trim();
  return title.charAt(0).toUpperCase() + title.slice(1);
}
