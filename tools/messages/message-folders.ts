import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MessageCatalogue, MessageSource } from '#kit/messages/define-messages.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#kit/messages/locales.ts';

/** A slice, a kit room or an app that has texts: its English ones, and what its translators have made of them. */
export interface MessageFolder {
  path: string;
  english: { id: string; source: MessageSource }[];
  /** The parsed file of each other language; undefined where there is none. */
  translations: ReadonlyMap<Locale, unknown>;
}

export const otherLocales = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** English lives in the catalogues of the code, the other languages in a file each beside them. */
export async function readMessageFolders(root: string): Promise<MessageFolder[]> {
  const catalogues = globSync(
    ['slices/*/rules/{messages,problems,emails,pages}.ts', '{kit,apps}/*/messages.ts'],
    {
      cwd: root,
    },
  );
  const translations = globSync('{slices,kit,apps}/*/messages/*.json', { cwd: root });
  const paths = new Set(
    [...catalogues, ...translations].map((path) => path.split('/').slice(0, 2).join('/')),
  );
  return Promise.all(
    [...paths].toSorted().map(async (path) => ({
      path,
      english: await readEnglish(
        root,
        catalogues.filter((catalogue) => catalogue.startsWith(`${path}/`)),
      ),
      translations: new Map(otherLocales.map((locale) => [locale, readTranslation(root, path, locale)])),
    })),
  );
}

async function readEnglish(root: string, catalogues: string[]): Promise<MessageFolder['english']> {
  const modules = await Promise.all(
    catalogues.map(async (path) => {
      const module = (await import(pathToFileURL(join(root, path)).href)) as Record<string, MessageCatalogue>;
      const catalogue = module[basename(path, '.ts')];
      if (!catalogue) throw new Error(`${path} does not export ${basename(path, '.ts')}.`);
      return Object.entries(catalogue.sources);
    }),
  );
  return modules.flat().map(([id, source]) => ({ id, source }));
}

function readTranslation(root: string, folder: string, locale: Locale): unknown {
  const path = join(root, folder, 'messages', `${locale}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
