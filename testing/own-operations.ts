import { globSync, readFileSync } from 'node:fs';

/** The documents our own apps send, by the names of their operations, as they were generated. */
export function ownOperations(): Map<string, string> {
  const files = globSync('{apps,kit,slices}/**/*.graphql.generated.ts');
  const values = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/operationName: '(?<name>\w+)',\s*query: `(?<query>[^`]*)`/g),
  ]);
  return new Map(values.map(({ groups }) => [groups?.['name'] ?? '', groups?.['query'] ?? '']));
}
