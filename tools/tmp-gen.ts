import { writeFile } from 'node:fs/promises';
import { generateDatabaseTypes } from './gen-database.ts';
for (const [p, t] of await generateDatabaseTypes()) await writeFile(p, t);
