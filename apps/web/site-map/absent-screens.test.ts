import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { MessageCatalogue } from '#kit/messages/define-messages.ts';
import { SCREENS } from '../screens.ts';
import { NAMED_PLACES } from './menus.ts';

type Texts = Readonly<Record<string, string>>;

const FILES = globSync(['slices/*/rules/{messages,problems,emails}.ts', '{apps,kit}/*/messages.ts']);
const MAILS = new Set(globSync('slices/*/rules/emails.ts'));

async function english(file: string): Promise<Texts> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, unknown>;
  const catalogues = Object.values(module).filter(
    (value): value is MessageCatalogue => typeof value === 'object' && value !== null && 'sources' in value,
  );
  return Object.fromEntries(
    catalogues.flatMap(({ sources }) => Object.entries(sources).map(([id, { text }]) => [id, text])),
  );
}

/** Every text of the product in one language. */
const translated = (locale: string): Texts =>
  Object.assign(
    {},
    ...globSync(`{apps,kit,slices}/*/messages/${locale}.json`).map(
      (path) => JSON.parse(readFileSync(path, 'utf8')) as Texts,
    ),
  ) as Texts;

const isAbsent = (path: string, anyOf: unknown): boolean => anyOf !== null && !(path in SCREENS);

test('no mail names a screen that does not exist, in any language', async () => {
  const inEnglish = await Promise.all(FILES.map(async (file) => [file, await english(file)] as const));
  const mailIds = inEnglish.flatMap(([file, texts]) => (MAILS.has(file) ? Object.keys(texts) : []));
  const all: Texts = Object.assign({}, ...inEnglish.map(([, texts]) => texts)) as Texts;
  const built = new Set<string>(NAMED_PLACES.flatMap(({ path, label }) => (path in SCREENS ? [label] : [])));
  const absent = NAMED_PLACES.filter(({ path, anyOf, label }) => isAbsent(path, anyOf) && !built.has(label));
  expect(absent.map(({ path }) => path)).toContain('/reports');
  expect(mailIds.length).toBeGreaterThan(20);
  const locales = globSync('slices/notifications/messages/*.json').map((path) => path.slice(-10, -5));
  expect(locales).toHaveLength(12);
  const faults = [all, ...locales.map(translated)].flatMap((texts) =>
    absent.flatMap(({ label }) => {
      const name = new RegExp(`(?<!\\p{L})${texts[label]}(?!\\p{L})`, 'u');
      expect(texts[label]).toBeTruthy();
      return mailIds.filter((id) => name.test(texts[id] ?? '')).map((id) => `${id}: ${texts[id]}`);
    }),
  );
  expect(faults).toEqual([]);
});
