import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything a browser app is made of; its own folder is added to these. */
const shared = [
  'kit/{ui,client,offline,access,calendar,csv,money,messages,percent,record,rich-text}/**',
  'kit/*/messages.ts',
  'kit/*/messages/*.json',
  'slices/*/{parts,rules,messages}/**',
  'schema.graphql',
  'package-lock.json',
  'tsconfig.{base,web}.json',
];

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** A digest of all files an app is built from. The app is stale when it differs from that of the last build. */
export function inputsDigest(root: string, app: string): string {
  const patterns = [`apps/${app}/**`, `slices/*/${app}/**`, ...shared];
  const digest = createHash('sha256');
  for (const entry of globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((found) => found.isFile() && !isTest(found.name))
    .map((found) => join(found.parentPath, found.name))
    .toSorted()) {
    digest.update(entry.slice(root.length)).update('\0').update(readFileSync(entry)).update('\0');
  }
  return digest.digest('hex');
}

/** The browser apps of the repository. */
export const webApps = (root: string): string[] =>
  ['web', 'companion'].filter((app) => existsSync(join(root, 'apps', app, 'vite.config.ts')));
