import type { Random } from '#kit/demo/random.ts';
import { hostileText } from './hostile-values.ts';
import { anyOperation, type Grammar, type Operation } from './operations.ts';

/** The body of one request: mostly a document that can run, often one that was damaged on its way. */
export function anyBody(grammar: Grammar): string {
  const { random } = grammar;
  const operation = anyOperation(grammar);
  if (random.chance(0.75)) return JSON.stringify(operation);
  return random.pick(DAMAGES)(operation, random);
}

const cutAt = (text: string, random: Random): number => random.int(0, Math.max(0, text.length - 1));

const DAMAGES: readonly ((operation: Operation, random: Random) => string)[] = [
  // The document: cut short, with a sign too many, with a part twice, with a part missing.
  (operation, random) =>
    JSON.stringify({ ...operation, query: operation.query.slice(0, cutAt(operation.query, random)) }),
  ({ query, ...rest }, random) => {
    const at = cutAt(query, random);
    const sign = random.pick([
      '{',
      '}',
      '(',
      ')',
      '$',
      '@',
      '!',
      '"',
      '"""',
      '...',
      '#',
      '\\',
      '\u0000',
      'é',
      '🙂',
      ' on ',
    ]);
    return JSON.stringify({ ...rest, query: query.slice(0, at) + sign + query.slice(at) });
  },
  ({ query, ...rest }, random) =>
    JSON.stringify({ ...rest, query: query + query.slice(cutAt(query, random)) }),
  ({ query, ...rest }, random) => {
    const at = cutAt(query, random);
    return JSON.stringify({ ...rest, query: query.slice(0, at) + query.slice(at + random.int(1, 20)) });
  },
  ({ query, ...rest }, random) =>
    JSON.stringify({ ...rest, query: query.replaceAll('{', `{ ${hostileText(random).slice(0, 200)} `) }),
  // The variables: other ones, none, of another kind.
  (operation, random) =>
    JSON.stringify({
      ...operation,
      variables: random.pick<unknown>([null, [], 'text', 1, { v0: {} }, { v0: [[[]]] }]),
    }),
  ({ variables, ...rest }) =>
    JSON.stringify({ ...rest, variables: { ...variables, more: 'x'.repeat(1_000), length: 1e9 } }),
  // The request: not one, several, something else.
  (operation, random) => JSON.stringify(Array.from({ length: random.int(0, 5) }, () => operation)),
  (_, random) => JSON.stringify({ query: random.pick<unknown>([null, 1, {}, [], '', hostileText(random)]) }),
  (operation, random) => JSON.stringify(operation).slice(0, random.int(0, 50)),
  (operation) => JSON.stringify(operation).replace('{', '{"__proto__":{"query":"{ locales { _id } }"},'),
  (_, random) =>
    random.pick([
      '',
      'null',
      '"',
      '{}',
      '[[[[',
      'true',
      '\u0000',
      '['.repeat(50_000),
      `{"query":"{a}","variables":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
    ]),
];
