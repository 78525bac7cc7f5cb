import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor, type Expression, type NewExpression, type SpreadElement } from 'oxc-parser';
import { expect, test } from 'vitest';
import type { MessageCatalogue } from '#kit/messages/define-messages.ts';

const CATALOGUES = ['slices/*/rules/problems.ts', 'kit/{graphql,images}/messages.ts'];
const SOURCES = ['apps/server/**/*.ts', 'kit/**/*.ts', 'slices/*/server/**/*.ts'];
const PLACEHOLDER = /\{(\w+)\s*[,}]/g;

type Argument = Expression | SpreadElement;

const isText = (argument: Argument | undefined): argument is Argument & { value: string } =>
  argument?.type === 'Literal' && typeof argument.value === 'string';

/** The names of an object that is written out; null where it cannot be read. */
function namesIn(argument: Argument | undefined): string[] | null {
  if (!argument) return [];
  if (argument.type !== 'ObjectExpression') return null;
  const names = argument.properties.map((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : null,
  );
  return names.every((name) => name !== null) ? names : null;
}

/** Every refusal that is written out in a source, with the values that it gives to its text. */
function refusalsIn(path: string): { problem: string; values: string[] }[] {
  const refusals: { problem: string; values: string[] }[] = [];
  const visitor = new Visitor({
    NewExpression({ callee, arguments: [problem, , values] }: NewExpression) {
      if (callee.type !== 'Identifier' || callee.name !== 'RuleError' || !isText(problem)) return;
      const names = namesIn(values);
      if (names) refusals.push({ problem: problem.value, values: names });
    },
  });
  visitor.visit(parseSync(path, readFileSync(path, 'utf8')).program);
  return refusals;
}

async function textsOf(path: string): Promise<[string, string][]> {
  const catalogues = Object.values(
    (await import(pathToFileURL(path).href)) as Record<string, MessageCatalogue>,
  );
  return catalogues.flatMap(({ sources }) =>
    Object.entries(sources ?? {}).map(([id, { text }]): [string, string] => [id, text]),
  );
}

test('every refusal gives its text all the values that it names', async () => {
  const texts = new Map((await Promise.all(globSync(CATALOGUES).map(textsOf))).flat());
  const refusals = globSync(SOURCES)
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => refusalsIn(path).map((refusal) => ({ path, ...refusal })));
  expect(refusals.length).toBeGreaterThan(300);
  const missing = refusals.flatMap(({ path, problem, values }) => {
    const named = new Set([...(texts.get(problem) ?? '').matchAll(PLACEHOLDER)].map(([, name = '']) => name));
    return [...named].filter((name) => !values.includes(name)).map((name) => `${path}: ${problem} {${name}}`);
  });
  expect(missing).toEqual([]);
});
