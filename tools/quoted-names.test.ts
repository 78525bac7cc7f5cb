import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { MessageCatalogue } from '#kit/messages/define-messages.ts';

/** What the product itself fills in, and campuses, which only superadmins name. Everything else in a refusal is something that people have written. */
const OWN_WORDS = new Set(
  'argument campuses charged choice count days email form host hours max min minutes most paid placeholder points reason reference seconds'.split(
    ' ',
  ),
);
const PLACEHOLDER = /(.?)\{(\w+)\}(.?)/gu;
const OPENING = /^[“„«‘「\u00A0]$/u;
const CLOSING = /^[”“»’」\u00A0]$/u;

/** The words of a choice are no names: {status, select, PENDING {pending} other {decided}}. */
const CHOICE = /(?<=\b(?:[A-Z]{2,}|other) )\{[^{}]*\}/gu;

const hasBareName = (text: string): boolean =>
  [...text.replaceAll(CHOICE, '').matchAll(PLACEHOLDER)].some(
    ([, before = '', name = '', after = '']) =>
      !OWN_WORDS.has(name) && !(OPENING.test(before) && CLOSING.test(after)),
  );

const isOfProblems = ([id]: [string, string], { sources }: MessageCatalogue): boolean => id in sources;

/** What a slice refuses, in English and in every other language. */
async function refusalsOf(slice: string): Promise<[id: string, text: string][]> {
  const file = pathToFileURL(`${slice}/rules/problems.ts`).href;
  const { problems } = (await import(file)) as { problems: MessageCatalogue };
  const translated = globSync(`${slice}/messages/*.json`).flatMap((path) =>
    Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>),
  );
  const english = Object.entries(problems.sources).map(([id, { text }]): [string, string] => [id, text]);
  return [...english, ...translated.filter((entry) => isOfProblems(entry, problems))];
}

test('names that people have given stand in quotation marks where something is refused (D3)', async () => {
  const slices = globSync('slices/*/rules/problems.ts').map((file) => dirname(dirname(file)));
  const refusals = (await Promise.all(slices.map(refusalsOf))).flat();
  expect(refusals.length).toBeGreaterThan(1_500);
  expect(refusals.filter(([, text]) => hasBareName(text))).toEqual([]);
});

test.each([
  ['{name} did not arrive.', true],
  ['“{name}” did not arrive.', false],
  ['At most {max} characters.', false],
  ['{status, select, PENDING {pending} other {decided}}', false],
  ['{status, select, PENDING {of {name}} other {decided}}', true],
])('“%s” has a bare name: %s', (text, expected) => {
  expect(hasBareName(text)).toBe(expected);
});
