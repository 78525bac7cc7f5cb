import { globSync, readFileSync } from 'node:fs';

/** The documents our own apps send, by the names of their operations, as they were generated. */
export function ownOperations(): Map<string, string> {
  const files = globSync('{apps,kit,slices}/**/*.graphql.generated.ts');
  const values = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/operationName: '(?<name>\w+)',\s*query: `(?<query>[^`]*)`/g),
  ]);
  return new Map(values.map(({ groups }) => [groups?.['name'] ?? '', groups?.['query'] ?? '']));
}

/** What pages ask for with their HTML, in one call with what the frame needs. */
export function firstCalls(): Map<string, string> {
  const text = readFileSync('apps/web/frame/first-calls.generated.json', 'utf8');
  const calls = JSON.parse(text) as { operationName: string; query: string }[];
  return new Map(calls.map(({ operationName, query }) => [operationName, query]));
}
