import { readFile, writeFile } from 'node:fs/promises';
import { generateSlices } from './gen/gen-slices.ts';

/** `npm run gen` writes what follows from the sources; with --check it only says what is stale. */
const isCheck = process.argv.includes('--check');
const stale: string[] = [];

async function keepFresh(generate: () => Promise<[path: string, text: string][]>): Promise<void> {
  for (const [path, text] of await generate()) {
    const now = await readFile(path, 'utf8').catch(() => null);
    if (now === text) continue;
    stale.push(path);
    if (!isCheck) await writeFile(path, text);
  }
}

await keepFresh(generateSlices);
// The schema is made of the slices that are listed: with a stale list there would be another one, or none.
if (!isCheck || stale.length === 0) {
  const { generateDatabaseTypes } = await import('./gen/gen-database.ts');
  const { generateSchema } = await import('./gen/gen-schema.ts');
  const { generateDocuments } = await import('./gen/gen-documents.ts');
  for (const generate of [generateDatabaseTypes, generateSchema, generateDocuments])
    await keepFresh(generate);
}

if (isCheck && stale.length > 0) {
  console.error(`Stale, run npm run gen:\n${stale.join('\n')}`);
  process.exitCode = 1;
} else if (stale.length > 0) {
  console.log(`Written:\n${stale.join('\n')}`);
}
