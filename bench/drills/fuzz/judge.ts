import { SESSION_LOSS, SESSION_LOST } from '#kit/access/session-loss.ts';

export interface Heard {
  status: number;
  text: string;
  ms: number;
}

export const MAX_MS = 1_000;

/** What only a program's inside or its makers would say. */
const INDISCRETIONS: readonly [what: string, RegExp][] = [
  ['a stack trace', /\bat \S+ \(|\bat (async )?\S+:\d+:\d+|node:internal/],
  ['a path', /\/(srv|home|usr|work|tmp|app|slices|kit|node_modules)\/|\.(ts|js|sql):\d+/],
  [
    'SQL',
    /\b(syntax error at|relation "|column "|violates|invalid input syntax|invalid byte sequence|duplicate key)/i,
  ],
  ['a statement', /\b(select|update|delete|insert)\b.+\b(from|set|into|where)\b/i],
  ['a suggestion', /did you mean/i],
  [
    'what the schema looks like',
    /Cannot query field|Unknown argument|of type "|got invalid value|Expected (type|value)/,
  ],
];

const LOSSES: readonly string[] = Object.values(SESSION_LOSS);

/** What is wrong with an answer; whatever the caller asked for, this must never be. */
export function faultsOf({ status, text, ms }: Heard, isSignedIn: boolean): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`answered ${status}`);
  if (ms > MAX_MS) faults.push(`took ${Math.round(ms)} ms`);
  if (status !== 200) return [...faults, ...indiscretionsIn(text), ...lossesIn(text)];
  const errors = errorsIn(text);
  if (!errors) return [...faults, 'answered something else than an answer'];
  for (const { message, extensions } of errors) {
    faults.push(...indiscretionsIn(`${message} ${JSON.stringify(extensions)}`));
    if (extensions.code === 'INTERNAL') faults.push('had a surprise');
    if (isSignedIn || message !== SESSION_LOSS.sessionMissing || extensions.code !== SESSION_LOST)
      faults.push(...lossesIn(`${message} ${JSON.stringify(extensions)}`));
  }
  return faults;
}

const indiscretionsIn = (text: string): string[] =>
  INDISCRETIONS.filter(([, pattern]) => pattern.test(text)).map(([what]) => `told ${what}`);

/** The sentences by which clients sign out, wherever they stand. */
const lossesIn = (text: string): string[] =>
  LOSSES.filter((sentence) => text.includes(sentence)).map(
    (sentence) => `said “${sentence}” though no session was lost`,
  );

interface TopError {
  message: string;
  extensions: { code: string };
}

function errorsIn(text: string): TopError[] | null {
  try {
    const { errors = [] } = JSON.parse(text) as { errors?: TopError[] };
    return errors;
  } catch {
    return null;
  }
}
