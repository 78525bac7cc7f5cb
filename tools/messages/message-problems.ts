import { DEFAULT_LOCALE, type Locale } from '#kit/messages/locales.ts';
import { textProblems, translationProblems } from '#kit/messages/text-problems.ts';
import { wordOutOfTune } from './forms-of-address.ts';
import { otherLocales, type MessageFolder } from './message-folders.ts';
import { percentOutOfForm } from './percent-signs.ts';
import { problemSentence } from './problem-sentence.ts';

/** Says what keeps the product from speaking all of its languages. */
export function messageProblems(folders: readonly MessageFolder[]): string[] {
  return [...repeatedIds(folders), ...folders.flatMap((folder) => folderProblems(folder))];
}

function repeatedIds(folders: readonly MessageFolder[]): string[] {
  const homes = Map.groupBy(
    folders.flatMap(({ path, english }) => english.map(({ id }) => ({ id, path }))),
    ({ id }) => id,
  );
  return [...homes]
    .filter(([, uses]) => uses.length > 1)
    .map(([id, uses]) => `${id} is defined ${uses.length} times: ${uses.map(({ path }) => path).join(', ')}`);
}

function folderProblems(folder: MessageFolder): string[] {
  const english = folder.english.flatMap(({ id, source }) => [
    ...textProblems(source.text, DEFAULT_LOCALE).map(
      (problem) => `${folder.path}: ${id} ${problemSentence(problem)}`,
    ),
    ...percentProblems(`${folder.path}: ${id}`, source.text, DEFAULT_LOCALE),
    ...(source.about.trim() === '' ? [`${folder.path}: ${id} does not say where it is shown`] : []),
  ]);
  return [...english, ...otherLocales.flatMap((locale) => localeProblems(folder, locale))];
}

function localeProblems({ path, english, translations }: MessageFolder, locale: Locale): string[] {
  const file = `${path}/messages/${locale}.json`;
  const texts = translations.get(locale);
  if (texts === undefined) return [`${file} is missing`];
  if (!isFlat(texts)) return [`${file} must be an object of ids and texts`];

  const ids = new Set(english.map(({ id }) => id));
  const extra = Object.keys(texts).filter((id) => !ids.has(id));
  const wrong = english.flatMap(({ id, source }) => {
    const text = texts[id];
    if (text === undefined) return [`${file}: ${id} is missing`];
    const problems = [...textProblems(text, locale), ...translationProblems(text, source.text)];
    const word = wordOutOfTune(text, locale);
    return [
      ...problems.map((problem) => `${file}: ${id} ${problemSentence(problem)}`),
      ...percentProblems(`${file}: ${id}`, text, locale),
      ...(word ? [`${file}: ${id} says “${word}”, which addresses the reader otherwise than the rest`] : []),
    ];
  });
  return [...wrong, ...extra.map((id) => `${file}: ${id} has no English text`)];
}

function percentProblems(where: string, text: string, locale: Locale): string[] {
  const found = percentOutOfForm(text, locale);
  return found ? [`${where} says “${found}”, which its language writes otherwise`] : [];
}

const isFlat = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');
