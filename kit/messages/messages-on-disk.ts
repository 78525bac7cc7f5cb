import { glob, readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MessageCatalogue, MessageSource } from './define-messages.ts';
import { DEFAULT_LOCALE, type Locale } from './locales.ts';

export interface KnownMessage extends MessageSource {
  category: string;
  isGuarded: boolean;
}

/** Every text that ships with the product. */
export interface BundledMessages {
  english: Readonly<Record<string, KnownMessage>>;
  /** The text in a language, or English where that language has none. */
  text(locale: Locale, id: string): string | undefined;
  /** The text in this very language, if it has one. */
  translated(locale: Locale, id: string): string | undefined;
}

const CATALOGUES = ['slices/*/rules/{messages,problems,emails,pages}.ts', '{kit,apps}/*/messages.ts'];

async function readEnglish(root: string): Promise<Record<string, KnownMessage>> {
  const english: Record<string, KnownMessage> = {};
  for (const pattern of CATALOGUES) {
    for await (const path of glob(pattern, { cwd: root })) {
      const module = (await import(pathToFileURL(resolve(root, path)).href)) as Record<
        string,
        MessageCatalogue
      >;
      const catalogue = module[basename(path, '.ts')];
      if (!catalogue) throw new Error(`${path} does not export a catalogue of its own name.`);
      for (const [id, source] of Object.entries(catalogue.sources)) {
        const { category, isGuarded } = catalogue;
        english[id] = { ...source, category, isGuarded };
      }
    }
  }
  return english;
}

/** What each language has. One search finds the files of all of them: one for each took most of the time. */
async function readOthers(root: string): Promise<ReadonlyMap<string, Record<string, string>>> {
  const others = new Map<string, Record<string, string>>();
  for await (const path of glob('{slices,kit,apps}/*/messages/*.json', { cwd: root })) {
    const locale = basename(path, '.json');
    const texts = JSON.parse(await readFile(resolve(root, path), 'utf8')) as Record<string, string>;
    others.set(locale, Object.assign(others.get(locale) ?? {}, texts));
  }
  return others;
}

const read = new Map<string, Promise<BundledMessages>>();

/** The catalogues of all slices, read once by a process: they are part of its code. */
export function readBundledMessages(root = process.cwd()): Promise<BundledMessages> {
  const messages = read.get(root) ?? readFrom(root);
  read.set(root, messages);
  return messages;
}

async function readFrom(root: string): Promise<BundledMessages> {
  const english = await readEnglish(root);
  const others = await readOthers(root);
  const translated = (locale: Locale, id: string): string | undefined =>
    locale === DEFAULT_LOCALE ? english[id]?.text : others.get(locale)?.[id];
  return { english, translated, text: (locale, id) => translated(locale, id) ?? english[id]?.text };
}
