import { readFile, writeFile } from 'node:fs/promises';
import { generateDatabaseTypes } from './gen-database.ts';
import { generateDocuments } from './gen-documents.ts';
import { generateSchema } from './gen-schema.ts';

/** `npm run gen` writes what follows from the sources; with --check it only says what is stale. */
const isCheck = process.argv.includes('--check');
const stale: string[] = [];

for (const generate of [generateDatabaseTypes, generateSchema, generateDocuments]) {
  for (const [path, text] of await generate()) {
    const now = await readFile(path, 'utf8').catch(() => null);
    if (now === text) continue;
    stale.push(path);
    if (!isCheck) await writeFile(path, text);
  }
}

if (isCheck && stale.length > 0) {
  console.error(`Stale, run npm run gen:\n${stale.join('\n')}`);
  process.exitCode = 1;
} else if (stale.length > 0) {
  console.log(`Written:\n${stale.join('\n')}`);
}
